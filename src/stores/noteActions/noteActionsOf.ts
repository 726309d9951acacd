import type { AccountScope } from '../session/AccountScope';
import { NoteActions } from './NoteActions';

/** Returns what an account can do with notes. Its code comes with the parts that use it, after the first notes. */
export const noteActionsOf = (account: AccountScope): NoteActions => account.part(createNoteActions);

function createNoteActions(account: AccountScope): NoteActions {
  const { api, ingest, notes, translations, clock, meStore } = account;
  return new NoteActions({ api, ingest, notes, translations, clock, me: () => meStore.me, mergeMe: (change) => meStore.merge(change) });
}
