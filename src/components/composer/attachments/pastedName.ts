/** The facts that a name is made from. */
export interface PastedFile {
  /** The name from the clipboard; its extension is kept. */
  readonly fileName: string;
  /** ms since 1970. */
  readonly lastModified: number;
  /** Counts the files of one paste from 1. */
  readonly number: number;
  /** The language of names of months and days. */
  readonly lang: string;
}

/** The tokens of a pattern. The longer token comes first, so that it is found before the shorter one. */
const TOKENS = /\{\{number\}\}|\[(?<literal>(?:\{\{[^}]*\}\}|[^\]])*)\]|yyyy|yy|MMMM|MMM|MM|M|dd|d|HH|H|hh|h|mm|m|ss|s|tt/gu;

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Returns the name of a pasted file.
 * @param pattern `yyyy`, `MM`, `dd`, `HH`, `mm`, `ss` and their shorter forms are parts of the date, `MMMM` and `MMM` names of the
 * month, `hh`, `h` and `tt` the hour of twelve. `[…]` is literal, except for `{{weekday}}`, `{{era}}`, `{{year}}` and other parts
 * as the language writes them, with an option such as `{{weekday:long}}`. `{{number}}` counts the files of one paste.
 */
export function pastedName(pattern: string, { fileName, lastModified, number, lang }: PastedFile): string {
  const date = new Date(lastModified);
  const dated = pattern.replaceAll(TOKENS, (token, literal: string | undefined) =>
    literal === undefined ? tokenOf(token, date, lang) : namedParts(literal, date, lang),
  );
  return dated.replaceAll('{{number}}', String(number)) + extensionOf(fileName);
}

function tokenOf(token: string, date: Date, lang: string): string {
  const hour = date.getHours();
  const ofTwelve = hour % 12 || 12;
  switch (token) {
    case '{{number}}':
      return token;
    case 'yyyy':
      return String(date.getFullYear());
    case 'yy':
      return String(date.getFullYear()).slice(-2);
    case 'MMMM':
      return monthName(date, lang, 'long');
    case 'MMM':
      return monthName(date, lang, 'short');
    case 'MM':
      return two(date.getMonth() + 1);
    case 'M':
      return String(date.getMonth() + 1);
    case 'dd':
      return two(date.getDate());
    case 'd':
      return String(date.getDate());
    case 'HH':
      return two(hour);
    case 'H':
      return String(hour);
    case 'hh':
      return two(ofTwelve);
    case 'h':
      return String(ofTwelve);
    case 'mm':
      return two(date.getMinutes());
    case 'm':
      return String(date.getMinutes());
    case 'ss':
      return two(date.getSeconds());
    case 's':
      return String(date.getSeconds());
    default:
      return hour < 12 ? 'AM' : 'PM';
  }
}

const monthName = (date: Date, lang: string, style: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(lang, { month: style }).format(date);

/** The parts that a language may write, each with the way it is written unless an option says otherwise. */
const PARTS = {
  weekday: 'narrow',
  era: 'narrow',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  timeZoneName: 'short',
} as const;

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

/** Fills `{{part}}` and `{{part:option}}`; anything else in double braces stays. */
function namedParts(literal: string, date: Date, lang: string): string {
  return literal.replaceAll(/\{\{(\w+)(?::([\w-]+))?\}\}/gu, (whole, name: string, option: string | undefined) => {
    if (!isPart(name)) return whole;
    try {
      const format = new Intl.DateTimeFormat(lang, { [name]: option ?? PARTS[name] });
      return format.formatToParts(date).find(({ type }) => type === name)?.value ?? whole;
    } catch {
      // An option that browsers do not know.
      return whole;
    }
  });
}

/** Returns the extension of a name with its dot; '' without one. */
function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 1 ? '' : name.slice(dot);
}
