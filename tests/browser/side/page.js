// A page of the two boards alone: what the shell around them does, done by the test.
import { makeSideStage } from '../../../www/embed/side-stages.js';
import '../../../www/ui/side/mancala-board.js';
import '../../../www/ui/side/tak-tikl-board.js';

Reflect.set(window, 'makeSideStage', makeSideStage);
