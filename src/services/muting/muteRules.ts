import type { WireMutedWord } from '~/api/wire';
import type { Note } from '../records';
import { SafePattern } from './SafePattern';

/** Decides which notes are muted, as a plain object of functions. */
export interface MuteRules {
  /** Whether a note has hard-muted words: lists leave it out. */
  readonly hides: (note: NoteText) => boolean;
  /** Whether a note has muted words: a folded line stands in for it. */
  readonly folds: (note: NoteText) => boolean;
  /** Hosts whose notes are left out of lists, in lower case. */
  readonly servers: ReadonlySet<string>;
}

/**
 * A pattern that is too slow on this many texts is switched off. One note, perhaps written for that purpose, must not
 * end a mute.
 */
const MAX_SLOW_TEXTS = 5;

type NoteText = Pick<Note, 'userId' | 'cw' | 'text'>;

/** The mute settings of an account. */
export interface MuteLists {
  readonly meId: string;
  readonly mutedWords: readonly WireMutedWord[];
  readonly hardMutedWords: readonly WireMutedWord[];
  readonly mutedInstances: readonly string[] | null;
}

/**
 * Builds the rules from an account's mute settings. A list of words matches when all of them occur exactly as written;
 * a text of the form `/pattern/flags` is a regular expression. The account's own notes never match.
 * @param onStopped called once for each pattern that cannot be searched, or that was too slow for several notes and is
 * switched off. May be called during rendering
 */
export function muteRules(
  { meId, mutedWords, hardMutedWords, mutedInstances }: MuteLists,
  onStopped: (pattern: string) => void,
): MuteRules {
  return {
    hides: matcher(hardMutedWords, meId, onStopped),
    folds: matcher(mutedWords, meId, onStopped),
    servers: new Set((mutedInstances ?? []).map((host) => host.toLowerCase())),
  };
}

/**
 * Splits `/pattern/flags`, or returns null for other text. Drops the flags `g` and `y`, which make a pattern remember
 * its position.
 */
export function patternParts(word: string): { readonly source: string; readonly flags: string } | null {
  const [, source, flags = ''] = /^\/(.+)\/(.*)$/s.exec(word) ?? [];
  return source === undefined ? null : { source, flags: flags.replace(/[gy]/g, '') };
}

type Test = (text: string) => boolean;

function matcher(words: readonly WireMutedWord[], meId: string, onStopped: (pattern: string) => void): (note: NoteText) => boolean {
  const tests = words.flatMap((word) => (typeof word === 'string' ? patternTest(word, onStopped) : wordsTest(word)) ?? []);
  // Notes are checked each time they are shown; a record lasts until something in the note changes.
  const known = new WeakMap<NoteText, boolean>();
  const hits = ({ cw, text }: NoteText): boolean => {
    const haystack = `${cw ?? ''}\n${text ?? ''}`.trim();
    return haystack !== '' && tests.some((test) => test(haystack));
  };
  return (note) => {
    if (tests.length === 0 || note.userId === meId) return false;
    let isHit = known.get(note);
    if (isHit === undefined) known.set(note, (isHit = hits(note)));
    return isHit;
  };
}

function wordsTest(words: readonly string[]): Test | null {
  const all = words.filter((word) => word !== '');
  return all.length === 0 ? null : (text) => all.every((word) => text.includes(word));
}

function patternTest(word: string, onStopped: (pattern: string) => void): Test | null {
  const parts = patternParts(word);
  if (!parts) return null;
  let pattern: SafePattern | null;
  try {
    pattern = new SafePattern(parts.source, parts.flags);
  } catch (error) {
    // The server stores whatever people type; an invalid pattern never matches.
    if (!(error instanceof SyntaxError)) onStopped(word);
    return null;
  }
  // Keyed by text, because each reaction makes a new record of the note.
  const slowTexts = new Set<string>();
  return (text) => {
    if (!pattern || slowTexts.has(text)) return false;
    try {
      return pattern.test(text);
    } catch {
      slowTexts.add(text);
      if (slowTexts.size < MAX_SLOW_TEXTS) return false;
      pattern = null;
      slowTexts.clear();
      onStopped(word);
      return false;
    }
  };
}
