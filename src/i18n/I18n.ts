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
  /** Fetches texts: `shared`, or those of a feature by their area. */
  readonly fetchCatalog?: (name: string) => Promise<Catalog>;
  /** Receives each text that is missing or does not parse, once. */
  readonly report?: (message: string) => void;
}

/** The texts and formats of the chosen language. Features add their texts; choosing another language reloads the page. */
export class I18n {
  readonly lang: string;
  /** The languages of formats: the browser uses the first that it knows. */
  readonly #formatLangs: readonly string[];
  readonly #messages: Record<string, string>;
  readonly #fetchCatalog: (name: string) => Promise<Catalog>;
  readonly #report: (message: string) => void;
  readonly #catalogs = new Map<string, Promise<void>>();
  readonly #parsed = new Map<string, readonly MessagePart[]>();
  readonly #dates = new Map<DateStyle, Intl.DateTimeFormat>();
  readonly #relative = new Map<Intl.RelativeTimeFormatStyle, Intl.RelativeTimeFormat>();
  #numbers: Intl.NumberFormat | null = null;
  #plurals: Intl.PluralRules | null = null;
  /** Created at the first use, because each takes milliseconds and the start should not wait for them. */
  readonly #rules: NumberRules = {
    format: (value) => this.#small(value) ?? (this.#numbers ??= new Intl.NumberFormat(this.#formatLangs)).format(value),
    category: (value) => (this.#plurals ??= new Intl.PluralRules(this.#formatLangs)).select(value),
  };

  constructor({ lang, messages, fetchCatalog = () => Promise.resolve({}), report = () => {} }: I18nOptions) {
    this.lang = lang;
    this.#formatLangs = [lang, FORMAT_FALLBACK];
    this.#messages = { ...messages };
    this.#fetchCatalog = fetchCatalog;
    this.#report = report;
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
    return this.#rules.format(value);
  }

  /** Formats a share of a whole, 1 being all of it, in percent. */
  percent(share: number, decimals = 0): string {
    return share.toLocaleString(this.#formatLangs, { style: 'percent', minimumFractionDigits: decimals });
  }

  /** Formats a moment in the viewer's time zone. `ms` since the epoch; NaN returns the text for an invalid time. */
  date(ms: number, style: DateStyle = 'full'): string {
    if (Number.isNaN(ms)) return this.t('core.invalidTime');
    let format = this.#dates.get(style);
    if (!format) this.#dates.set(style, (format = new Intl.DateTimeFormat(this.#formatLangs, dateStyles[style])));
    return format.format(ms);
  }

  /** Formats a distance in time, such as "5m ago" or "in 3 days"; `long` spells the unit out. */
  distance({ value, unit }: TimeDistance, style: 'narrow' | 'long' = 'narrow'): string {
    const pattern = style === 'narrow' && value < 0 ? this.#messages[`numbers.${unit}Ago`] : undefined;
    const ago = pattern && this.#small(-value);
    if (ago) return pattern.replace('#', ago);
    let format = this.#relative.get(style);
    if (!format) this.#relative.set(style, (format = new Intl.RelativeTimeFormat(this.#formatLangs, { style, numeric: 'always' })));
    return format.format(value, unit);
  }

  /** Joins a list as in a sentence: "a, b, and c". */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.#formatLangs).format(items);
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
    const fetched = this.#fetchCatalog(name).then((texts) => void Object.assign(this.#messages, texts));
    this.#catalogs.set(name, fetched);
    fetched.catch(() => this.#catalogs.delete(name));
    return fetched;
  }

  #partsOf(key: string): readonly MessagePart[] {
    const known = this.#parsed.get(key);
    if (known) return known;
    const parts = this.#parse(key);
    this.#parsed.set(key, parts);
    return parts;
  }

  #parse(key: string): readonly MessagePart[] {
    if (!this.has(key)) {
      this.#report(`no text for ${key} in ${this.lang}`);
      return [key];
    }
    try {
      return parseMessage(this.#messages[key]!);
    } catch (error) {
      this.#report(`text ${key} in ${this.lang}: ${String(error)}`);
      return [this.#messages[key]!];
    }
  }
}
