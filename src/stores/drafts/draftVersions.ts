import { oneOf } from '~/lib/parsers';
import { isBlankDraft, parseDraft, sameDraft, type DraftData } from './draftData';

/** A content, when it was written, and which composer wrote it. */
export interface Written {
  readonly data: DraftData;
  /** ms since 1970. */
  readonly at: number;
  /** The id of the composer; each has its own. */
  readonly writer: string;
}

/** The reason why an earlier content was kept. */
export type VersionReason = 'pause' | 'cut' | 'restore' | 'otherTab';

/** An earlier content of a draft. */
export interface DraftVersion extends Written {
  readonly why: VersionReason;
}

/** How many versions a draft has at most. */
export const VERSION_LIMIT = 20;

/** After a pause of this length, the content before it is kept as a version; ms. */
export const PAUSE_MS = 30_000;

/** Removing more than this at once is worth a version, in characters. */
const BIG_CUT = 200;
/** Half of a text is worth a version as well, unless the half is shorter than this. */
const SMALL_CUT = 20;

/**
 * Returns the versions of a draft after some were added: oldest first, none of them blank or twice. The text of another composer that keeps
 * growing counts once, with its newest content, until much of it is removed.
 * @param current the content of the draft itself
 */
export function addVersions(
  known: readonly DraftVersion[],
  added: readonly DraftVersion[],
  current: DraftData | null,
): readonly DraftVersion[] {
  let versions = known;
  for (const version of added) {
    if (isBlankDraft(version.data) || versions.some((later) => isContinued(version, later))) continue;
    const others = versions.filter(({ data }) => !sameDraft(data, version.data));
    versions = [...others.filter((other) => !isContinued(other, version)), version];
  }
  const different = versions.filter(({ data }) => current === null || !sameDraft(data, current));
  return different.toSorted((a, b) => a.at - b.at).slice(-VERSION_LIMIT);
}

const isContinued = (earlier: DraftVersion, later: DraftVersion): boolean =>
  earlier.why === 'otherTab' &&
  later.why === 'otherTab' &&
  earlier.writer === later.writer &&
  earlier.at <= later.at &&
  !isBigCut(earlier.data, later.data);

/** Whether a change removes more than 200 characters or half of the text, or a poll with choices. */
export function isBigCut(before: DraftData, after: DraftData): boolean {
  const removed = removedLength(before.text, after.text);
  if (removed > BIG_CUT || (removed >= SMALL_CUT && removed * 2 > before.text.length)) return true;
  return after.poll === null && before.poll?.choices.some((choice) => choice.trim() !== '') === true;
}

/** How many characters of a text are not in its next version, if one piece was replaced. */
function removedLength(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return before.length - start - end;
}

const parseReason = oneOf<VersionReason>('pause', 'cut', 'restore', 'otherTab');

/** Parses a list of versions; unusable ones are left out. */
export function parseVersions(raw: unknown): readonly DraftVersion[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one: unknown) => {
    const written = parseWritten(one);
    const why = parseReason((one as { readonly why?: unknown } | null)?.why);
    return written && why ? [{ ...written, why }] : [];
  });
}

/** Parses a content with its time and its composer. */
export function parseWritten(raw: unknown): Written | undefined {
  const { data, at, writer } = (raw ?? {}) as Partial<Record<keyof Written, unknown>>;
  const content = parseDraft(data);
  if (!content || typeof at !== 'number' || !isTime(at) || typeof writer !== 'string') return undefined;
  return { data: content, at, writer };
}

/** The latest time that a date can have; ms. */
const LAST_TIME = 8.64e15;

/** Whether a number is a time in ms since 1970. */
export const isTime = (value: number): boolean => value >= 0 && value <= LAST_TIME;
