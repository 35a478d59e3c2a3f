// The guide without its server: answers from copies of the pages, finds countries and keeps changes of favorites for later.
'use strict';

importScripts('/amount-reading.js', '/amount-rules.js');

const copies = 'guide';
const json = (value, status = 200) => new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });
const page = (text) => new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
const escaped = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

async function copy(path) {
  const found = await (await caches.open(copies)).match(path);
  if (!found) throw new Error(`no copy of ${path}`);
  return found;
}

const data = async (path) => (await copy(path)).json();

async function keep(path, answer) {
  if (answer.ok) await (await caches.open(copies)).put(path, answer.clone());
  return answer;
}

/** Copies everything, a few files at a time, so that the pages that the user opens are not slower. */
async function keepAll() {
  const { version, paths } = await (await fetch('/api/offline')).json();
  const cache = await caches.open(copies);
  if (await (await cache.match('/api/offline'))?.json().then((old) => old.version === version)) return;
  const open = [...paths];
  await Promise.all(Array.from({ length: 4 }, async () => {
    for (let path = open.pop(); path; path = open.pop()) await keep(path, await fetch(path, { cache: 'no-cache' }));
  }));
  await cache.put('/api/offline', json({ version, paths }));
}

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('message', (event) => event.waitUntil(keepAll().catch(() => {})));

addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || url.pathname === '/healthz') return;
  event.respondWith(answer(event, url));
});

async function answer(event, url) {
  const { request } = event;
  if (url.pathname === '/api/favorites') {
    return inTurn(() => request.method === 'GET' ? readFavorites() : changeFavorites(request));
  }
  if (url.pathname === '/api/amounts') return amount(event);
  if (request.method !== 'GET') return fetch(request);
  const path = url.pathname + url.search;
  if (url.pathname.startsWith('/flags/')) return copy(path).catch(() => fetch(request));
  // A language that was used once is there without the server.
  if (url.pathname.startsWith('/api/emoji/') && !url.search) {
    return fetch(request).then((found) => keep(path, found)).catch(() => copy(path));
  }
  try {
    const found = await fetch(request);
    return found.status < 500 ? found : await offline(url, path).catch(() => found);
  } catch {
    return offline(url, path).catch(() => copy('/offline'));
  }
}

async function offline(url, path) {
  if (url.pathname === '/' && url.search) return list(url.searchParams);
  if (url.pathname === '/compare' && url.search) return comparison(url.searchParams);
  if (url.pathname.startsWith('/api/emoji/') && url.search) return emoji(url);
  return copy(path);
}

/** The list of the countries that match, made of the whole list. It finds by the rules of `CountryIndex.search`. */
async function list(query) {
  const text = await (await copy('/?all=1')).text();
  const { marks, letters, countries } = await data('/api/search');
  const typed = query.get('q') ?? '';
  const words = folded(typed, marks, letters);
  const filters = ['region', 'currency', 'language'];
  const codes = countries
    .filter((country) => filters.every((kind) => {
      const value = query.get(kind);
      return !value || [country[kind]].flat().includes(value);
    }))
    .map((country) => ({ code: country.code, rank: words ? rank(country, words) : 0 }))
    .filter(({ rank }) => rank < 6 && (words || !typed.trim()))
    .sort((one, other) => one.rank - other.rank)
    .map(({ code }) => code);
  const cards = new Map([...text.matchAll(/<li class="card" id="([^"]*)">.*?<\/li>/gs)].map(([card, code]) => [code, card]));
  const count = codes.length ? `${codes.length} ${codes.length === 1 ? 'country' : 'countries'}` : 'No countries found';
  const form = filters.reduce((text, name) => choose(text, name, query.get(name)), text);
  return page(form
    .replace(/<ul class="cards">.*?<\/ul>/s, () => `<ul class="cards">${codes.map((code) => cards.get(code)).join('')}</ul>`)
    .replace(/<p class="count">.*?<\/p>/, `<p class="count">${count}</p>`)
    .replace(/<p id="empty" hidden>/, codes.length ? '$&' : '<p id="empty">')
    .replace(/(<input[^>]*name="q"[^>]*value=")[^"]*/, (_, start) => start + escaped(typed)));
}

/** How well a country matches, as in `CountrySearch`; 6 if it does not. */
function rank(country, words) {
  const { codes, name, names, nameEnds, capitals, related, relatedCodes } = country;
  const starts = (texts) => texts.some((text) => text.startsWith(words));
  return [codes.includes(words), name.startsWith(words), starts(names), starts(nameEnds), starts(capitals),
    starts(related) || relatedCodes.includes(words), true].indexOf(true);
}

/** Folds as `SearchText` does. The marks are those that are not diacritics. */
function folded(text, marks, letters) {
  let folded = '';
  let separates = false;
  for (const character of text.toLowerCase().normalize('NFD')) {
    const isDiacritic = /\p{Mn}/u.test(character) && !marks.includes(character);
    if (isDiacritic || /\p{Cf}/u.test(character)) continue;
    if (!/[\p{L}\p{N}\p{Mc}\p{Mn}ー]/u.test(character) || (/\p{Lm}/u.test(character) && character !== 'ー')) {
      separates = true;
      continue;
    }
    folded += (separates && folded ? ' ' : '') + (letters[character] ?? character);
    separates = false;
  }
  return folded;
}

/** The emoji that match, by the names in the language and the keywords in English. */
async function emoji(url) {
  const { emoji } = await data(url.pathname);
  const { letters } = await data('/api/search');
  const plain = (text) => text.normalize('NFKD').replace(/\p{Mn}/gu, '').toLowerCase();
  const simple = (text) => plain(text).replace(/[^a-z]/g, (letter) => letters[letter] ?? letter);
  const bare = (text) => text.replace(/[\uFE0F\u{1F3FB}-\u{1F3FF}]/gu, '');
  const typed = url.searchParams.get('q').trim();
  const text = simple(typed);
  const matches = new Set();
  for (const test of [
    ({ character }) => bare(character) === bare(typed),
    ({ shortcodes }) => shortcodes.some((code) => simple(code) === text),
    ({ name }) => simple(name).includes(text),
    ({ shortcodes }) => shortcodes.some((code) => simple(code).startsWith(text)),
    ({ keywords }) => keywords.some((word) => simple(word).startsWith(text)),
  ]) for (const one of emoji) if (test(one)) matches.add(one);
  return json({ emoji: [...matches] });
}

/** An edit of the field for amounts. The formats of a place that was used once are there without the server. */
async function amount(event) {
  const edit = await event.request.clone().json();
  const paths = [edit.locale, edit.other].map((locale) => `/api/amounts/${locale}`);
  try {
    const found = await fetch(event.request);
    if (found.status < 500) {
      event.waitUntil(Promise.all(paths.map((path) => copy(path).catch(async () => keep(path, await fetch(path))))).catch(() => {}));
      return found;
    }
  } catch { /* Answered below. */ }
  try {
    const [format, other] = await Promise.all(paths.map(async (path) => formatOf(await data(path), edit.currency)));
    return json(editAmount(edit, format, other));
  } catch {
    return json({ error: 'The guide has no copy of this format.' }, 503);
  }
}

/** Selects an option of a page, as the server does. */
function choose(text, name, value) {
  const field = text.indexOf(`<select name="${name}"`);
  const option = `<option value="${escaped(value ?? '')}"`;
  const start = text.indexOf(option, field);
  if (!value || field < 0 || start < 0 || start > text.indexOf('</select>', field)) return text;
  return `${text.slice(0, start)}${option} selected${text.slice(start + option.length)}`;
}

async function comparison(query) {
  const shell = await (await copy('/compare')).text();
  const [one, other] = await Promise.all(['a', 'b'].map((name) => data(`/api/facts/${query.get(name)}`)));
  const cell = (fact, against) => `<td${fact.value > against.value ? ' class="larger"' : ''}>${escaped(fact.text)}</td>`;
  const rows = one.facts.map((fact, index) => {
    return `<tr><th scope="row">${escaped(fact.title)}</th>${cell(fact, other.facts[index])}${cell(other.facts[index], fact)}</tr>`;
  });
  const heads = [['a', one], ['b', other]].map(([field, { name }]) => {
    const code = escaped(query.get(field));
    return `<th scope="col"><a href="/country/${code}"><img class="flag" src="/flags/${code}.png?size=48" width="40" height="40" alt=""> ${escaped(name)}</a></th>`;
  }).join('');
  const table = `<table><thead><tr><td></td>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const form = ['a', 'b'].reduce((text, name) => choose(text, name, query.get(name)), shell);
  return page(form.replace('<!-- comparison -->', () => table));
}

const queued = () => data('/queue').catch(() => []);
const put = async (path, value) => (await caches.open(copies)).put(path, json(value));
let turn = Promise.resolve();

/** Does one thing after the other, so that no two pages change the queue at once. */
function inTurn(action) {
  const done = turn.then(action);
  turn = done.catch(() => {});
  return done;
}

async function readFavorites() {
  try {
    await sendQueue();
    return await keep('/api/favorites', await fetch('/api/favorites'));
  } catch {
    return changed(await queued());
  }
}

async function changeFavorites(request) {
  const { changes } = await request.clone().json();
  try {
    await sendQueue();
    return await keep('/api/favorites', await fetch(request));
  } catch {
    await put('/queue', [...await queued(), ...changes]);
    return changed(await queued());
  }
}

/** Sends what changed without the server. It stays queued until the server has it. */
async function sendQueue() {
  const changes = await queued();
  if (!changes.length) return;
  const answer = await fetch('/api/favorites', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ changes }),
  });
  if (answer.ok || answer.status < 500) await put('/queue', (await queued()).slice(changes.length));
}

async function changed(changes) {
  const known = await data('/api/favorites').catch(() => ({ favorites: [] }));
  const codes = new Set(known.favorites);
  for (const { code, isFavorite } of changes) if (isFavorite) codes.add(code); else codes.delete(code);
  return json({ favorites: [...codes] });
}
