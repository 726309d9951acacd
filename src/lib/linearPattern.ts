import { RE2JS } from 're2js';

/** A regular expression that is valid but cannot be searched in linear time, such as one with a lookahead. */
export class UnsupportedPattern extends Error {}

/** Whether a pattern occurs in a text. */
export type PatternTest = (text: string) => boolean;

/**
 * Compiles a regular expression of JavaScript for the engine RE2, whose time grows with the length of the text alone.
 * The browser's own engine tries every way to match one after the other: a pattern such as `(a+)+$` and a note that was
 * written for it would freeze the page. RE2 knows no lookahead and no backreferences. Servers search muted words with it
 * too, so a pattern that is refused here never worked there.
 *
 * @throws {SyntaxError} for text that is not a regular expression.
 * @throws {UnsupportedPattern} for one that RE2 cannot search.
 */
export function linearPattern(source: string, flags: string): PatternTest {
  const expression = new RegExp(source, flags);
  try {
    const pattern = RE2JS.compile(RE2JS.translateRegExp(expression), RE2JS.LOOKBEHINDS);
    return (text) => pattern.test(text);
  } catch (cause) {
    throw new UnsupportedPattern(`cannot search ${source} in linear time`, { cause });
  }
}
