/**
 * Finding one's own note on a server after the answer to its call was lost. The client and the gateway do it for servers
 * that know no keys.
 */

/** The parameters of `notes/create` that tell notes apart. */
export interface NoteContent {
  readonly text?: string | null;
  readonly cw?: string | null;
  readonly fileIds?: readonly string[];
  readonly replyId?: string | null;
  readonly renoteId?: string | null;
  readonly channelId?: string | null;
  readonly poll?: { readonly choices: readonly string[] } | null;
  readonly visibility?: string;
  readonly visibleUserIds?: readonly string[];
}

/** A note as servers describe it. Fields without a value may be absent. */
export interface ListedNote extends Omit<NoteContent, 'poll'> {
  readonly id: string;
  readonly createdAt: string;
  readonly poll?: { readonly choices: readonly { readonly text: string }[] } | null;
}

/** From everyone to a few. A server may post a note to fewer people than asked for. */
const VISIBILITIES = ['public', 'home', 'followers', 'specified'];

/** How far the clocks of this machine and of the server may be apart, in ms. */
const CLOCKS_APART_MS = 10 * 60_000;

/**
 * The newest of the author's notes that an attempt made, if there is one.
 * @param attempt the posted content, and when the attempt began (ms since 1970). `known` are ids of notes that others made.
 */
export function findPosted<N extends ListedNote>(
  notes: readonly N[],
  attempt: { readonly content: NoteContent; readonly beganAtMs: number; readonly known: readonly string[] },
): N | undefined {
  const { content, beganAtMs, known } = attempt;
  return notes
    .filter((note) => Date.parse(note.createdAt) >= beganAtMs - CLOCKS_APART_MS && !known.includes(note.id) && isSame(note, content))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0];
}

function isSame(note: ListedNote, content: NoteContent): boolean {
  const isTextSame = textOf(note.text) === textOf(content.text) && textOf(note.cw) === textOf(content.cw);
  const areTargetsSame = (['replyId', 'renoteId', 'channelId'] as const).every((name) => (note[name] ?? null) === (content[name] ?? null));
  const choices = note.poll?.choices.map(({ text }) => text) ?? [];
  return (
    isTextSame &&
    areTargetsSame &&
    listOf(note.fileIds) === listOf(content.fileIds) &&
    listOf(choices) === listOf(content.poll?.choices) &&
    rankOf(note.visibility) >= rankOf(content.visibility) &&
    hasAll(note.visibleUserIds, content.visibleUserIds)
  );
}

/** Servers remove spaces around a text, and keep an empty one as null. */
const textOf = (text: string | null | undefined): string => text?.trim() ?? '';
const listOf = (list: readonly string[] = []): string => JSON.stringify(list.toSorted());
const rankOf = (visibility = 'public'): number => VISIBILITIES.indexOf(visibility);
/** Servers add the people that a direct note mentions. */
const hasAll = (found: readonly string[] = [], wanted: readonly string[] = []): boolean => wanted.every((id) => found.includes(id));
