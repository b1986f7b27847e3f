// The texts of all languages against each other and against the code that speaks them.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LANGUAGES, negotiate, textsFrom } from '../../www/i18n/index.js';
import { COMPOSED } from '../../www/i18n/keys.js';

const WWW = new URL('../../www/', import.meta.url);
const codes = LANGUAGES.map(({ code }) => code);
/** All files of a language. @param {string} code */
const source = code => {
  const folder = new URL(`i18n/${code}/`, WWW);
  return readdirSync(folder)
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
};
const sources = Object.fromEntries(codes.map(code => [code, source(code)]));
const resources = Object.fromEntries(codes.map(code => [code, new FluentResource(sources[code])]));
const messages = Object.fromEntries(
  codes.map(code => [code, new Map(resources[code].body.map(message => [message.id, message.value]))]),
);
const keys = [...messages.en.keys()];

const files = readdirSync(WWW, { recursive: true })
  .map(name => String(name).replaceAll('\\', '/'))
  .filter(name => name.endsWith('.js') && !name.startsWith('i18n/'))
  .map(name => ({ name, text: readFileSync(new URL(name, WWW), 'utf8') }));
const composed = Object.entries(COMPOSED).flatMap(([start, ends]) => ends.map(end => start + end));

/** What no message may hold. */
const WRONG = /[{}\u2068\u2069]|\s\s|\s[.,;:]/;
/** The same where a language has typography of its own. @type {Partial<Record<string, RegExp>>} */
const WRONG_IN = {
  // A narrow no-break space before ; : ! ? » and after «, and no other space there.
  fr: /[{}\u2068\u2069]|\s\s|\s[.,]|[^\u202f][;:!?»%]|«[^\u202f]/,
  // A dash never begins a line, quotation marks are «ёлочки».
  ru: /[{}\u2068\u2069]|\s\s|\s[.,;:]|[^\u00a0]—|["“„]/,
};

/**
 * The plural forms that whole numbers take in a language.
 * @param {string} code
 */
function formsOf(code) {
  const rules = new Intl.PluralRules(code);
  return [...new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))].sort();
}

/**
 * The keys of every choice anywhere in a parsed pattern that is made by a plural form; a last key stands for all that is not named.
 * @param {unknown} part
 * @returns {string[][]}
 */
function choicesByNumber(part) {
  if (!part || typeof part !== 'object') return [];
  const inside = Object.values(part).flatMap(choicesByNumber);
  if (!('variants' in part)) return inside;
  const keys = /** @type {{ key: { value: unknown } }[]} */ (part.variants).map(({ key }) => String(key.value));
  return keys.some(key => ['one', 'few', 'many'].includes(key)) ? [keys, ...inside] : inside;
}

/**
 * Names of the arguments anywhere in a parsed pattern.
 * @param {unknown} part
 * @param {Set<string>} found
 */
function argumentsOf(part, found = new Set()) {
  if (Array.isArray(part)) for (const each of part) argumentsOf(each, found);
  else if (part && typeof part === 'object') {
    if ('type' in part && part.type === 'var' && 'name' in part) found.add(String(part.name));
    for (const each of Object.values(part)) argumentsOf(each, found);
  }
  return found;
}

/**
 * The first argument of every call of `t`, as source text.
 * @param {string} text
 */
function* spokenIn(text) {
  for (const { index } of text.matchAll(/\bt\(/g)) {
    let depth = 0;
    let end = index + 2;
    for (; end < text.length; end += 1) {
      const letter = text[end];
      if ('([{'.includes(letter)) depth += 1;
      else if (')]}'.includes(letter)) {
        if (depth === 0) break;
        depth -= 1;
      } else if (letter === ',' && depth === 0) break;
    }
    yield text.slice(index + 2, end);
  }
}

test('the code is found', () => {
  assert.ok(files.length > 20, `only ${files.length} files`);
  assert.ok(keys.length > 100, `only ${keys.length} messages`);
});

for (const code of codes) {
  test(`${code}: every entry parses, once`, () => {
    const written = [...sources[code].matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id);
    assert.deepEqual(
      written.filter((id, at) => written.indexOf(id) !== at),
      [],
      'written twice',
    );
    // The parser leaves out what it cannot read.
    assert.deepEqual([...messages[code].keys()], written);
    const stray = sources[code].split('\n').filter(line => line && !/^(#|\s|}|[a-zA-Z][\w-]* *=)/.test(line));
    assert.deepEqual(stray, [], 'neither comment nor message');
  });

  test(`${code}: the same files as English`, () => {
    const files = (/** @type {string} */ lang) => readdirSync(new URL(`i18n/${lang}/`, WWW)).sort();
    assert.deepEqual(files(code), files('en'));
  });

  test(`${code}: the same keys as English, with the same arguments`, () => {
    assert.deepEqual([...messages[code].keys()].sort(), [...keys].sort());
    for (const key of keys) {
      assert.deepEqual(
        [...argumentsOf(messages[code].get(key))].sort(),
        [...argumentsOf(messages.en.get(key))].sort(),
        key,
      );
    }
  });

  test(`${code}: every choice by a number has the plural forms of the language`, () => {
    const forms = formsOf(code);
    for (const [key, value] of messages[code]) {
      for (const keys of choicesByNumber(value)) {
        assert.deepEqual(keys.filter(key => !/^\d+$/.test(key)).sort(), forms, key);
      }
    }
  });

  test(`${code}: every message formats without an error`, () => {
    const bundle = new FluentBundle(code, { useIsolating: false });
    assert.deepEqual(bundle.addResource(resources[code]), []);
    for (const [key, value] of messages[code]) {
      for (const argument of [0, 1, 2, 5, 'you', 'other', 'a', 'home', 'space', 'yes']) {
        /** @type {Error[]} */
        const errors = [];
        const text = bundle.formatPattern(
          value ?? '',
          Object.fromEntries([...argumentsOf(value)].map(name => [name, argument])),
          errors,
        );
        assert.deepEqual(errors, [], key);
        assert.match(text, /\S/, key);
        assert.doesNotMatch(text, WRONG_IN[code] ?? WRONG, key);
      }
    }
  });
}

test('every key that the code speaks exists', () => {
  const known = new Set(keys);
  const missing = composed.filter(key => !known.has(key));
  for (const { name, text } of files) {
    for (const spoken of spokenIn(text)) {
      const literals = [...spoken.matchAll(/'([^']*)'/g)].map(([, key]) => key);
      // Of a condition only what it chooses is a key.
      const chosen = spoken.includes(' ? ')
        ? [...spoken.slice(spoken.lastIndexOf(' ? ')).matchAll(/'([^']*)'/g)].map(([, key]) => key)
        : literals;
      missing.push(...chosen.filter(key => !known.has(key)).map(key => `${name}: ${key}`));
      for (const [, start] of spoken.matchAll(/`([^`$]*)\$\{/g)) {
        if (!COMPOSED[start]) missing.push(`${name}: \`${start}…\` is not in keys.js`);
      }
    }
    // Notices travel as keys: why something cannot be played.
    for (const [, key] of text.matchAll(/'(why-[a-z-]+)'/g)) if (!known.has(key)) missing.push(`${name}: ${key}`);
  }
  // Tables of keys in the DOM part: what looks like one of a family must be one.
  const families = new Set(keys.filter(key => key.includes('-')).map(key => key.split('-')[0]));
  for (const { name, text } of files.filter(file => file.name.startsWith('ui/'))) {
    for (const [, key] of text.matchAll(/[[,] ?'([a-z]+(?:-[a-z0-9]+)+)'(?=[,\]])/g)) {
      if (families.has(key.split('-')[0]) && !known.has(key)) missing.push(`${name}: ${key}`);
    }
  }
  assert.deepEqual([...new Set(missing)], []);
});

test('every key is spoken by the code', () => {
  const all = files.map(({ text }) => text).join('\n');
  const literals = new Set([...all.matchAll(/['`]([a-z][a-z0-9-]*)['`]/g)].map(([, key]) => key));
  assert.deepEqual(
    keys.filter(key => !literals.has(key) && !composed.includes(key)),
    [],
  );
});

test('every beginning in keys.js is used', () => {
  const all = files.map(({ text }) => text).join('\n');
  assert.deepEqual(
    Object.keys(COMPOSED).filter(start => !all.includes(`\`${start}\${`)),
    [],
  );
});

test('plural forms, numbers and percentages follow the language', () => {
  const en = textsFrom('en', sources.en);
  const es = textsFrom('es', sources.es);
  assert.equal(en.t('said-dead', { who: 'other', name: 'Ana', n: 1 }), 'Ana loses one man for good.');
  assert.equal(en.t('said-dead', { who: 'you', name: 'You', n: 2 }), 'You lose 2 men for good.');
  assert.equal(es.t('dead-count', { n: 1 }), '1 muerta');
  assert.equal(es.t('dead-count', { n: 3 }), '3 muertas');
  assert.equal(en.t('spoken', { yellow: 0, score: 4 }), 'No yellow: 4');
  const ru = textsFrom('ru', sources.ru);
  assert.deepEqual(
    [0, 1, 2, 5, 11, 21, 22].map(n => ru.t('dead-count', { n })),
    ['0 погибло', '1 погибла', '2 погибли', '5 погибло', '11 погибло', '21 погибла', '22 погибли'],
  );
  const fr = textsFrom('fr', sources.fr);
  assert.deepEqual(
    [0, 1, 2].map(n => fr.t('dead-count', { n })),
    ['0 éliminé', '1 éliminé', '2 éliminés'],
  );
  const it = textsFrom('it', sources.it);
  assert.equal(it.t('said-dead', { who: 'other', name: 'Ugo', n: 2 }), 'Ugo perde 2 pedine per sempre.');
  assert.equal(en.n(12345), '12,345');
  assert.equal(en.percent(0.125), '12.5%');
  for (const texts of [es, fr, ru]) assert.match(texts.percent(0.125), /^12,5\s%$/);
  assert.equal(it.percent(0.125), '12,5%');
});

test('the first language we have is chosen, English otherwise', () => {
  assert.equal(negotiate(['de-DE', 'es-GT', 'en']), 'es');
  assert.equal(negotiate(['en-GB', 'es']), 'en');
  assert.equal(negotiate(['uk', 'ru-RU']), 'ru');
  assert.equal(negotiate(['de']), 'en');
  assert.equal(negotiate([]), 'en');
});
