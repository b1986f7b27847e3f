// How the cost of solving grows with spaces and men: npm run growth. Prints a table and draws docs/growth.svg.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, output, root, run } from './run.mjs';

const FAMILIES = [
  { name: 'bell, 3 men', rules: 'bell;men=3', spaces: [5, 7, 9, 11, 13, 15, 17], color: '#7a4a12' },
  { name: 'bell, 4 men', rules: 'bell;men=4', spaces: [5, 7, 9, 11, 13], color: '#1f4e79' },
  { name: 'bell, 5 men', rules: 'bell', spaces: [5, 7, 9, 10], color: '#8c1d18' },
  { name: 'liberation, 3 men', rules: 'liberation;men=3', spaces: [5, 7, 9, 11], color: '#2f6b3a' },
  { name: 'liberation, 4 men', rules: 'liberation;men=4', spaces: [5, 7, 9], color: '#5b3a86' },
];

const cargo = ['--release', '--quiet', '-p', 'puluc', '--features', 'cli'];
if (!run('cargo', ['build', ...cargo])) fail('The command line does not build');

/** @typedef {{ spaces: number, values: number, updates: number, seconds: number }} Point */
const families = FAMILIES.map(family => ({
  ...family,
  points: family.spaces.map(spaces => measure(family.rules, spaces)),
}));

console.log('| rules | spaces | values | updates a value | seconds | µs a value |\n|---|---:|---:|---:|---:|---:|');
for (const { name, points } of families) {
  for (const { spaces, values, updates, seconds } of points) {
    const each = (updates / values).toFixed(1);
    console.log(
      `| ${name} | ${spaces} | ${values.toLocaleString('en')} | ${each} | ${seconds.toFixed(2)} | ${((1e6 * seconds) / values).toFixed(2)} |`,
    );
  }
}
writeFileSync(join(root, 'docs/growth.svg'), plot());

/** @param {string} rules @param {number} spaces @returns {Point} */
function measure(rules, spaces) {
  const text = `${rules}${rules.includes(';') ? '' : ';men=5'};spaces=${spaces}`;
  const start = performance.now();
  const line = output('cargo', ['run', ...cargo, '--', 'solve', '--rules', text, '--threads', '1']) ?? '';
  const all = (performance.now() - start) / 1000;
  /** @param {string} key */
  const figure = key => Number(new RegExp(`${key}=([\\d.]+)`).exec(line)?.[1] ?? fail(`${text}: no ${key}`));
  // What is printed has one decimal only: short solves are timed from outside.
  return {
    spaces,
    values: figure('values'),
    updates: figure('updates'),
    seconds: Math.min(all, figure('seconds') + 0.05),
  };
}

/** Seconds over values, both by powers of ten. */
function plot() {
  const [width, height, left, right, bottom] = [680, 420, 64, 48, 48];
  const points = families.flatMap(({ points }) => points);
  const range = (/** @type {number[]} */ all) => [
    Math.floor(Math.log10(Math.min(...all))),
    Math.ceil(Math.log10(Math.max(...all))),
  ];
  const [x0, x1] = range(points.map(({ values }) => values));
  const [y0, y1] = range(points.map(({ seconds }) => seconds));
  const x = (/** @type {number} */ value) => left + ((Math.log10(value) - x0) / (x1 - x0)) * (width - left - right);
  const y = (/** @type {number} */ value) =>
    height - bottom - ((Math.log10(value) - y0) / (y1 - y0)) * (height - bottom - 16);
  const steps = (/** @type {number} */ from, /** @type {number} */ to) =>
    Array.from({ length: to - from + 1 }, (_, at) => 10 ** (from + at));
  const text = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ words, anchor = 'middle') =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${words}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#222">`,
    '<title>Seconds on one thread over values, both by powers of ten</title>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...steps(x0, x1).flatMap(value => [
      `<path d="M${x(value)} 16V${height - bottom}" stroke="#ddd"/>`,
      text(x(value), height - bottom + 16, value.toLocaleString('en')),
    ]),
    ...steps(y0, y1).flatMap(value => [
      `<path d="M${left} ${y(value)}H${width - right}" stroke="#ddd"/>`,
      text(left - 6, y(value) + 4, String(value), 'end'),
    ]),
    text((width + left - right) / 2, height - 8, 'values'),
    text(left + 8, 12, 'seconds, one thread', 'start'),
    ...families.flatMap(({ name, color, points }, at) => [
      `<polyline fill="none" stroke="${color}" stroke-width="2" points="${points.map(one => `${x(one.values).toFixed(1)},${y(one.seconds).toFixed(1)}`).join(' ')}"/>`,
      ...points.map(
        one =>
          `<circle cx="${x(one.values).toFixed(1)}" cy="${y(one.seconds).toFixed(1)}" r="3" fill="${color}"><title>${one.spaces} spaces</title></circle>`,
      ),
      `<text x="${left + 12}" y="${36 + 16 * at}" fill="${color}">${name}</text>`,
    ]),
    '</svg>\n',
  ].join('\n');
}
