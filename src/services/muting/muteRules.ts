import type { WireMutedWord } from '~/api/wire';
import type { Note } from '../records';
import type { linearPattern } from '~/lib/linearPattern';

/** Decides which notes are muted, as a plain object of functions. */
export interface MuteRules {
  /** Whether a note has hard-muted words: lists leave it out. */
  readonly hides: (note: NoteText) => boolean;
  /** Whether a note has muted words: a folded line stands in for it. */
  readonly folds: (note: NoteText) => boolean;
  /** Hosts whose notes are left out of lists, in lower case. */
  readonly servers: ReadonlySet<string>;
}

type NoteText = Pick<Note, 'userId' | 'cw' | 'text'>;

/** The mute settings of an account. */
export interface MuteLists {
  readonly meId: string;
  readonly mutedWords: readonly WireMutedWord[];
  readonly hardMutedWords: readonly WireMutedWord[];
  readonly mutedInstances: readonly string[] | null;
}

/** The engine for patterns, and the handling of those that it cannot search. */
export interface PatternSupport {
  /** Null until it is loaded: it is a chunk of its own, which only accounts with patterns need. */
  readonly compile: typeof linearPattern | null;
  /** Called once for each pattern that is valid but cannot be searched. */
  readonly onUnsupported: (pattern: string) => void;
}

/**
 * Builds the rules from an account's mute settings. A list of words matches when all of them occur exactly as written;
 * a text of the form `/pattern/flags` is a regular expression. The account's own notes never match.
 */
export function muteRules({ meId, mutedWords, hardMutedWords, mutedInstances }: MuteLists, patterns: PatternSupport): MuteRules {
  return {
    hides: matcher(hardMutedWords, meId, patterns),
    folds: matcher(mutedWords, meId, patterns),
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

function matcher(words: readonly WireMutedWord[], meId: string, patterns: PatternSupport): (note: NoteText) => boolean {
  const tests = words.flatMap((word) => (typeof word === 'string' ? patternTest(word, patterns) : wordsTest(word)) ?? []);
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

function patternTest(word: string, { compile, onUnsupported }: PatternSupport): Test | null {
  const parts = patternParts(word);
  if (!parts || !compile) return null;
  try {
    return compile(parts.source, parts.flags);
  } catch (error) {
    // The server stores whatever people type. Text that is not a regular expression never matches.
    if (!(error instanceof SyntaxError)) onUnsupported(word);
    return null;
  }
}
