import { linearPattern } from '~/lib/linearPattern';

/** A line as `/pattern/flags`. */
const PATTERN = /^\/(.+)\/([a-z]*)$/s;

/**
 * Whether a text breaks one of the rules of administrators. A rule is words that all occur, or a pattern. Patterns are searched in linear
 * time, so that no note can stop the instance; one that cannot be read finds nothing.
 */
export function breaksRule(text: string, rules: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return text !== '' && rules.some((rule) => found(rule.trim(), text, lower));
}

function found(rule: string, text: string, lower: string): boolean {
  if (rule === '') return false;
  const pattern = PATTERN.exec(rule);
  if (!pattern) return rule.split(/\s+/).every((word) => lower.includes(word.toLowerCase()));
  try {
    return linearPattern(pattern[1]!, pattern[2]!)(text);
  } catch {
    return false;
  }
}
