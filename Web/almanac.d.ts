/** Loads a module that Scripts/wasm made. The imports are those of C functions that you added to it. */
export function load(
  source: Response | BufferSource | WebAssembly.Module | Promise<Response | BufferSource | WebAssembly.Module>,
  imports?: WebAssembly.Imports,
): Promise<Almanac>;

/** The data of a target, and what Almanac computes with it. A list that the target doesn't have is empty. */
export interface Almanac {
  readonly countries: EntryList<Country>;
  readonly subdivisions: EntryList<Subdivision>;
  readonly currencies: EntryList<Currency>;
  readonly locales: EntryList<CurrencyLocale>;
  readonly languages: EntryList<Language>;
  readonly emoji: EntryList<Emoji>;

  /** The tables of the target's own, by the names of their types. */
  readonly tables: Readonly<Record<string, EntryList<TableRow>>>;

  /** The PNG file of a country's flag, or `null` if there is no such country or the target has no flags. */
  flag(country: Country | string): Uint8Array | null;

  /** An emoji in a skin tone, or unchanged if it has none; `null` if the list doesn't have the emoji. */
  withSkinTone(emoji: Emoji | string, tone: SkinTone): string | null;

  /**
   * The text of an amount as a locale writes it, or `null` if there is no such locale or currency, or the amount is not a number.
   * A text such as "1234.50" is exact. A number means the decimal number that JavaScript prints for it.
   */
  format(locale: CurrencyLocale | string, currency: Currency | string, amount: string | number | bigint, settings?: AmountSettings): string | null;

  /** The amount in a text as a plain number such as "1234.50", or `null` if it is not one. */
  parse(locale: CurrencyLocale | string, currency: Currency | string, text: string, settings?: AmountSettings): string | null;

  /** The text field for an amount after an edit, or `null` if there is no such locale or currency. */
  edit(edit: AmountEdit): AmountField | null;

  /**
   * The locale that suits a reader best by CLDR's language matching, such as for `navigator.languages`, or else the one for everyone
   * else; `null` if the list doesn't have that one.
   */
  bestLocale(preferences: readonly string[], fallback: CurrencyLocale | string): CurrencyLocale | null;

  /** Replaces the list that `searchLoadedEmoji` searches. */
  loadEmoji(list: readonly LoadedEmoji[]): void;

  /** The indexes in the loaded list of the emoji that match, best matches first. */
  searchLoadedEmoji(query: string): number[];

  /**
   * Runs an action now, and again whenever the module has to start anew: a call that stops it throws an `Error`, and the next call finds
   * the module as it was when it was loaded.
   */
  restore(action: (almanac: Almanac) => void): void;

  /** Calls an export of your own: a function of the length of a text and of integers, which returns the length of its answer or -1. */
  call(name: string, text?: string, ...numbers: number[]): string | null;

  /** Calls such an export, and returns its number. */
  callNumber(name: string, text?: string, ...numbers: number[]): number;

  /** Calls such an export that answers with bytes. */
  callBytes(name: string, text?: string, ...numbers: number[]): Uint8Array | null;

  /** The size of the module's memory in bytes. */
  readonly memorySize: number;
}

/**
 * The entries of a list in the order of the Swift enum: sorted by code, but emoji in Unicode's order, and a table in that of its file.
 * An entry is read when it's needed first, and frozen with its lists.
 */
export interface EntryList<Entry> {
  readonly count: number;
  readonly all: Entry[];

  /** The entry at a row from 0, or `null` if there is no such row. */
  at(row: number): Entry | null;

  /** The row of an entry, or of the one that a text names, or -1. */
  row(entry: Entry | string): number;

  /** The entry that a text names, in any spelling that the Swift initializers read, such as " us.png", "usd", "de-CH" or "US-CA". */
  find(text: string): Entry | null;

  /** The entries that match a query, best matches first. The languages (BCP 47) only count for emoji. */
  search(query: string, languages?: string[]): Entry[];

  /** The name in a language (BCP 47), or `null` if the data doesn't have it. */
  name(entry: Entry | string, language: string): string | null;
}

/** A row of a table, with a member for each column. Dates, exact numbers, and entries of other lists are texts. */
export interface TableRow {
  readonly rawValue: string;
  readonly [column: string]: unknown;
}

/** A country. What follows `emoji` is missing if the target has flags only. */
export interface Country {
  /** The raw value of the case: usually the alpha-2 code in lowercase. */
  readonly code: string;
  readonly kind: 'country' | 'subdivision' | 'organization' | 'other';
  readonly emoji: string;
  readonly flagWidth?: number;
  readonly flagHeight?: number;
  readonly name: string;
  readonly officialName: string | null;
  readonly alpha3: string | null;
  readonly numericCode: number | null;
  readonly nativeNames: string[];
  readonly otherNames: string[];
  readonly capitals: string[];
  readonly region: string | null;
  readonly subregion: string | null;
  readonly population: number | null;
  /** In square kilometers. */
  readonly area: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly currencies: string[];
  readonly languages: string[];
  readonly timeZones: string[];
  readonly locales: string[];
  readonly borders: string[];
  readonly callingCodes: string[];
  readonly topLevelDomains: string[];
  /** 1 is Sunday. */
  readonly firstDayOfWeek: number | null;
  readonly measurementSystem: 'metric' | 'uk' | 'us' | null;
  readonly drivingSide: 'left' | 'right' | null;
}

export interface Subdivision {
  readonly code: string;
  readonly name: string;
  readonly type: string | null;
  readonly country: string;
  readonly parent: string | null;
}

export interface Currency {
  /** The ISO 4217 code. */
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  readonly numericCode: number | null;
  readonly minorUnits: number;
  readonly displayDigits: number;
  readonly cashDigits: number;
  readonly cashRounding: number;
  readonly countries: string[];
}

export interface CurrencyLocale {
  /** The identifier with underscores, such as "de_CH". */
  readonly code: string;
  readonly name: string;
  readonly language: string | null;
  readonly country: string | null;
  readonly currency: string | null;
}

export interface Language {
  /** The BCP 47 code. */
  readonly code: string;
  readonly name: string;
  readonly nativeName: string | null;
  readonly script: string | null;
  readonly isRightToLeft: boolean;
  readonly countries: string[];
}

export interface Emoji {
  /** The emoji itself. */
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly shortcodes: string[];
  readonly keywords: string[];
  readonly supportsSkinTone: boolean;
  readonly unicodeVersion: string | null;
}

export type SkinTone = 'none' | 'light' | 'mediumLight' | 'medium' | 'mediumDark' | 'dark';

export interface LoadedEmoji {
  character: string;
  name: string;
  shortcodes?: readonly string[];
  keywords?: readonly string[];
  /** The words in English of a list in another language. They are searched after the others. */
  english?: { name: string; keywords: readonly string[] };
}

/** How an amount is written. Without a setting, as CLDR says for the locale and the currency. */
export interface AmountSettings {
  style?: 'standard' | 'accounting';
  width?: 'standard' | 'narrow' | 'code' | 'none';
  grouping?: boolean;
  sign?: 'asNeeded' | 'always' | 'never';
  rounding?: 'halfEven' | 'halfUp' | 'down' | 'up' | 'ceiling' | 'floor';
  /** The number of decimals from 0 to 38, or the smallest and the largest one. */
  digits?: 'display' | 'minorUnits' | 'cash' | number | [number, number];
}

/** The text and the selection of a field before an edit. Offsets are in UTF-16 code units, as those of an input element. */
export interface AmountEdit {
  locale: CurrencyLocale | string;
  currency: Currency | string;
  settings?: AmountSettings;
  text: string;
  selectionStart: number;
  selectionEnd: number;
  /** `replace` replaces the range instead of the selection, and `end` is for when the field loses the focus. */
  kind: 'insert' | 'replace' | 'delete' | 'end';
  insertion?: string;
}

export interface AmountField {
  text: string;
  selectionStart: number;
  selectionEnd: number;
  /** The amount as a plain number, or "" if there is none. */
  amount: string;
}
