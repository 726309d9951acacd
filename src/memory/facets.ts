import type { Note } from '~/services/records';
import { FILE_KINDS, NOTE_KINDS, type FileKind, type NoteKind } from './model';

/** What filters compare, as numbers. */
export interface Facets {
  /** One bit for each of `FILE_KINDS`. */
  readonly files: number;
  /** One bit for each of `NOTE_KINDS`. */
  readonly kinds: number;
  /** 0 without reactions, 1 with some, 2 with one of the reader's. */
  readonly reacted: 0 | 1 | 2;
  readonly isPrivate: boolean;
  /** Whether it only passes another note on. */
  readonly isPure: boolean;
}

/** The bit of a kind of file. */
export const fileBit = (kind: FileKind): number => 1 << FILE_KINDS.indexOf(kind);

/** The bit of a kind of note. */
export const kindBit = (kind: NoteKind): number => 1 << NOTE_KINDS.indexOf(kind);

function fileKind(type: string): FileKind {
  const [kind] = type.split('/');
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'other';
}

/** Whether not everybody may read a note. */
export const isPrivate = ({ visibility }: Pick<Note, 'visibility'>): boolean => visibility === 'followers' || visibility === 'specified';

/** What filters compare of a note. @param me the reader's id */
export function facetsOf(note: Note, me: string): Facets {
  const hasContent = note.text !== null || note.files.length > 0 || Boolean(note.poll);
  const kinds: NoteKind[] = [
    ...(note.replyId ? (['reply'] as const) : note.renoteId ? [] : (['note'] as const)),
    ...(note.renoteId && hasContent ? (['quote'] as const) : []),
    ...(note.poll ? (['poll'] as const) : []),
    ...(note.userId === me ? (['own'] as const) : []),
  ];
  return {
    files: note.files.reduce((bits, { type }) => bits | fileBit(fileKind(type)), 0),
    kinds: kinds.reduce((bits, kind) => bits | kindBit(kind), 0),
    reacted: note.myReaction ? 2 : Object.keys(note.reactions).length > 0 ? 1 : 0,
    isPrivate: isPrivate(note),
    isPure: Boolean(note.renoteId) && !hasContent,
  };
}

/** The id of the account that a key names. */
export const idOf = (account: string): string => account.slice(account.lastIndexOf('/') + 1);

/** The server of the account that a key names. */
export const hostOf = (account: string): string => account.slice(0, account.lastIndexOf('/'));
