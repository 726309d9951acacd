/** The units in which the client says how long ago something was. */
const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];

/** What the client writes unless a language says otherwise. */
const USUAL_DIGITS = '0123456789';

/** The forms of words depend on nothing above the last two digits, at least for numbers below 1000. */
const MOST_CHECKED = 120;

/** Some languages have only a sign in their narrowest style, `-3 min`, which nobody writes below a note. */
const SIGN = /^[-\u2212]/;

/** The narrowest style that has words, in English if no style has. `I18n.distance` chooses it in the same way. */
function shortAgos(languages) {
  const formats = [
    [languages, 'narrow'],
    [languages, 'short'],
    ['en-US', 'narrow'],
  ].map(([locales, style]) => new Intl.RelativeTimeFormat(locales, { style, numeric: 'always' }));
  return formats.find((format) => !SIGN.test(format.format(-1, 'minute')));
}

/**
 * How a language writes small numbers and short times ago: `numbers.digits` has its ten digits if they are not the usual ones,
 * and `numbers.minuteAgo` its "5m ago" with `#` for the number. A unit whose words change with the number is left out.
 * The first format of a page takes a browser 20 to 30 ms, and the first notes need both.
 * @returns {Record<string, string>}
 */
export function numberTexts(code) {
  const languages = [code, 'en-US'];
  const numbers = new Intl.NumberFormat(languages);
  const digits = Array.from({ length: 10 }, (_, digit) => numbers.format(digit)).join('');
  const agos = shortAgos(languages);
  const texts = digits === USUAL_DIGITS ? {} : { 'numbers.digits': digits };
  for (const unit of UNITS) {
    const patterns = new Set(
      Array.from({ length: MOST_CHECKED }, (_, index) => agos.format(-1 - index, unit).replace(numbers.format(1 + index), '#')),
    );
    const [pattern] = patterns;
    if (patterns.size === 1 && pattern.includes('#')) texts[`numbers.${unit}Ago`] = pattern;
  }
  return texts;
}
