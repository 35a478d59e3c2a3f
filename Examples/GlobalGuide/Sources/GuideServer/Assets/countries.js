// Finds countries in the browser by the server's own search, which the module has. The list and the copy of the guide use it.
import { load } from '/almanac.js';

/** Loads the module and the countries. `get` answers with the response for a path. */
export async function openCountries(get) {
  const [almanac, text] = await Promise.all([load(get('/almanac.wasm')), get('/api/search').then(textOf)]);
  almanac.restore(() => almanac.callNumber('guide_countries', text));
  return almanac;
}

function textOf(answer) {
  if (!answer.ok) throw new Error(`the countries cannot be loaded: ${answer.status}`);
  return answer.text();
}

/**
 * The codes of the countries that match the fields of a query, best matches first, for a page in a language. `all` are those of
 * its whole list, whose order is that of a dictionary, which the module doesn't know.
 */
export function codesOf(almanac, query, language, all) {
  // In the module's input, control characters are separators.
  const texts = ['q', 'region', 'currency', 'language', 'sort'].map((name) => (query.get(name) ?? '').replace(/[\0-\x1F]/g, ' '));
  const codes = almanac.call('guide_search', [...texts, language].join('\x1F')).split(' ').filter((code) => code);
  return texts[0].trim() || texts[4] ? codes : all.filter((code) => codes.includes(code));
}
