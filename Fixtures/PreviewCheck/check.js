// Uses a preview as a person does, and writes what it finds into the report.

const frame = document.getElementById('frame');
const hold = document.getElementById('hold');
const report = { problems: [], searches: [], texts: {}, details: [], moves: [] };
const page = () => frame.contentDocument;
const pause = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

/** Waits for events, which the browser sends later, on a busy machine much later. */
async function until(condition) {
  for (let round = 0; round < 3000 && !condition(); round++) await pause(20);
  return condition();
}

const check = (condition, text) => { if (!condition) report.problems.push(text); };

function open(fragment) {
  return new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    frame.src = `about:blank`;
  }).then(() => new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    frame.src = `${task.page}${fragment}`;
  }));
}

function type(text) {
  const input = page().getElementById('query');
  input.value = text;
  input.dispatchEvent(new frame.contentWindow.InputEvent('input', { bubbles: true }));
}

/** The codes that a section shows, in order. */
function shown(id) {
  const section = page().getElementById(id);
  if (!section || section.hidden) return [];
  return [...section.querySelectorAll('[data-code]')].filter((element) => !element.closest('[hidden]'))
    .map((element) => element.dataset.code);
}

function search() {
  for (const query of task.queries) {
    type(query);
    report.searches.push(task.lists.map(shown));
  }
}

/** How many elements a search adds to the page, which is most of its work. */
function countMoves() {
  const observer = new frame.contentWindow.MutationObserver(() => {});
  observer.observe(page().getElementById('entries'), { childList: true, subtree: true });
  for (const query of task.queries) {
    type(query);
    observer.takeRecords();
    type('');
    const added = observer.takeRecords().map((record) => [...record.addedNodes].filter((node) => node.localName).length);
    report.moves.push(added.reduce((sum, count) => sum + count, 0));
  }
  observer.disconnect();
}

/** The scroll bar of the dialog is between its round corners. */
function checkCorners(dialog, kind) {
  const style = frame.contentWindow.getComputedStyle(dialog);
  const bars = [dialog, ...dialog.querySelectorAll('*')]
    .filter((element) => ['auto', 'scroll'].includes(frame.contentWindow.getComputedStyle(element).overflowY));
  check(bars.length === 1, `${kind}: the dialog has ${bars.length} scroll bars`);
  for (const bar of bars) {
    const [inner, outer] = [bar.getBoundingClientRect(), dialog.getBoundingClientRect()];
    const rest = Math.min(inner.top - outer.top, outer.bottom - inner.bottom);
    check(rest >= parseFloat(style.borderTopLeftRadius), `${kind}: the scroll bar is in the corners of the dialog`);
  }
}

async function announce() {
  const status = page().getElementById('status');
  check(status.textContent === '', 'the status is not empty without a search');
  type('zzzzzz');
  check(await until(() => status.textContent === 'Found nothing.'), `the status is '${status.textContent}'`);
  check(frame.contentWindow.location.hash === '#q=zzzzzz', 'the search is not in the address');
  type('');
  check(await until(() => status.textContent === ''), 'the status is not empty after a search');
}

/** Every control takes the focus and shows it. The detail of each kind of entry opens, links and closes. */
async function navigate() {
  for (const element of page().querySelectorAll('input, nav a, section :is(li, tr):first-child a')) {
    if (!isVisible(element)) continue;
    element.focus();
    check(page().activeElement === element, `no focus: ${describe(element)}`);
  }
  const dialog = page().getElementById('detail');
  for (const kind of ['countries', 'emoji', 'currencies', 'locales', 'languages']) {
    const link = [...page().querySelectorAll(`#${kind} a[href^="#/"]`)].find(isVisible);
    if (!link) continue;
    link.focus();
    link.click();
    check(await until(() => dialog.open && dialog.contains(page().activeElement)), `${kind}: no dialog`);
    report.problems.push(...audit(page(), dialog).map((problem) => `detail of ${kind}: ${problem}`));
    check(dialog.scrollWidth <= dialog.clientWidth, `${kind}: the dialog is too narrow`);
    checkCorners(dialog, kind);
    const next = dialog.querySelector('dd a');
    if (next) {
      const title = () => dialog.querySelector('.top code').textContent;
      const first = title();
      next.click();
      const follows = await until(() => dialog.open && title() !== first);
      check(follows, `${kind}: a link leads nowhere`);
    }
    dialog.querySelector('button').click();
    check(await until(() => !dialog.open && page().activeElement === link), `${kind}: the focus is lost`);
    check(await until(() => !frame.contentWindow.location.hash.startsWith('#/')), `${kind}: the address stays`);
  }
}

async function narrow() {
  frame.width = 360;
  for (const query of ['', 'a']) {
    type(query);
    await pause(50);
    const root = page().documentElement;
    check(root.scrollWidth <= 360, `'${query}': the page has ${root.scrollWidth} pixels of 360`);
    report.problems.push(...audit(page()).map((problem) => `on a phone: ${problem}`));
  }
  await navigate();
  frame.width = 1280;
}

/** The folds of all characters, as a hash for each block of 256. */
function folds() {
  const fold = makeFold(JSON.parse(page().getElementById('data').textContent).folds);
  const encoder = new TextEncoder();
  return task.blocks.map((block) => {
    let hash = 0x811C9DC5;
    for (let code = block * 256; code < block * 256 + 256; code++) {
      if (code >= 0xD800 && code < 0xE000) continue;
      const text = `x${String.fromCodePoint(code)}x`;
      for (const byte of encoder.encode(`${fold(text, false)}\n${fold(text, true)}\n`)) {
        hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
      }
    }
    return hash;
  });
}

async function run() {
  await open('');
  // The checks are also about what is not near the window.
  page().styleSheets[0].insertRule('section, section .emoji { content-visibility: visible !important; }', 0);
  report.problems.push(...audit(page()));
  for (const id of task.sections) report.texts[id] = page().getElementById(id)?.innerText ?? '';
  report.title = page().title;
  await announce();
  search();
  countMoves();
  await navigate();
  await narrow();
  report.folds = folds();
  await open('#q=%20Swi');
  check(page().getElementById('query').value === ' Swi', 'the address does not search');
  for (const address of task.addresses) {
    await open(address);
    report.details.push(page().querySelector('dialog[open]')?.innerText ?? '');
  }
  const dialog = page().querySelector('dialog[open]');
  if (dialog) report.problems.push(...audit(page(), dialog).map((problem) => `${task.addresses.at(-1)}: ${problem}`));
  check(!frame.contentWindow.hacked, 'a text of the data ran');
}

// The page is written out when it is loaded, which waits for a frame whose document is open.
hold.contentDocument.open();
run().catch((error) => report.problems.push(`${error.stack}`)).finally(() => {
  const bytes = new TextEncoder().encode(JSON.stringify(report));
  document.getElementById('report').textContent = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  hold.contentDocument.close();
});
