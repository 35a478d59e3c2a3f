// The guide without its server: answers from copies of the pages, finds countries and keeps changes of favorites for later.
import { codesOf, openCountries } from '/countries.js';

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

/** Copies everything, unless nothing has changed: then the server sends nothing either. */
async function keepAll() {
  const answer = await fetch('/api/offline', { cache: 'no-cache' });
  const version = answer.headers.get('ETag');
  const cache = await caches.open(copies);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const known = await data('/version').catch(() => null);
  const isKnown = known?.version === version;
  // If copying fails, the copies are partly as old as before.
  await put('/version', isKnown ? { version, date: Date.now() } : { date: Date.now(), ...known, version: false });
  if (isKnown) return answer.body?.cancel();
  const { copies: all, paths } = await answer.json();
  for (const { path, type, text, base64 } of all) {
    const body = text ?? Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    await cache.put(path, new Response(body, { headers: { 'Content-Type': type } }));
  }
  for (const path of paths) await keep(path, await fetch(path, { cache: 'no-cache' }));
  await put('/version', { version, date: Date.now() });
  opened = null;
}

/** The module with the countries of the copies, and the emoji that it has. */
let opened;

async function open() {
  opened ??= openCountries(copy).then((almanac) => ({ almanac }));
  return opened.catch((error) => {
    opened = null;
    throw error;
  });
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
  if (request.method !== 'GET') return fetch(request);
  const path = url.pathname + url.search;
  if (url.pathname.startsWith('/flags/')) return copy(path).catch(() => fetch(request));
  try {
    const found = await fetch(request);
    // A language that was used once is there without the server.
    if (url.pathname.startsWith('/api/emoji/') && !url.search) await keep(path, found);
    return found.status < 500 ? found : await offline(url, path).then(dated).catch(() => found);
  } catch {
    return offline(url, path).then(dated).catch(() => copy('/offline'));
  }
}

/** The language of a page, and the texts for scripts that it has. */
function words(page) {
  const [, language, json] = page.match(/<html lang="([^"]*)"[^>]*data-texts="([^"]*)"/);
  return { language, texts: JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')) };
}

/** A page that says how old it is. */
async function dated(answer) {
  if (!answer.headers.get('Content-Type').startsWith('text/html')) return answer;
  const text = await answer.text();
  const { language, texts } = words(text);
  const date = new Date((await data('/version')).date).toLocaleDateString(language, { dateStyle: 'medium' });
  const note = `<p class="note">${escaped(texts.offlineCopy.replace('{date}', date))}</p>`;
  return page(text.replace(/<main[^>]*>/, (main) => main + note));
}

async function offline(url, path) {
  if (url.pathname === '/' && url.search) return list(url.searchParams);
  if (url.pathname === '/compare' && url.search) return comparison(url.searchParams);
  if (url.pathname.startsWith('/api/emoji/') && url.search) return emoji(url);
  return copy(path);
}

/** The list of the countries that match, made of the whole list. */
async function list(query) {
  const [{ almanac }, text] = await Promise.all([open(), copy('/?all=1').then((page) => page.text())]);
  const { language, texts } = words(text);
  const cards = new Map([...text.matchAll(/<li class="card" id="([^"]*)".*?<\/li>/gs)].map(([card, code]) => [code, card]));
  const codes = codesOf(almanac, query, language, [...cards.keys()]);
  const found = texts.found[new Intl.PluralRules(language).select(codes.length)] ?? texts.found.other;
  const summary = codes.length ? found.replace('{count}', codes.length.toLocaleString(language)) : texts.noneFound;
  const form = ['region', 'currency', 'language', 'sort'].reduce((text, name) => choose(text, name, query.get(name)), text);
  return page(form
    .replace(/<ul class="cards">.*?<\/ul>/s, () => `<ul class="cards">${codes.map((code) => cards.get(code)).join('')}</ul>`)
    .replace(/<p class="count">.*?<\/p>/, `<p class="count">${summary}</p>`)
    .replace(/<p id="empty" hidden>/, codes.length ? '$&' : '<p id="empty">')
    .replace(/(<input[^>]*name="q"[^>]*value=")[^"]*/, (_, start) => start + escaped(query.get('q') ?? '')));
}

/** The emoji that match in the language or in English. */
async function emoji(url) {
  const guide = await open();
  if (guide.path !== url.pathname) {
    guide.emoji = await data(url.pathname).then(({ emoji }) => emoji);
    guide.almanac.loadEmoji(guide.emoji);
    guide.path = url.pathname;
  }
  return json({ emoji: guide.almanac.searchLoadedEmoji(url.searchParams.get('q')).map((row) => guide.emoji[row]) });
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
  const form = ['a', 'b'].reduce((text, name) => choose(text, name, query.get(name)), shell);
  const facts = ['a', 'b'].map((name) => data(`/api/facts/${query.get(name)}`).catch(() => null));
  const [one, other] = await Promise.all(facts);
  // The reader has chosen only one country so far, or there is none with this code.
  if (!one || !other) return page(form);
  const bar = (share) => `<svg class="share" viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${share}" height="1"/></svg>`;
  const cell = ({ text, value }, other) => {
    const share = Math.ceil(value / Math.max(value, other.value) * 1000);
    return `<td><bdi>${escaped(text)}</bdi>${share >= 0 ? bar(share) : ''}</td>`;
  };
  const rows = one.facts.map((fact, index) => {
    return `<tr><th scope="row">${escaped(fact.title)}</th>${cell(fact, other.facts[index])}${cell(other.facts[index], fact)}</tr>`;
  });
  const heads = [['a', one], ['b', other]].map(([field, { name }]) => {
    const code = escaped(query.get(field));
    return `<th scope="col"><a href="/country/${code}"><img class="flag" src="/flags/${code}.png?size=48" width="40" height="40" alt=""> ${escaped(name)}</a></th>`;
  }).join('');
  const table = `<table><thead><tr><td></td>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page(form.replace(/(<!-- comparison -->).*?(?=<\/section>)/s, (_, mark) => mark + table));
}

/** The last change of each country. All of them would become more than the server takes. */
const queued = async () => {
  const changes = await data('/queue').catch(() => []);
  return [...new Map(changes.map((change) => [change.code, change])).values()];
};
const put = async (path, value) => (await caches.open(copies)).put(path, json(value));
let turn = Promise.resolve();

/** Does one thing after the other, so that no two pages change the queue at once. */
function inTurn(action) {
  const done = turn.then(action);
  turn = done.catch(() => {});
  return done;
}

/** Asks for favorites. A proxy that doesn't reach the server answers in its place, which is as good as no answer. */
async function reach(...request) {
  const answer = await fetch(...request);
  if (answer.status === 502 || answer.status === 504) throw new Error(`status ${answer.status}`);
  return answer;
}

async function readFavorites() {
  try {
    await sendQueue();
    return await keep('/api/favorites', await reach('/api/favorites'));
  } catch {
    return changed(await queued());
  }
}

async function changeFavorites(request) {
  const { changes } = await request.clone().json();
  try {
    await sendQueue();
    return await keep('/api/favorites', await reach(request));
  } catch {
    await put('/queue', [...await queued(), ...changes]);
    return changed(await queued());
  }
}

/** Sends what changed without the server. It stays queued until the server has it, or says that it never can. */
async function sendQueue() {
  const changes = await queued();
  if (!changes.length) return;
  const answer = await reach('/api/favorites', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ changes }),
  });
  if (!answer.ok && answer.status !== 400) throw new Error(`status ${answer.status}`);
  await put('/queue', []);
}

async function changed(changes) {
  const known = await data('/api/favorites').catch(() => ({ favorites: [] }));
  const codes = new Set(known.favorites);
  for (const { code, isFavorite } of changes) if (isFavorite) codes.add(code); else codes.delete(code);
  return json({ favorites: [...codes] });
}
