/** File names of emoji pictures, as in the emoji-assets package and on every compatible server. */

const ZERO_WIDTH_JOINER = '200d';
const VARIATION_SELECTOR = 'fe0f';
/** The only sequence of Twemoji whose file name has no selectors although it is joined (eye in speech bubble). */
const EXCEPTIONS: Readonly<Record<string, string>> = { '1f441-fe0f-200d-1f5e8-fe0f': '1f441-200d-1f5e8' };

/** The same one in the form that servers count; the other set has it with selectors only. */
const FLUENT_EXCEPTIONS: Readonly<Record<string, string>> = { '1f441-200d-1f5e8': '1f441-fe0f-200d-1f5e8-fe0f' };

/** Returns the name for `/twemoji/{name}.svg`: code points in hex, without variation selectors unless the sequence is joined. */
export function twemojiName(emoji: string): string {
  const name = codePoints(emoji).join('-');
  return EXCEPTIONS[name] ?? name;
}

/** Returns the name for `/fluent-emoji/{name}.png`; null for flags, which that set does not have. */
export function fluentName(emoji: string): string | null {
  const codes = codePoints(emoji);
  if (codes[0]?.startsWith('1f1')) return null;
  const name = codes.map((code) => code.padStart(4, '0')).join('-');
  return FLUENT_EXCEPTIONS[name] ?? name;
}

function codePoints(emoji: string): string[] {
  const codes = Array.from(emoji, (char) => char.codePointAt(0)!.toString(16));
  return codes.includes(ZERO_WIDTH_JOINER) ? codes : codes.filter((code) => code !== VARIATION_SELECTOR);
}
