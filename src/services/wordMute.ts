import type { WireMutedWord } from '~/api/wire';
import type { Note } from './records';

/** Text beyond this is not searched with patterns: a pattern can take time that grows with a power of the length. */
const PATTERN_INPUT_LIMIT = 3_000;

type Rule = (text: string) => boolean;

const patterns = new WeakMap<readonly WireMutedWord[], readonly Rule[]>();

/**
 * Whether muted words hit a note (reference/note.md section 2). A list of words hits when all of them occur, exactly as
 * written; a text `/pattern/flags` is a regular expression. Own notes are never hit.
 */
export function isWordMuted(note: Pick<Note, 'userId' | 'cw' | 'text'>, meId: string | null, words: readonly WireMutedWord[]): boolean {
  if (words.length === 0 || note.userId === meId) return false;
  const text = `${note.cw ?? ''}\n${note.text ?? ''}`.trim();
  return text !== '' && rulesOf(words).some((rule) => rule(text));
}

/** Compiled once for each list: settings replace the list when they change. */
function rulesOf(words: readonly WireMutedWord[]): readonly Rule[] {
  let rules = patterns.get(words);
  if (!rules) patterns.set(words, (rules = words.flatMap((word) => compile(word) ?? [])));
  return rules;
}

function compile(word: WireMutedWord): Rule | null {
  if (typeof word !== 'string') {
    const all = word.filter((part) => part !== '');
    return all.length === 0 ? null : (text) => all.every((part) => text.includes(part));
  }
  const [, source, flags] = /^\/(.+)\/(.*)$/s.exec(word) ?? [];
  if (source === undefined) return null;
  try {
    // Without `g` and `y`: they make a pattern remember where it stopped.
    const pattern = new RegExp(source, flags?.replace(/[gy]/g, ''));
    return (text) => pattern.test(text.slice(0, PATTERN_INPUT_LIMIT));
  } catch {
    // The server stores what people type; a pattern that is none never hits.
    return null;
  }
}
