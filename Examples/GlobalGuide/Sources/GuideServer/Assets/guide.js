// What all pages share: favorites, and the copy for offline use.
'use strict';

const { lang } = document.documentElement;
const texts = JSON.parse(document.documentElement.dataset.texts);

/** A text of the page's language with values in the places of their names. Those with a count have a form for each plural. */
function text(key, values = {}) {
  const entry = texts[key];
  const form = typeof entry === 'string' ? entry : entry[new Intl.PluralRules(lang).select(values.count)] ?? entry.other;
  return form.replace(/\{(\w+)\}/g, (_, name) => typeof values[name] === 'number' ? values[name].toLocaleString(lang) : values[name]);
}

const favorites = {
  codes: new Set(),
  turn: Promise.resolve(),
  waiting: 0,

  /**
   * Reads or changes the favorites, one request after the other: the answer to the first change has the cookie that the next one
   * needs. Only the last answer has all changes. There is none if the guide cannot be reached.
   */
  ask(request) {
    this.waiting++;
    this.turn = this.turn.then(async () => {
      const answer = await fetch('/api/favorites', request).then((found) => found.ok && found.json()).catch(() => null);
      if (--this.waiting === 0 && answer) this.take(answer);
      return answer;
    });
    return this.turn;
  },

  take({ favorites: codes }) {
    this.codes = new Set(codes);
    this.show(document);
    document.dispatchEvent(new Event('favorites'));
  },

  /** Sets the stars of a part of the page. */
  show(part) {
    for (const star of part.querySelectorAll('.star')) {
      star.setAttribute('aria-pressed', this.codes.has(star.value));
      star.hidden = false;
    }
  },

  async toggle(code) {
    const isFavorite = !this.codes.has(code);
    // At once, so that the star answers even if the server is slow.
    this.take({ favorites: isFavorite ? [...this.codes, code] : [...this.codes].filter((other) => other !== code) });
    const change = { code, isFavorite, time: Date.now() };
    if (await this.ask(posted({ changes: [change] }))) return;
    say(text('notSaved'));
    this.ask();
  },
};

/** A request with JSON. */
const posted = (value) => ({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) });

let fades;

/** Tells screen readers, and shows for a moment what the page does not show. */
function say(text, isShown = true) {
  const status = document.getElementById('status');
  status.textContent = text;
  status.classList.toggle('shown', isShown);
  clearTimeout(fades);
  fades = setTimeout(() => status.classList.remove('shown'), 6000);
}

/** Copies a text. Without the right to copy, the reader copies what is selected. */
async function copy(character, name = '') {
  try {
    await navigator.clipboard.writeText(character);
    say(text('copied', { text: `${character} ${name}`.trim() }));
  } catch {
    say(character);
    getSelection().selectAllChildren(document.getElementById('status'));
  }
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (button?.matches('.star')) favorites.toggle(button.value);
  if (button?.matches('.copy')) copy(button.value);
});

/** Groups numbers as the reader's locale does. The page has them as in English, so that one copy of it is right for everybody. */
function localizeNumbers(page) {
  if (lang !== 'en') return;
  for (const part of page.querySelectorAll('.number')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      // A year isn't grouped.
      text.data = text.data.replace(/\d{1,3}(,\d{3})*(\.\d+)?/g, (number) => Number(number.replaceAll(',', '')).toLocaleString());
    }
  }
}

/** Calls a function when a text field has not changed for a moment, or at once if the answer is quick. */
function whenTyped(field, action, isQuick) {
  let timer;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    if (isQuick()) action(); else timer = setTimeout(action, 60);
  });
}

/** Loads a module when the reader uses a form, or when the page has been shown for a while. */
function soon(form, module, action) {
  return new Promise((begin) => {
    form.addEventListener('focusin', begin, { once: true });
    addEventListener('load', () => setTimeout(begin, 2000));
  }).then(() => import(module)).then(action);
}

localizeNumbers(document);
favorites.ask();
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js', { type: 'module' }).catch(() => {});
  // The copies are made when the page is shown and has nothing to do, and not for readers who save data.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const keep = (worker) => setTimeout(() => whenIdle(() => worker.active.postMessage('keep'), { timeout: 5000 }), 1500);
  if (!navigator.connection?.saveData) navigator.serviceWorker.ready.then(keep);
}
addEventListener('online', () => favorites.ask());
// The page stays what it is, such as a search.
document.getElementById('languages').addEventListener('click', (event) => {
  if (!event.target.lang) return;
  event.preventDefault();
  document.cookie = `language=${event.target.lang}; path=/; max-age=31536000; samesite=strict`;
  location.reload();
});
