// Shows all facts of one entry in a dialog.

const dialog = document.getElementById('detail');

function showDetail(shown) {
  const close = make('button', { type: 'button' }, 'Close');
  close.addEventListener('click', () => dialog.close());
  const figure = shown.image ? image(shown.image, shown.label)
    : shown.kind === 'emoji' ? make('span', { class: 'glyph', 'aria-hidden': 'true' }, shown.code) : undefined;
  const top = make('div', { class: 'top' }, figure,
    make('div', {}, make('h2', { id: 'detail-title', ...language(shown) }, shown.name),
      make('code', {}, shown.expression)),
    close);
  dialog.replaceChildren(top, make('dl', {}, ...groups(shown).flatMap((group) => [
    make('dt', {}, group.label),
    make('dd', {}, ...group.facts.flatMap((fact, index) => [
      ...(index ? [make('br')] : []), ...joined(values(shown, fact)),
      fact.origin ? make('span', { class: 'origin' }, fact.origin) : undefined,
    ])),
  ])));
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
  close.focus();
}

/** The facts with the same label. */
function groups(shown) {
  const byLabel = new Map();
  for (const fact of shown.facts) byLabel.set(fact.label, [...(byLabel.get(fact.label) ?? []), fact]);
  return [...byLabel].map(([label, facts]) => ({ label, facts }));
}

// A click on the backdrop hits the dialog itself.
dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
