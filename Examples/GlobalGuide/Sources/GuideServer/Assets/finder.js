// Finds and shows countries in the list without the server. The list loads it when the page has been shown.
import { codesOf, openCountries } from '/countries.js';

// As many as a page of the server has.
const firstCount = 24;

/** Loads the module and all cards. The result shows what matches a form, and returns how many countries that are. */
export async function openFinder(form, results) {
  const [almanac, page] = await Promise.all([openCountries(fetch), fetch('/?all=1').then((answer) => answer.text())]);
  const all = new DOMParser().parseFromString(page, 'text/html');
  // The cards that are shown keep their images.
  const list = [...all.querySelectorAll('.card'), ...results.querySelectorAll('.card')];
  const cards = new Map(list.map((card) => [card.id, card]));
  return (path, showsAll) => {
    // The server's cards have the number that they are sorted by.
    if (form.elements.sort.value && navigator.onLine) throw new Error('The server knows the numbers.');
    const found = codesOf(almanac, new FormData(form), lang, [...cards.keys()]).map((code) => cards.get(code));
    // The server also finds the states and provinces of countries.
    if (!found.length && form.elements.q.value.trim() && navigator.onLine) throw new Error('The server may find more.');
    // The page with all cards can be another one, such as that of a busy server.
    if (found.includes(undefined)) throw new Error('A card is missing.');
    const shown = showsAll ? found : found.slice(0, firstCount);
    place(shown, results.querySelector('.cards'));
    results.querySelector('.count').textContent = found.length ? text('found', { count: found.length }) : text('noneFound');
    results.querySelector('#empty').hidden = found.length > 0;
    results.querySelector('#more')?.parentElement.remove();
    if (shown.length < found.length) offerAll(results, path, found.length);
  };
}

/** Makes cards those of a list. Those that are at their place stay, because the browser lays out what moves. */
function place(cards, list) {
  const kept = new Set(cards);
  for (const card of [...list.children]) if (!kept.has(card)) card.remove();
  for (const [index, card] of cards.entries()) {
    if (list.children[index] !== card) list.insertBefore(card, list.children[index] ?? null);
  }
}

function offerAll(results, path, count) {
  const link = Object.assign(document.createElement('a'), { id: 'more', href: path, textContent: text('showAllCountries', { count }) });
  results.append(document.createElement('p'));
  results.lastChild.append(link);
}
