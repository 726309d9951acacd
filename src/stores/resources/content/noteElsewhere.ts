import { ApiError, NotFoundError, TimeoutError, type AppError } from '~/lib/AppError';
import { peek } from '~/lib/peek';
import type { Note, NoteId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { lookUp, refreshNote } from './notes';

/** A note as the server of another account knows it, or why that account cannot have it. */
export type NoteElsewhere =
  | { readonly kind: 'found'; readonly noteId: NoteId }
  /** Only the people that it is for, or the server that it is on, may know of it: its address is not sent anywhere else. */
  | { readonly kind: 'private' }
  | { readonly kind: 'unknown' }
  /** The two servers do not talk to each other. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'slow' }
  | { readonly kind: 'failed'; readonly error: AppError };

/** What servers answer for an address of a server that they have nothing to do with. */
const REFUSALS: readonly string[] = ['FEDERATION_NOT_ALLOWED', 'FEDERATION_DISABLED'];
/** What servers answer when they have asked the other one in vain. */
const UNKNOWN: readonly string[] = [
  'NO_SUCH_OBJECT',
  'NO_SUCH_NOTE',
  'REQUEST_FAILED',
  'RESPONSE_INVALID',
  'RESPONSE_INVALID_ID_HOST_NOT_MATCH',
  'URI_INVALID',
];

/** The address of a note by which all servers know it. */
export const uriOf = ({ uri, id }: Pick<Note, 'uri' | 'id'>, { server }: Pick<AccountScope, 'server'>): string =>
  uri ?? `${peek(() => server.home)}/notes/${id}`;

/**
 * Finds a note for another account. Ids are those of one server, so an account of another one looks it up by its address first. It may
 * have to fetch it from where it was written.
 */
export async function noteFor(account: AccountScope, note: Note, from: Pick<AccountScope, 'server'>): Promise<NoteElsewhere> {
  if (account.server === from.server) return seen(account, note.id);
  if (note.localOnly || !['public', 'home'].includes(note.visibility)) return { kind: 'private' };
  const answer = await lookUp(account, uriOf(note, from));
  if (!answer.ok) return refusalOf(answer.error);
  return answer.value.kind === 'note' ? { kind: 'found', noteId: answer.value.noteId } : { kind: 'unknown' };
}

async function seen(account: AccountScope, noteId: NoteId): Promise<NoteElsewhere> {
  const answer = await refreshNote(account, noteId);
  if (!answer.ok) return refusalOf(answer.error);
  return peek(() => account.notes.get(noteId)?.isHidden) === true ? { kind: 'private' } : { kind: 'found', noteId };
}

function refusalOf(error: AppError): NoteElsewhere {
  if (error instanceof TimeoutError) return { kind: 'slow' };
  const code = error instanceof ApiError ? error.server.code : '';
  if (REFUSALS.includes(code)) return { kind: 'refused' };
  return error instanceof NotFoundError || UNKNOWN.includes(code) ? { kind: 'unknown' } : { kind: 'failed', error };
}
