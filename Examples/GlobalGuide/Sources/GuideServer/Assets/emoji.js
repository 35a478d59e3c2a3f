// The emoji picker.
'use strict';

const picker = document.getElementById('picker');
const field = document.getElementById('emoji-query');
const language = document.getElementById('emoji-language');
const grid = document.getElementById('emoji-grid');
const empty = document.getElementById('no-emoji');
const section = document.getElementById('section');
const picked = document.getElementById('picked');
const lists = new Map();
let group = document.querySelector('.bar [aria-pressed=true]');
let asked = 0;

/** The module, when it is loaded, and the language of the list that it has. */
let almanac;
let loadedLanguage;

const loading = soon(picker, '/almanac.js', async ({ load }) => {
  const loaded = await load(fetch('/almanac.wasm'));
  await list(language.value);
  almanac = loaded;
});
loading.catch(() => {});

const isLocal = () => almanac && lists.has(language.value);

async function ask(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(answer.status);
  return (await answer.json()).emoji;
}

/** All emoji with names in a language. */
async function list(language) {
  if (!lists.has(language)) lists.set(language, await ask(`/api/emoji/${language}`));
  return lists.get(language);
}

/** The emoji of the list in the language that the module finds. */
function foundInList(words) {
  const emoji = lists.get(language.value);
  if (loadedLanguage !== language.value) {
    loadedLanguage = '';
    almanac.loadEmoji(emoji);
    loadedLanguage = language.value;
  }
  return almanac.searchLoadedEmoji(words).map((row) => emoji[row]);
}

/** The emoji that match: those that the module finds, or else the server or the copy of the guide. */
async function found(query) {
  const words = query.replace(/^:|:$/g, '').trim();
  if (!words && group.value === 'recent') {
    const all = await list(language.value);
    return recent().map((character) => all.find((emoji) => emoji.character === character)).filter((emoji) => emoji);
  }
  if (!words) return (await list(language.value)).filter((emoji) => emoji.group === group.value);
  if (isLocal()) {
    try { return foundInList(words); } catch { /* The server answers. */ }
  }
  return ask(`/api/emoji/${language.value}?q=${encodeURIComponent(words)}`);
}

/** The emoji that were copied last, without skin tones. A browser can refuse to keep them. */
function recent() {
  try {
    const kept = JSON.parse(localStorage.getItem('recent emoji'));
    return Array.isArray(kept) ? kept : [];
  } catch { return []; }
}

function remember(character) {
  const kept = [character, ...recent().filter((other) => other !== character)].slice(0, 40);
  try { localStorage.setItem('recent emoji', JSON.stringify(kept)); } catch { /* They are not kept. */ }
}

/** Writes the names of emoji that the fonts lack in their places. */
function markMissing() {
  let count = 0;
  for (const button of grid.children) {
    button.dataset.text ??= button.textContent;
    if (!isMissing(button.dataset.text)) continue;
    count++;
    button.className = 'missing';
    button.textContent = button.title;
  }
  document.getElementById('no-glyph').hidden = !count;
}

function button(emoji) {
  const button = document.createElement('button');
  button.type = 'button';
  button.value = emoji.character;
  button.textContent = emoji.tones?.[picker.elements.tone.value - 1] ?? emoji.character;
  button.title = emoji.name;
  button.setAttribute('aria-label', emoji.name);
  button.tabIndex = -1;
  return button;
}

async function show() {
  const number = ++asked;
  let emoji;
  try { emoji = await found(field.value); } catch { return say(text('emojiNotLoaded')); }
  if (number !== asked) return;
  grid.lang = language.value;
  // A search looks through all categories.
  group.setAttribute('aria-pressed', !field.value.trim());
  grid.replaceChildren(...emoji.map(button));
  markMissing();
  if (grid.firstChild) grid.firstChild.tabIndex = 0;
  empty.hidden = emoji.length > 0;
  const isRecent = group.value === 'recent' && !field.value.trim();
  empty.textContent = text(isRecent ? 'noRecent' : 'noEmoji');
  section.hidden = !emoji.length;
  section.textContent = field.value.trim() ? text('emojiFound', { count: emoji.length }) : group.title;
  say(text('emojiCount', { count: emoji.length }), false);
}

/** Shows what an emoji is called, and the ways to copy it. */
async function pick(button) {
  const { text: shown } = button.dataset;
  const plain = button.value || shown;
  const code = [...plain].map((part) => part.codePointAt(0).toString(16)).join('-');
  const [glyph, name, shortcode, copying, more] = picked.children;
  [glyph.textContent, name.textContent, copying.value, more.href] = [shown, button.title, shown, `/emoji/${code}`];
  copying.dataset.plain = plain;
  glyph.hidden = isMissing(shown);
  picked.hidden = false;
  const all = await list(language.value).catch(() => []);
  if (copying.value !== shown) return;
  const found = all.find(({ character }) => character === plain);
  shortcode.textContent = found?.shortcodes[0] ? `:${found.shortcodes[0]}:` : '';
}

grid.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  // A finger sees the name only now. A pointer has seen it before.
  if (event.pointerType === 'touch') return;
  remember(button.value || button.dataset.text);
  copy(button.dataset.text, button.title);
});
picked.addEventListener('click', ({ target }) => { if (target.dataset.plain) remember(target.dataset.plain); });
for (const event of ['pointerover', 'focusin', 'click']) {
  grid.addEventListener(event, ({ target }) => {
    if (target.closest('button')) pick(target.closest('button'));
  });
}
grid.addEventListener('keydown', (event) => {
  const buttons = [...grid.children];
  const index = buttons.indexOf(document.activeElement);
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
  const target = event.key === 'Home' ? buttons[0] : event.key === 'End' ? buttons.at(-1) : buttons[index + step];
  if (index < 0 || !target) return;
  event.preventDefault();
  document.activeElement.tabIndex = -1;
  target.tabIndex = 0;
  target.focus();
});
for (const choice of document.querySelectorAll('.bar button')) {
  choice.addEventListener('click', () => {
    group.setAttribute('aria-pressed', false);
    group = choice;
    group.setAttribute('aria-pressed', true);
    field.value = '';
    show();
  });
}
whenTyped(field, show, isLocal);
language.addEventListener('change', show);
document.querySelector('.tones').addEventListener('change', show);
markMissing();
picker.addEventListener('submit', (event) => event.preventDefault());
