// Tak-tikl's stage: pieces on the board, what can be chosen, a slide, three in line.

import { Looks } from '../looks.js';
import { cue } from '../puluc/cues.js';
import { drawHalo, drawTarget } from '../puluc/marks.js';
import { TILT } from '../puluc/measures.js';
import { Men, put } from '../puluc/men.js';
import { add, meets } from '../puluc/regions.js';
import { drawArrow, tintOf } from '../side/advice.js';
import { lineCues, takTiklStill } from '../side/cues.js';
import { BoardStage } from '../side/stage.js';
import { fade } from '../theme.js';
import { easeInOut } from '../tween.js';
import { paintArt, paintPlain } from './board.js';
import { base, cell, SQUARES, squareAt, takTiklGeometry } from './geometry.js';
import { pieceTheme } from './pieces.js';

/**
 * @typedef {import('../side/types.d.ts').TakTiklSnapshot} Snapshot
 * @typedef {import('../side/types.d.ts').TakTiklEvent} Event
 * @typedef {import('../../types.d.ts').Side} Side
 * @typedef {import('../side/types.d.ts').SideStage<Snapshot, Event>} Stage
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('../puluc/regions.js').Box} Box
 * @typedef {{ side: Side, square: string, x: number, y: number, lift: number }} Piece
 */

const SLIDE = 260;
/** Its pieces are of clay, whatever men stand on Puluc's table. */
const CLAY = new Looks();
/** @type {Snapshot['moves']} */
const NONE = [];

/** @param {HTMLCanvasElement} canvas @param {import('../side/types.d.ts').SideOptions} options */
export const createStage = (canvas, options) => new TakTiklStage(canvas, options);

/**
 * @extends {BoardStage<Snapshot, Event>}
 * @implements {Stage}
 */
class TakTiklStage extends BoardStage {
  g = takTiklGeometry(1, 1);
  kit = new Men(pieceTheme(this.theme), 1, CLAY);
  /** Far ones first. @type {Piece[]} */
  pieces = [];
  /** The one on its way. @type {Piece | null} */
  mover = null;
  /** Squares of three in line, and how bright they are. @type {string[]} */
  line = [];
  glow = 0;
  /** @type {{ piece: Piece, x: number, y: number } | null} */
  dragged = null;

  arrange() {
    this.g = takTiklGeometry(this.size.width, this.size.height);
    this.kit = new Men(pieceTheme(this.theme), this.size.dpr, CLAY);
    if (this.snapshot && !this.play.open) this.set(this.snapshot);
  }

  /** @param {Context} ctx */
  paintPlain(ctx) {
    paintPlain(ctx, this.g, this.size, this.theme);
  }

  /** @param {Context} ctx @param {number} dpr */
  paintArt(ctx, dpr) {
    return paintArt(ctx, this.g, { ...this.size, dpr }, this.theme);
  }

  /** @param {Snapshot} snapshot */
  set(snapshot) {
    this.mover = null;
    this.dragged = null;
    this.line = snapshot.outcome?.line ?? [];
    this.glow = 1;
    this.pieces = /** @type {const} */ (['a', 'b'])
      .flatMap(side => snapshot.pieces[side].map(square => ({ side, square, ...base(this.g, square), lift: 0 })))
      .sort((one, two) => one.y - two.y);
  }

  places() {
    return SQUARES.map(square => ({ place: square, rect: cell(this.g, square) }));
  }

  /** @param {string} move */
  spot(move) {
    const found = this.snapshot?.moves.find(one => one.move === move);
    const [from, to] = found ? [found.from, found.to] : [move.slice(0, 2), move.slice(2, 4)];
    if (!SQUARES.includes(from) || !SQUARES.includes(to)) return null;
    const a = base(this.g, from);
    const b = base(this.g, to);
    // Beyond the arrow's tip, beside its line.
    return { x: b.x, y: b.y - this.g.thick + (a.y === b.y ? this.g.cellH * 0.3 : (b.y - a.y) * 0.06) };
  }

  /** @param {string | null} place @param {number} [x] @param {number} [y] */
  drag(place, x = 0, y = 0) {
    const piece = this.pieces.find(one => one.square === place);
    this.dragged = piece ? { piece, x, y } : null;
    this.repaint();
  }

  /** @param {number} x @param {number} y */
  at(x, y) {
    return squareAt(this.g, x, y);
  }

  /** @param {Event[]} events */
  stillCues(events) {
    return takTiklStill(events);
  }

  /** @param {Event[]} events @param {import('../side/stage.js').Play} play */
  async act(events, play) {
    for (const event of events) {
      if (!play.open) return;
      if (event.type === 'moved') await this.slide(event.from, event.to, play);
      else if (event.type === 'won' && event.reason === 'line') await this.lightUp(play);
      else if (event.type === 'passed') await this.shrug(event.side, play);
      else this.hear(cue(event.type));
    }
  }

  /** Pushed by a finger: off quickly, then it glides to rest, a hair too far and back. @param {string} from @param {string} to @param {import('../side/stage.js').Play} play */
  async slide(from, to, play) {
    const { g } = this;
    const piece = this.pieces.find(one => one.square === from);
    if (!piece) return;
    const a = base(g, from);
    const b = base(g, to);
    this.mover = piece;
    this.hear(cue('slide'), (a.x + b.x) / 2);
    this.touch(piece);
    await this.tween(SLIDE, play, t => {
      const e = t < 0.72 ? easeInOut(t / 0.72) * 1.035 : 1.035 - 0.035 * easeInOut((t - 0.72) / 0.28);
      piece.x = a.x + (b.x - a.x) * e;
      piece.y = a.y + (b.y - a.y) * e;
      piece.lift = g.radius * 0.16 * Math.sin(Math.PI * Math.min(1, t / 0.72));
      this.order();
    });
    if (!play.open) return;
    piece.square = to;
    piece.lift = 0;
    this.mover = null;
    this.touch(piece);
  }

  order() {
    const { pieces } = this;
    for (let i = 1; i < pieces.length; i++) {
      for (let j = i; j > 0 && pieces[j].y < pieces[j - 1].y; j--) {
        const last = pieces[j];
        pieces[j] = pieces[j - 1];
        pieces[j - 1] = last;
      }
    }
  }

  /** @param {import('../side/stage.js').Play} play */
  async lightUp(play) {
    this.line = this.after?.outcome?.line ?? [];
    this.hearer.hear([...lineCues(), cue('won', { in: 420 })]);
    const three = this.pieces.filter(({ square }) => this.line.includes(square));
    await this.tween(760, play, t => {
      this.glow = Math.min(1, t * 2.2);
      three.forEach((piece, i) => {
        const at = Math.min(1, Math.max(0, t * 1.6 - i * 0.22));
        piece.lift = this.g.radius * 0.34 * Math.sin(Math.PI * at);
      });
      this.touchAll();
    });
  }

  /** Who is shut in or too late gives a small shake. @param {Side} side @param {import('../side/stage.js').Play} play */
  async shrug(side, play) {
    const own = this.pieces.filter(piece => piece.side === side);
    this.hear(cue('passed'));
    const xs = own.map(({ square }) => base(this.g, square).x);
    await this.tween(360, play, t => {
      own.forEach((piece, i) => {
        piece.x = xs[i] + Math.sin(t * Math.PI * 4) * (1 - t) * this.g.radius * 0.08;
        this.touch(piece);
      });
    });
  }

  /** @param {Piece} piece */
  touch(piece) {
    this.around(this.dirty, piece.x, piece.y);
  }

  /** @param {Box} box @param {number} x @param {number} y */
  around(box, x, y) {
    const r = this.g.radius;
    add(box, x - r * 2, y - r * 2, x + r * 2.4 + 12, y + r * 2 + 12);
  }

  /** @param {Box} box */
  moving(box) {
    if (this.mover) this.around(box, this.mover.x, this.mover.y);
  }

  /** @param {Context} ctx @param {Box} box */
  paintScene(ctx, box) {
    const { g, snapshot, marks, theme, kit } = this;
    if (!snapshot) return;
    this.paintLine(ctx);
    const { radius: r, thick } = g;
    const movable = marks.live ? snapshot.moves : NONE;
    for (const piece of this.pieces) {
      if (!meets(box, piece.x - r * 2, piece.y - r * 2, piece.x + r * 2.4, piece.y + r * 2)) continue;
      if (!movable.some(({ from }) => from === piece.square)) continue;
      drawHalo(ctx, kit, piece.x, piece.y, r, piece.square === marks.chosen);
    }
    for (const { from, to } of movable) {
      if (from !== marks.chosen) continue;
      const at = base(g, to);
      const over = this.dragged ? squareAt(g, this.dragged.x, this.dragged.y) === to : false;
      const k = r * (over ? 1.12 : 1);
      if (over) {
        ctx.beginPath();
        ctx.ellipse(at.x, at.y, k, k * TILT, 0, 0, 7);
        ctx.fillStyle = fade(theme.casing, 0.4);
        ctx.fill();
      }
      drawTarget(ctx, theme, at.x, at.y, k, k * TILT, true, Math.max(1, r / 33));
    }
    for (const piece of this.pieces) {
      if (!meets(box, piece.x - r * 2, piece.y - r * 2, piece.x + r * 2.4, piece.y + r * 2)) continue;
      if (this.dragged?.piece === piece) continue;
      const raised = marks.live && marks.chosen === piece.square ? r * 0.26 : piece.lift;
      this.paintPiece(ctx, piece.side, piece.x, piece.y, raised);
    }
    for (const { move, kind } of marks.advice) this.paintAdvice(ctx, move, kind);
    const { dragged } = this;
    if (dragged) this.paintPiece(ctx, dragged.piece.side, dragged.x, dragged.y + r * 0.5 + thick, r * 0.5);
  }

  /** @param {Context} ctx @param {Side} side @param {number} x @param {number} y @param {number} lift */
  paintPiece(ctx, side, x, y, lift) {
    const { g, kit } = this;
    const { dpr } = this.size;
    const px = Math.round(x * dpr) / dpr;
    const py = Math.round(y * dpr) / dpr;
    if (lift > 0.5) put(ctx, kit.airShadow(g.radius, lift), px + lift * 0.5, py + lift * 0.55);
    else put(ctx, kit.shadow(g.radius, g.thick), px, py);
    put(ctx, kit.man(side, g.radius, g.thick, false), px, py - lift);
  }

  /** The three squares are lit, a bar runs under their pieces. @param {Context} ctx */
  paintLine(ctx) {
    const { line, g, theme, glow } = this;
    if (line.length < 2) return;
    ctx.save();
    ctx.globalAlpha = glow;
    for (const square of line) {
      const { x, y, width, height } = cell(g, square);
      ctx.fillStyle = theme.flat ? theme.glow : fade(theme.glow, 0.72);
      ctx.fillRect(x, y, width, height);
      ctx.strokeStyle = theme.keyline;
      ctx.lineWidth = Math.max(2, g.radius * 0.07);
      ctx.strokeRect(x + 1.5, y + 1.5, width - 3, height - 3);
    }
    const from = base(g, line[0]);
    const to = base(g, line[line.length - 1]);
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
    ctx.lineCap = 'round';
    ctx.strokeStyle = theme.keyline;
    ctx.lineWidth = g.radius * 0.42;
    ctx.stroke();
    ctx.strokeStyle = theme.halo;
    ctx.lineWidth = g.radius * 0.3;
    ctx.stroke();
    ctx.restore();
  }

  /** @param {Context} ctx @param {string} move @param {import('../side/types.d.ts').SideAdvice['kind']} kind */
  paintAdvice(ctx, move, kind) {
    const { g, theme, snapshot } = this;
    const found = snapshot?.moves.find(one => one.move === move);
    const from = found?.from ?? move.slice(0, 2);
    const to = found?.to ?? move.slice(2, 4);
    if (!SQUARES.includes(from) || !SQUARES.includes(to)) return;
    const a = base(g, from);
    const b = base(g, to);
    drawArrow(
      ctx,
      theme,
      a.x,
      a.y - g.thick,
      b.x,
      b.y - g.thick,
      tintOf(theme, kind),
      kind === 'played',
      g.radius / 30,
    );
  }
}
