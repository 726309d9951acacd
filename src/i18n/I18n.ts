import type { MessageKey, OwnArea } from '~/generated/MessageKey';
import type { TimeDistance } from '~/services/relativeTime';
import { formatParts, parseMessage, type MessagePart, type NumberRules } from './messageFormat';

export type { MessageKey, OwnArea } from '~/generated/MessageKey';

/** Texts of one language: `area.key` → ICU message. */
export type Catalog = Readonly<Record<string, string>>;

/** Values for the placeholders of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** How detailed a date is. */
export type DateStyle = 'date' | 'time' | 'short' | 'full' | 'month' | 'weekday';

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  short: { dateStyle: 'short', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'medium' },
  month: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
};

/** Formats dates and numbers as in English if the browser does not know the language, like texts that are missing. */
const FORMAT_FALLBACK = 'en-US';

/** The dependencies of an {@link I18n}. */
export interface I18nOptions {
  readonly lang: string;
  readonly messages: Catalog;
  /** Fetches texts of a language: `start`, `shared`, or those of a feature by their area. */
  readonly fetchCatalog?: (lang: string, name: string) => Promise<Catalog>;
  /** Receives each text that is missing or does not parse, once. */
  readonly report?: (message: string) => void;
}

/** A time ago with a sign and no words: `-3 min`, which nobody writes below a note. */
const SIGN = /^[-\u2212]/;

/** Returns the format of a style. Where that has only a sign, the next wider one has words, and English has where browsers know none. */
function relativeFormat(langs: readonly string[], style: Intl.RelativeTimeFormatStyle): Intl.RelativeTimeFormat {
  const make = (locales: readonly string[], one: Intl.RelativeTimeFormatStyle) =>
    new Intl.RelativeTimeFormat(locales, { style: one, numeric: 'always' });
  const format = make(langs, style);
  if (!SIGN.test(format.format(-1, 'minute'))) return format;
  const wider = make(langs, 'short');
  return SIGN.test(wider.format(-1, 'minute')) ? make([FORMAT_FALLBACK], style) : wider;
}

/** What a language needs to write numbers and dates. Each format is created at its first use, because that takes milliseconds. */
class Formats {
  /** The languages of formats: the browser uses the first that it knows. */
  readonly langs: readonly string[];
  readonly dates = new Map<DateStyle, Intl.DateTimeFormat>();
  readonly relative = new Map<Intl.RelativeTimeFormatStyle, Intl.RelativeTimeFormat>();
  #numbers: Intl.NumberFormat | null = null;
  #plurals: Intl.PluralRules | null = null;

  constructor(lang: string) {
    this.langs = [lang, FORMAT_FALLBACK];
  }

  get numbers(): Intl.NumberFormat {
    return (this.#numbers ??= new Intl.NumberFormat(this.langs));
  }

  get plurals(): Intl.PluralRules {
    return (this.#plurals ??= new Intl.PluralRules(this.langs));
  }
}

/**
 * The texts and formats of the chosen language. Features add their texts. Another language takes their place in {@link switchTo}: what
 * is on screen shows the new ones: components get them from a context, and the rest from an observable.
 */
export class I18n {
  #lang: string;
  #messages: Record<string, string>;
  #formats: Formats;
  readonly #fetchCatalog: (lang: string, name: string) => Promise<Catalog>;
  readonly #report: (message: string) => void;
  readonly #catalogs = new Map<string, Promise<void>>();
  readonly #parsed = new Map<string, readonly MessagePart[]>();
  #onRead: () => void = () => {};
  readonly #listeners = new Set<() => void>();
  readonly #rules: NumberRules = {
    format: (value) => this.#small(value) ?? this.#formats.numbers.format(value),
    category: (value) => this.#formats.plurals.select(value),
  };

  constructor({ lang, messages, fetchCatalog = () => Promise.resolve({}), report = () => {} }: I18nOptions) {
    this.#lang = lang;
    this.#formats = new Formats(lang);
    this.#messages = { ...messages };
    this.#fetchCatalog = fetchCatalog;
    this.#report = report;
  }

  /** The code of the language; observable once {@link watchReads} was told how. */
  get lang(): string {
    this.#onRead();
    return this.#lang;
  }

  /** Calls `listener` after each change of the language. @returns a function that ends that */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Fetches what is loaded in another language, and then shows all of it at once.
   * @throws {LoadError} when a part cannot be fetched; then nothing changes.
   */
  async switchTo(lang: string): Promise<void> {
    const messages: Record<string, string> = {};
    const fetched = new Set<string>();
    // Features that load meanwhile bring more.
    for (let names = this.#names(fetched); names.length > 0; names = this.#names(fetched)) {
      const parts = await Promise.all(names.map(async (name) => this.#fetchCatalog(lang, name)));
      Object.assign(messages, ...parts);
      for (const name of names) fetched.add(name);
    }
    this.#lang = lang;
    this.#messages = messages;
    this.#formats = new Formats(lang);
    this.#parsed.clear();
    for (const listener of this.#listeners) listener();
  }

  /** Calls `onRead` whenever something depends on the language. The first script writes texts before MobX is there to notice. */
  watchReads(onRead: () => void): void {
    this.#onRead = onRead;
  }

  #names(without: ReadonlySet<string>): readonly string[] {
    return ['start', ...this.#catalogs.keys()].filter((name) => !without.has(name));
  }

  /**
   * Fetches the texts that features share, once. Code that loads late has them, and so has what runs once the page is idle.
   * @throws {LoadError} when they cannot be fetched; the next call tries again.
   */
  shared(): Promise<void> {
    return this.#bring('shared');
  }

  /**
   * Fetches the texts of one feature, once.
   * @throws {LoadError} when they cannot be fetched; the next call tries again.
   */
  own(area: OwnArea): Promise<void> {
    return this.#bring(area);
  }

  /** Returns the text of a key with its values; the key itself if the text is missing. Bound, so it can be destructured. */
  readonly t = (key: MessageKey, values: MessageValues = {}): string => {
    const parts = this.#partsOf(key);
    // Most texts have no values, and a row of a list has ten of them.
    if (parts.length === 1 && typeof parts[0] === 'string') return parts[0];
    return formatParts<never>(parts, values, this.#rules).join('');
  };

  /** Like {@link t}, for values that are not texts: returns the parts of the sentence in order. */
  parts<T>(key: MessageKey, values: Readonly<Record<string, string | number | T>>): (string | T)[] {
    return formatParts<T>(this.#partsOf(key), values, this.#rules);
  }

  /** Returns whether a text exists; for keys that are built from data. */
  has(key: string): key is MessageKey {
    return Object.hasOwn(this.#messages, key);
  }

  /** Formats a number with the language's separators. */
  number(value: number): string {
    this.#onRead();
    return this.#rules.format(value);
  }

  /** Formats a share of a whole, 1 being all of it, in percent. */
  percent(share: number, decimals = 0): string {
    return share.toLocaleString(this.#formats.langs, { style: 'percent', minimumFractionDigits: decimals });
  }

  /** Formats a moment in the viewer's time zone. `ms` since the epoch; NaN returns the text for an invalid time. */
  date(ms: number, style: DateStyle = 'full'): string {
    if (Number.isNaN(ms)) return this.t('core.invalidTime');
    this.#onRead();
    const { langs, dates } = this.#formats;
    let format = dates.get(style);
    if (!format) dates.set(style, (format = new Intl.DateTimeFormat(langs, dateStyles[style])));
    return format.format(ms);
  }

  /** Formats a distance in time, such as "5m ago" or "in 3 days"; `long` spells the unit out. */
  distance({ value, unit }: TimeDistance, style: 'narrow' | 'long' = 'narrow'): string {
    this.#onRead();
    const pattern = style === 'narrow' && value < 0 ? this.#messages[`numbers.${unit}Ago`] : undefined;
    const ago = pattern && this.#small(-value);
    if (ago) return pattern.replace('#', ago);
    const { langs, relative } = this.#formats;
    let format = relative.get(style);
    if (!format) relative.set(style, (format = relativeFormat(langs, style)));
    return format.format(value, unit);
  }

  /** Joins a list as in a sentence: "a, b, and c". */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.#formats.langs).format(items);
  }

  /** Writes a whole number below 1000 without a format, because the first one takes 20 to 30 ms; undefined for other numbers. */
  #small(value: number): string | undefined {
    if (!Number.isInteger(value) || value < 0 || value >= 1000) return undefined;
    const digits = this.#messages['numbers.digits'];
    return digits ? String(value).replaceAll(/\d/g, (digit) => digits[Number(digit)]!) : String(value);
  }

  #bring(name: 'shared' | OwnArea): Promise<void> {
    const known = this.#catalogs.get(name);
    if (known) return known;
    const lang = this.#lang;
    // Another language that came meanwhile has brought its own.
    const fetched = this.#fetchCatalog(lang, name).then((texts) => void (lang === this.#lang && Object.assign(this.#messages, texts)));
    this.#catalogs.set(name, fetched);
    fetched.catch(() => this.#catalogs.delete(name));
    return fetched;
  }

  #partsOf(key: string): readonly MessagePart[] {
    this.#onRead();
    const known = this.#parsed.get(key);
    if (known) return known;
    const parts = this.#parse(key);
    this.#parsed.set(key, parts);
    return parts;
  }

  #parse(key: string): readonly MessagePart[] {
    if (!this.has(key)) {
      this.#report(`no text for ${key} in ${this.#lang}`);
      return [key];
    }
    try {
      return parseMessage(this.#messages[key]!);
    } catch (error) {
      this.#report(`text ${key} in ${this.#lang}: ${String(error)}`);
      return [this.#messages[key]!];
    }
  }
}
