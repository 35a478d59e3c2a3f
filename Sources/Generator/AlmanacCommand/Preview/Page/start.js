// Starts the page. A fragment is a search (`#q=smile`), an entry (`#/countries/ch`) or a section (`#emoji`).

const all = views();
let shownQuery;
let announcement;

function update() {
  const query = input.value;
  if (query === shownQuery) return [];
  shownQuery = query;
  const known = all.map((view) => view.update(query)).filter((text) => text);
  const text = query.trim() ? `Found ${known.length > 0 ? known.join(', ') : 'nothing'}.` : '';
  // A screen reader would read every change while the user types.
  clearTimeout(announcement);
  announcement = setTimeout(() => { status.textContent = text; remember(); }, 250);
  return known;
}

function remember() {
  if (dialog.open || location.hash.startsWith('#/')) return;
  const fragment = input.value ? `#q=${encodeURIComponent(input.value)}` : location.hash.startsWith('#q=') ? '#' : undefined;
  if (fragment !== undefined && fragment !== location.hash) history.replaceState(null, '', fragment);
}

function decoded(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

function follow() {
  if (location.hash.startsWith('#/')) {
    const [, kind, code] = /^#\/([^/]*)\/?(.*)$/.exec(location.hash).map(decoded);
    const shown = entry(kind, code);
    dialog.dataset.address = location.hash;
    return shown ? showDetail(shown) : showMissing(kind, code);
  }
  if (dialog.open) dialog.close();
  if (location.hash.startsWith('#q=')) {
    input.value = decoded(location.hash.slice(3));
    update();
  }
  return undefined;
}

document.getElementById('entries').replaceChildren(...all.map((view) => view.element));
document.getElementById('sections').replaceChildren(...all.map((view) => view.chip));
input.addEventListener('input', update);
document.getElementById('form').addEventListener('submit', (event) => event.preventDefault());
dialog.addEventListener('close', () => {
  // The address can already name the next entry.
  if (location.hash === dialog.dataset.address) history.replaceState(null, '', '#');
  remember();
});
document.getElementById('summary').textContent = update().join(', ');
follow();
window.addEventListener('hashchange', follow);
