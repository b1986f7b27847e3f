// The built wasm knows the same legal moves as the vectors.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { initSync, legalMoves } from '../../www/wasm/puluc.js';

const vectors = new URL('../vectors/', import.meta.url);

before(async () => {
  initSync({ module: await readFile(new URL('../../www/wasm/puluc_bg.wasm', import.meta.url)) });
});

for (const rules of ['bell', 'pencils', 'strasbourg', 'liberation', 'homeward']) {
  test(`legal moves of ${rules}`, async () => {
    const lines = (await readFile(new URL(`puluc-${rules}.tsv`, vectors), 'utf8')).trimEnd().split('\n');
    assert.equal(lines.length, 200);
    let asked = 0;
    for (const line of lines) {
      const [position, , ...throws] = line.split('\t');
      for (const thrown of throws) {
        const [score, moves] = thrown.split('=');
        const wanted = moves.split(',').map(move => move.split(':')[0]);
        assert.deepEqual(
          legalMoves(rules, `${position} ${score}`),
          wanted.filter(move => move !== 'pass').sort(),
          line,
        );
        asked += 1;
      }
    }
    assert.ok(asked > 500, `only ${asked} throws`);
  });
}
