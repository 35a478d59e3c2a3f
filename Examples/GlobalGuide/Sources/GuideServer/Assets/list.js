// The list of countries: searches while the user types. Each answer is a page of the server, or of its copy.
'use strict';

const form = document.querySelector('form.filters');
const results = document.getElementById('results');
const onlyFavorites = form.elements.favorites;
let asked = 0;
let shown = address();

function address() {
  const query = new URLSearchParams(new FormData(form));
  for (const [name, value] of [...query]) if (!value) query.delete(name);
  return query.size ? `/?${query}` : '/';
}

function watch() {
  end.disconnect();
  const more = document.getElementById('more');
  if (more) end.observe(more);
}

async function search(showsAll = onlyFavorites.checked, adds = false) {
  const number = ++asked;
  results.setAttribute('aria-busy', 'true');
  const path = address();
  let page;
  try {
    const answer = await fetch(showsAll ? `${path}${path.includes('?') ? '&' : '?'}all=1` : path);
    page = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('results');
  } catch { /* Shown below. */ }
  if (number !== asked) return;
  results.removeAttribute('aria-busy');
  if (!page) return say('The guide cannot be reached.');
  const list = results.querySelector('.cards');
  // What the reader has seen stays, and with it the focus.
  if (adds) {
    list.append(...[...page.querySelectorAll('.card')].slice(list.children.length));
    document.getElementById('more').parentElement.remove();
  } else results.replaceChildren(...page.childNodes);
  shown = path;
  history.replaceState(null, '', shown);
  favorites.show(results);
  keepFavorites();
  watch();
}

/** The favorites of this browser are not part of a page, so that pages can be kept. */
function keepFavorites() {
  let count = 0;
  for (const card of results.querySelectorAll('.cards li')) {
    card.hidden = onlyFavorites.checked && !favorites.codes.has(card.id);
    if (!card.hidden) count++;
  }
  const none = document.getElementById('no-favorites');
  if (none) none.hidden = !onlyFavorites.checked || count > 0;
  say(count === 1 ? '1 country' : `${count} countries`, false);
}

form.addEventListener('submit', (event) => { event.preventDefault(); search(); });
form.addEventListener('change', (event) => { if (event.target !== form.elements.q) search(); });
whenTyped(form.elements.q, () => search());
document.addEventListener('favorites', keepFavorites);
// The other countries come when the reader has seen the first ones, unless the list is about to change.
const end = new IntersectionObserver((entries) => {
  if (entries.some(({ isIntersecting }) => isIntersecting) && !results.ariaBusy && address() === shown) search(true, true);
}, { rootMargin: '200px' });
addEventListener('scroll', watch, { once: true });
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && !event.target.closest('input, select, textarea')) {
    event.preventDefault();
    form.elements.q.focus();
  }
  const cards = [...results.querySelectorAll('.cards li:not([hidden]) a')];
  const index = cards.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.target.closest('select') || (index < 0 && event.target !== form.elements.q)) return;
  event.preventDefault();
  (cards[index + step] ?? (index + step < 0 ? form.elements.q : cards[index]))?.focus();
});
