// The emoji picker.
'use strict';

const picker = document.getElementById('picker');
const field = document.getElementById('emoji-query');
const language = document.getElementById('emoji-language');
const tone = document.getElementById('emoji-tone');
const grid = document.getElementById('emoji-grid');
const empty = document.getElementById('no-emoji');
const copied = document.getElementById('copied');
const lists = new Map();
let group = document.querySelector('.bar [aria-pressed=true]').value;
let asked = 0;

/** The emoji that match. A query is searched by the server, or by the copy of the guide. */
async function found(query) {
  const text = query.replace(/^:|:$/g, '').trim();
  const path = `/api/emoji/${language.value}${text ? `?q=${encodeURIComponent(text)}` : ''}`;
  if (text || !lists.has(path)) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(answer.status);
    lists.set(path, (await answer.json()).emoji);
  }
  return lists.get(path).filter((emoji) => text || emoji.group === group);
}

function button(emoji) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = emoji.tones?.[tone.selectedIndex - 1] ?? emoji.character;
  button.title = emoji.name;
  button.setAttribute('aria-label', emoji.name);
  button.tabIndex = -1;
  return button;
}

async function show() {
  const number = ++asked;
  let emoji;
  try { emoji = await found(field.value); } catch { return say('The emoji cannot be loaded. Try again.'); }
  if (number !== asked) return;
  grid.lang = language.value;
  grid.replaceChildren(...emoji.map(button));
  if (grid.firstChild) grid.firstChild.tabIndex = 0;
  empty.hidden = emoji.length > 0;
  say(`${emoji.length} emoji`, false);
}

grid.addEventListener('click', async (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  copied.value = button.textContent;
  try {
    await navigator.clipboard.writeText(button.textContent);
    say(`${button.title} is copied.`);
  } catch { copied.focus(); copied.select(); say(`Copy ${button.title} from the text field.`); }
});
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
    group = choice.value;
    field.value = '';
    for (const other of choice.parentElement.children) other.setAttribute('aria-pressed', other === choice);
    show();
  });
}
whenTyped(field, show);
language.addEventListener('change', show);
tone.addEventListener('change', show);
picker.addEventListener('submit', (event) => event.preventDefault());
