// The field for amounts. The module applies each edit by the rules of `AmountInput`, or else the server, one after the other.
'use strict';

const amounts = document.getElementById('amounts');
const field = amounts.elements.text;
const code = document.getElementById('amount');
let turn = Promise.resolve();
let waiting = 0;
let state = { text: field.value, selectionStart: 0, selectionEnd: 0 };

/** The module, when it is loaded. */
let almanac;
const loading = soon(amounts, '/almanac.js', async ({ load }) => { almanac = await load(fetch('/almanac.wasm')); });
loading.catch(() => {});

/** Applies an edit after those before it. */
function send(kind, insertion, range) {
  const edit = () => {
    const { currency, locale, other } = Object.fromEntries(new FormData(amounts));
    return { currency, locale, other, ...state, ...range?.(state), kind, insertion };
  };
  if (almanac && !waiting) {
    try { return take(edited(edit())); } catch { /* The server answers. */ }
  }
  waiting++;
  turn = turn.then(async () => {
    try {
      const answer = await ask(edit());
      if (answer.error) say(answer.error); else take(answer);
    } catch { say(text('unreachable')); } finally { waiting--; }
  });
}

/** The field after an edit, and its amount in the other format. */
function edited(edit) {
  const { currency, locale, other } = edit;
  const field = almanac.edit(edit);
  const amount = almanac.parse(locale, currency, field.text);
  return { ...field, converted: amount && almanac.format(other, currency, amount) };
}

/** The answer of the server, or of the module if the server cannot be reached. */
async function ask(edit) {
  try {
    const answer = await fetch('/api/amounts', posted(edit));
    if (answer.status < 500) return await answer.json();
  } catch { /* The module answers. */ }
  await loading;
  return edited(edit);
}

function take({ text, selectionStart, selectionEnd, amount, converted }) {
  state = { text, selectionStart, selectionEnd };
  const { case: currency } = amounts.elements.currency.selectedOptions[0].dataset;
  code.value = amount && `try Money("${amount}", Currency.${currency})`;
  const other = document.getElementById('converted');
  other.value = converted ?? '';
  other.ariaLabel = amounts.elements.other.selectedOptions[0].text;
  field.value = text;
  if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
}

/** Until all edits are answered, the caret in the field is an old one. */
function readSelection() {
  if (!waiting) state = { text: field.value, selectionStart: field.selectionStart, selectionEnd: field.selectionEnd };
}

/** The selection, or the character after the caret. */
function forward({ text, selectionStart, selectionEnd }) {
  const next = new Intl.Segmenter().segment(text.slice(selectionEnd))[Symbol.iterator]().next().value;
  return { selectionEnd: selectionStart < selectionEnd ? selectionEnd : selectionEnd + (next?.segment.length ?? 0) };
}

field.addEventListener('beforeinput', (event) => {
  if (event.isComposing || event.inputType.startsWith('history')) return;
  event.preventDefault();
  readSelection();
  const text = event.data ?? event.dataTransfer?.getData('text/plain');
  if (event.inputType.startsWith('insert')) { if (text) send('insert', text); }
  else if (event.inputType.endsWith('Forward')) send('replace', '', forward);
  else if (event.inputType.startsWith('delete')) send('delete');
});
field.addEventListener('compositionstart', readSelection);
field.addEventListener('compositionend', (event) => {
  field.value = state.text;
  send('insert', event.data);
});
// The first digit replaces the example.
field.addEventListener('click', () => field.select(), { once: true });
field.addEventListener('blur', () => send('end'));
amounts.addEventListener('change', (event) => {
  // The digits stay, and are formatted anew.
  if (event.target !== field) send('end');
});
amounts.querySelector('.copy').addEventListener('click', (event) => { event.currentTarget.value = code.value; });
amounts.addEventListener('submit', (event) => { event.preventDefault(); send('end'); });
