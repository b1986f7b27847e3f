// Words stand on their moves; where two would lie on each other, the second steps aside.

/**
 * @param {{ clientWidth: number, clientHeight: number }} board
 * @param {Iterable<HTMLElement>} labels Each with its move in `data-move`.
 * @param {(move: string) => { x: number, y: number } | null} spot
 */
export function placeLabels(board, labels, spot) {
  /** @type {{ left: number, right: number, top: number, bottom: number }[]} */
  const taken = [];
  for (const label of labels) {
    const at = spot(label.dataset.move ?? '');
    label.hidden = !at;
    if (!at) continue;
    const { offsetWidth: w, offsetHeight: h } = label;
    const left = Math.min(Math.max(4, at.x - w / 2), board.clientWidth - w - 4);
    let top = Math.min(Math.max(4, at.y - h / 2), board.clientHeight - h - 4);
    for (const other of taken) {
      if (left > other.right || left + w < other.left || top > other.bottom || top + h < other.top) continue;
      top = other.bottom + 3 + h < board.clientHeight ? other.bottom + 3 : other.top - h - 3;
    }
    taken.push({ left, right: left + w, top, bottom: top + h });
    label.style.left = `${left}px`;
    label.style.top = `${top}px`;
  }
}
