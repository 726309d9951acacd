import type { WireMutedWord } from '~/api/wire';
import type { Note } from '../records';
import { SafePattern } from './SafePattern';

/** What a reader does not want to read. A plain object of functions: other rules are another object. */
export interface MuteRules {
  /** Whether a note has hard-muted words: lists leave it out. */
  readonly hides: (note: NoteText) => boolean;
  /** Whether a note has muted words: a line stands for it. */
  readonly folds: (note: NoteText) => boolean;
  /** Hosts whose notes are left out of lists, in lower case. */
  readonly servers: ReadonlySet<string>;
}

/** A pattern that took too long for so many texts is switched off. A single note, perhaps made for it, must not end a mute. */
const MAX_SLOW_TEXTS = 5;

type NoteText = Pick<Note, 'userId' | 'cw' | 'text'>;

/** What an account says about muting. */
export interface MuteLists {
  readonly meId: string;
  readonly mutedWords: readonly WireMutedWord[];
  readonly hardMutedWords: readonly WireMutedWord[];
  readonly mutedInstances: readonly string[] | null;
}

/**
 * Makes rules of what an account says (reference/note.md section 2). A list of words hits when all of them occur, exactly as
 * written; a text `/pattern/flags` is a regular expression. Own notes are never hit.
 * @param onStopped told once of each pattern that cannot be searched, or that took too long for several notes and is no
 * longer searched. It may be called while something is being shown
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

/** A written pattern in its parts, or null for what is none. Flags that make a pattern remember where it stopped are left out. */
export function patternParts(word: string): { readonly source: string; readonly flags: string } | null {
  const [, source, flags = ''] = /^\/(.+)\/(.*)$/s.exec(word) ?? [];
  return source === undefined ? null : { source, flags: flags.replace(/[gy]/g, '') };
}

type Test = (text: string) => boolean;

function matcher(words: readonly WireMutedWord[], meId: string, onStopped: (pattern: string) => void): (note: NoteText) => boolean {
  const tests = words.flatMap((word) => (typeof word === 'string' ? patternTest(word, onStopped) : wordsTest(word)) ?? []);
  // Notes are looked at each time they are shown, and their records last until something in them changes.
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
    // The server stores what people type; what is no pattern never hits.
    if (!(error instanceof SyntaxError)) onStopped(word);
    return null;
  }
  // By their text, because a note is another record with each reaction to it.
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
