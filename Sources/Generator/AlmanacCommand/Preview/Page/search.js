// Finds entries as the generated enums do, in the same order. The folds, patterns and pairs are those of the library.

const spaces = /^\p{White_Space}+|\p{White_Space}+$/gu;
const unseen = '[\\p{White_Space}\\u00AD\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069\\uFEFF]+';
const invisible = new RegExp(`^${unseen}|${unseen}$`, 'gu');

/** The entries that pass the tests: those of the first test, then those of the second. */
function ranked(entries, tests) {
  const found = new Set();
  for (const test of tests) {
    for (const entry of entries) if (test(entry.search)) found.add(entry);
  }
  return [...found];
}

/** An emoji without variation selectors and skin tones, as `EmojiSequence.key` makes it. */
function emojiKey(text) {
  const isTone = (character) => /[\u{1F3FB}-\u{1F3FF}]/u.test(character);
  let key = '';
  let previous = '';
  for (const character of text) {
    const isSpelling = isTone(character)
      ? /\p{Emoji_Modifier_Base}/u.test(previous)
      : character === '\uFE0F' && /\p{Emoji}/u.test(previous) && !isTone(previous);
    if (!isSpelling) key += character;
    previous = character;
  }
  return data.pairs[key] ?? key;
}

/** The emoji by their keys, for each list of entries. */
const emojiByKey = new WeakMap();

/** The entry of an emoji in any spelling, or none. */
function emojiOf(entries, text) {
  if (!emojiByKey.has(entries)) emojiByKey.set(entries, new Map(entries.map((entry) => [emojiKey(entry.code), entry])));
  return emojiByKey.get(entries).get(emojiKey(text));
}

/** `Emoji.search` in the language of the data, with its default ranking. */
function searchEmoji(entries, query) {
  const trimmed = query.replace(invisible, '').replace(/^:(.+):$/s, '$1');
  if (!trimmed) return entries;
  const text = fold(trimmed, true);
  if (!text) return [];
  const found = ranked(entries, [
    (words) => words.shortcodes.includes(text),
    (words) => words.name.includes(text),
    (words) => words.shortcodes.some((code) => code.startsWith(text)),
    (words) => words.keywords.some((keyword) => keyword.startsWith(text)),
  ]);
  const itself = emojiOf(entries, trimmed);
  if (itself) return [...new Set([itself, ...found])];
  return found.length ? found : searchEmojiInexactly(entries, fold(trimmed, false));
}

/** The emoji with all words of a query in any order, or else with the words in the singular, or else for one typo. */
function searchEmojiInexactly(entries, text) {
  if (!text) return [];
  const rules = ['', 's', 'es', 'ies'].map((ending) => {
    const parts = text.split(' ').map((part) =>
      part.endsWith(ending) && size(part) > ending.length + 2 ? part.slice(0, part.length - ending.length) : part);
    return (words) => parts.every((part) => words.name.includes(part)
      || [...words.shortcodes, ...words.keywords].some((other) => other.startsWith(part)));
  });
  const hasTypo = (other) => [other, ...other.split(/[ _-]/).filter((part) => part)]
    .some((part) => isTypo([...part], [...text]));
  if (allowsTypo(text)) rules.push((words) => [words.name, ...words.shortcodes, ...words.keywords].some(hasTypo));
  return firstFound(entries, rules);
}

/** The entries that pass the first test that any entry passes. */
function firstFound(entries, tests) {
  return tests.map((test) => ranked(entries, [test])).find((found) => found.length) ?? [];
}

/** The search of a `SearchableEnum`, such as `Country.search`. */
function searchEnum(entries, query) {
  const exact = query.replace(spaces, '').toLowerCase();
  if (!exact) return entries;
  const text = fold(query, false);
  const codes = /^[a-z0-9]( [a-z0-9])+$/.test(text) ? [exact, text.replaceAll(' ', '')] : [exact];
  const groups = [codes.map((code) => `=${code};`), codes.map((code) => `=${code}=`)]
    .concat(text ? data.patterns.map((patterns) => patterns.map((pattern) => pattern.replace('%', () => text))) : []);
  const bySize = [...entries].sort((first, second) => first.rank - second.rank);
  const found = ranked(bySize, groups.map((group) => (row) => group.some((part) => row.includes(part))));
  return found.length || !text ? found : searchInexactly(bySize, text);
}

/** The entries with all words of a query in any order, or else with a name that equals it but for spaces, or else for one typo. */
function searchInexactly(entries, text) {
  const words = text.split(' ');
  const withName = (isMatch) => (row) => names(row).some(isMatch);
  const rules = [
    words.length > 1 && ((row) => words.every((word) => row.includes(`<${word}`) || row.includes(` ${word}`))),
    withName((name) => name.replaceAll(' ', '') === words.join('')),
    allowsTypo(text) && withName((name) => isTypo([...name], [...text])),
  ];
  return firstFound(entries, rules.filter((rule) => rule));
}

/** The names in a row, the main name first. */
function names(row) {
  const parts = row.slice(row.indexOf('<') + 1).split(';');
  return [parts[0], ...parts.slice(1).filter((part) => part.startsWith(' ')).map((part) => part.slice(1))];
}

function size(text) { return new TextEncoder().encode(text).length; }

/** Whether a query is long enough for a typo, as `InexactSearch` says. */
function allowsTypo(text) { return size(text) > 3 && [...text].length > 2; }

/** Whether one letter is added, missing or another one, or two letters are swapped. */
function isTypo(name, text) {
  let start = 0;
  while (start < name.length && name[start] === text[start]) start++;
  let end = 0;
  while (end < Math.min(name.length, text.length) - start && name.at(-1 - end) === text.at(-1 - end)) end++;
  const [own, other] = [name, text].map((letters) => letters.slice(start, letters.length - end));
  return own.length < 2 && other.length < 2
    || own.length === 2 && other.length === 2 && own[0] === other[1] && own[1] === other[0];
}
