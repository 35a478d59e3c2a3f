// The list of countries: searches while the user types, in the browser, or else by a page of the server.
'use strict';

const form = document.querySelector('form.filters');
const results = document.getElementById('results');
const onlyFavorites = form.elements.favorites;
const letters = document.getElementById('letters') ?? document.createElement('nav');
let asked = 0;
let shown = address();

/** Shows what matches without the server, when all that needs is loaded. */
let showLocal;

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
  const path = address();
  const all = `${path}${path.includes('?') ? '&' : '?'}all=1`;
  // Before it is loaded, and if it stops, the server answers.
  try { showLocal(all, showsAll); } catch { if (!await showPage(showsAll ? all : path, adds, number)) return; }
  results.removeAttribute('aria-busy');
  results.classList.remove('waits');
  shown = path;
  letters.hidden = path !== '/';
  keepAddress();
  favorites.show(results);
  keepFavorites();
  watch();
}

let keeping;
let kept = 0;

/** Keeps the query in the address. Browsers refuse more than about three changes in a second. */
function keepAddress() {
  clearTimeout(keeping);
  keeping = setTimeout(() => {
    kept = performance.now();
    history.replaceState(null, '', shown);
  }, kept + 300 - performance.now());
}

/** Shows a page of the server, or of its copy. Returns whether it did: the reader may have searched again. */
async function showPage(path, adds, number) {
  results.setAttribute('aria-busy', 'true');
  results.classList.toggle('waits', !adds);
  const markup = await fetch(path).then((answer) => answer.text()).catch(() => '');
  if (number !== asked) return false;
  const page = new DOMParser().parseFromString(markup, 'text/html').getElementById('results');
  if (!page) {
    results.removeAttribute('aria-busy');
    results.classList.remove('waits');
    say(text('unreachable'));
    return false;
  }
  localizeNumbers(page);
  const list = results.querySelector('.cards');
  // What the reader has seen stays, and with it the focus.
  if (adds) {
    list.append(...[...page.querySelectorAll('.card')].slice(list.children.length));
    document.getElementById('more').parentElement.remove();
  } else results.replaceChildren(...page.childNodes);
  return true;
}

/** The favorites of this browser are not part of a page, so that pages can be kept. */
function keepFavorites() {
  const cards = [...results.querySelectorAll('.cards li')];
  for (const card of cards) card.hidden = onlyFavorites.checked && !favorites.codes.has(card.id);
  const count = cards.filter((card) => !card.hidden).length;
  const none = document.getElementById('no-favorites');
  if (onlyFavorites.checked) results.querySelector('.count').textContent = text('favoriteCount', { count });
  // Where nothing matches, the page says so already.
  if (none) none.hidden = !cards.length || count > 0;
  say(text('resultCount', { count }), false);
}

/** Fades from one list to the next, unless the reader wants no motion. The page stands still until the list is there. */
function fade(change) {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  // The next choice can end a fade early, which is no error.
  document.startViewTransition(change).ready.catch(() => {});
}

form.addEventListener('submit', (event) => { event.preventDefault(); search(); });
form.addEventListener('change', (event) => {
  if (event.target === form.elements.q) return;
  // Nobody chooses as fast as one types.
  kept = 0;
  if (showLocal) fade(search); else search();
});
whenTyped(form.elements.q, () => search(), () => showLocal);
const loading = soon(form, '/finder.js', async ({ openFinder }) => { showLocal = await openFinder(form, results); });
loading.catch(() => {});
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
letters.addEventListener('click', async (event) => {
  if (!event.target.hash) return;
  event.preventDefault();
  await search(true);
  const card = document.getElementById(event.target.hash.slice(1));
  card.scrollIntoView();
  card.querySelector('a').focus({ preventScroll: true });
});
if (new URLSearchParams(location.search).has('favorites')) {
  onlyFavorites.checked = true;
  search();
}
