// What pages of others load as `puluc-game.js`; a module of its own, so that the built file keeps that name.
import './element.js';
