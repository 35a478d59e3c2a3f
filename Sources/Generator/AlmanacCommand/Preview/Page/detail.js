// Shows all facts of one entry in a dialog.

const dialog = document.getElementById('detail');
const scroller = make('div', { class: 'scroll' });
dialog.append(scroller);

/** Shows a dialog with a title, a line below it, and more content. */
function show(figure, title, line, content) {
  const close = make('button', { type: 'button' }, 'Close');
  close.addEventListener('click', () => dialog.close());
  const top = make('div', { class: 'top' }, figure, make('div', {}, title, line), close);
  scroller.replaceChildren(top, content);
  if (!dialog.open) dialog.showModal();
  scroller.scrollTop = 0;
  close.focus();
}

function showDetail(shown) {
  const figure = shown.image ? image(shown.image, shown.label)
    : shown.kind === 'emoji' ? make('span', { class: 'glyph', 'aria-hidden': 'true' }, shown.code) : undefined;
  const title = make('h2', { id: 'detail-title', ...language(shown) }, shown.name);
  show(figure, title, make('code', {}, shown.expression), make('dl', {}, ...groups(shown).flatMap((group) => [
    make('dt', {}, group.label),
    make('dd', {}, ...group.facts.flatMap((fact, index) => [
      ...(index ? [make('br')] : []), ...joined(values(shown, fact)),
      fact.origin ? make('span', { class: 'origin' }, fact.origin) : undefined,
    ])),
  ])));
}

/** Shows that an address leads to no entry, such as a country that the target no longer contains. */
function showMissing(kind, code) {
  const section = atlas.has(kind) && code ? all.find((view) => view.element.id === kind) : undefined;
  const text = section ? `${section.title}: this target has no “${code}”.` : 'This address leads to no entry.';
  show(undefined, make('h2', { id: 'detail-title' }, 'Not found'), undefined, make('p', { class: 'missing' }, text));
}

/** The facts with the same label. */
function groups(shown) {
  const byLabel = new Map();
  for (const fact of shown.facts) byLabel.set(fact.label, [...(byLabel.get(fact.label) ?? []), fact]);
  return [...byLabel].map(([label, facts]) => ({ label, facts }));
}

// A click on the backdrop hits the dialog itself.
dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
