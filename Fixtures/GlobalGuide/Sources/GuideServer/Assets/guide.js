// What all pages share: favorites, and the copy for offline use.
'use strict';

const favorites = {
  codes: new Set(),

  async load() {
    const answer = await fetch('/api/favorites');
    if (answer.ok) this.take(await answer.json());
  },

  take({ favorites: codes }) {
    this.codes = new Set(codes);
    this.show(document);
    document.dispatchEvent(new Event('favorites'));
  },

  /** Sets the stars of a part of the page. */
  show(part) {
    for (const star of part.querySelectorAll('.star')) {
      star.setAttribute('aria-pressed', this.codes.has(star.dataset.code));
      star.hidden = false;
    }
  },

  async toggle(code) {
    const isFavorite = !this.codes.has(code);
    // At once, so that the star answers even if the server is slow.
    this.take({ favorites: isFavorite ? [...this.codes, code] : [...this.codes].filter((other) => other !== code) });
    const change = { code, isFavorite, time: Date.now() };
    const answer = await fetch('/api/favorites', {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ changes: [change] }),
    }).catch(() => null);
    if (answer?.ok) return this.take(await answer.json());
    say('The favorite could not be saved.');
    await this.load().catch(() => {});
  },
};

/** Tells screen readers, and shows for a moment. */
function say(text) { document.getElementById('status').textContent = text; }

document.addEventListener('click', (event) => {
  const star = event.target.closest('.star');
  if (star) favorites.toggle(star.dataset.code);
});

/** Calls a function when a text field has not changed for a moment. */
function whenTyped(field, action) {
  let timer;
  field.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(action, 60); });
}

favorites.load().catch(() => {});
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => {});
  // The copies are made after the page is shown.
  navigator.serviceWorker.ready.then((worker) => setTimeout(() => worker.active.postMessage('keep'), 1500));
}
addEventListener('online', () => { favorites.load().catch(() => {}); });
