import type { MessageKey } from './MessageKey';
import { formatParts, parseMessage, type MessagePart, type NumberRules } from './messageFormat';

export type { MessageKey } from './MessageKey';

/** Texts of one language: `area.key` → ICU message. */
export type Catalogue = Readonly<Record<string, string>>;

/** What a text may be filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** How much of a date is written. */
export type DateStyle = 'date' | 'time' | 'short' | 'full';

/** A distance in time as the services compute it: negative is past. */
export interface TimeDistance {
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
  readonly value: number;
}

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  short: { dateStyle: 'short', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'medium' },
};

/** Dates and numbers of a language the browser does not know are written the Japanese way, as in spec section 9. */
const FORMAT_FALLBACK = 'ja-JP';

/** What {@link I18n} is made of. */
export interface I18nOptions {
  readonly lang: string;
  readonly messages: Catalogue;
  /** Told once about each text that is missing or does not parse. */
  readonly report?: (message: string) => void;
}

/** The texts and formats of the chosen language. It never changes: choosing another language starts the page anew. */
export class I18n {
  readonly lang: string;
  readonly #messages: Catalogue;
  readonly #report: (message: string) => void;
  readonly #parsed = new Map<string, readonly MessagePart[]>();
  readonly #dates = new Map<DateStyle, Intl.DateTimeFormat>();
  readonly #relative = new Map<Intl.RelativeTimeFormatStyle, Intl.RelativeTimeFormat>();
  readonly #formatLang: string;
  readonly #rules: NumberRules;

  constructor({ lang, messages, report = () => {} }: I18nOptions) {
    this.lang = lang;
    this.#messages = messages;
    this.#report = report;
    this.#formatLang = Intl.NumberFormat.supportedLocalesOf(lang).length > 0 ? lang : FORMAT_FALLBACK;
    const numbers = new Intl.NumberFormat(this.#formatLang);
    const plurals = new Intl.PluralRules(this.#formatLang);
    this.#rules = { format: (value) => numbers.format(value), category: (value) => plurals.select(value) };
  }

  /** The text of a key, filled with values; the key itself where the text is missing. Bound, so it may be destructured. */
  readonly t = (key: MessageKey, values: MessageValues = {}): string => this.parts<never>(key, values).join('');

  /** Like {@link t} for values that are no text: returns the pieces of the sentence in order. */
  parts<T>(key: MessageKey, values: Readonly<Record<string, string | number | T>>): (string | T)[] {
    return formatParts<T>(this.#partsOf(key), values, this.#rules);
  }

  /** Whether a text exists; for keys that are built from data. */
  has(key: string): key is MessageKey {
    return Object.hasOwn(this.#messages, key);
  }

  /** A number with the language's separators. */
  number(value: number): string {
    return this.#rules.format(value);
  }

  /** A moment in the viewer's time zone. `ms` since the epoch; NaN gives the text for an invalid time. */
  date(ms: number, style: DateStyle = 'full'): string {
    if (Number.isNaN(ms)) return this.t('core.invalidTime');
    let format = this.#dates.get(style);
    if (!format) this.#dates.set(style, (format = new Intl.DateTimeFormat(this.#formatLang, dateStyles[style])));
    return format.format(ms);
  }

  /** A distance in time, such as "5m ago" or "in 3 days"; `long` writes the unit out. */
  distance({ value, unit }: TimeDistance, style: 'narrow' | 'long' = 'narrow'): string {
    let format = this.#relative.get(style);
    if (!format) this.#relative.set(style, (format = new Intl.RelativeTimeFormat(this.#formatLang, { style, numeric: 'always' })));
    return format.format(value, unit);
  }

  /** A sentence-like list: "a, b, and c". */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.#formatLang).format(items);
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
