import type { RootStore } from '~/stores/RootStore';
import type { Author } from './author/Author';
import type { InitialContext } from './initialContent';
import type { ComposerParams } from './params';

/** Reads the facts for the initial content of a composer from the stores. */
export function initialContext(
  { replyId, initialNote }: ComposerParams,
  { settings }: Pick<RootStore, 'settings'>,
  { home, me }: Author,
): InitialContext {
  const reply = replyId ? home.notes.get(replyId) : undefined;
  const remember = settings.get('rememberNoteVisibility');
  return {
    me,
    server: home.server,
    reply,
    replyAuthor: reply && home.users.get(reply.userId),
    initialNote,
    visibility: settings.get(remember ? 'visibility' : 'defaultNoteVisibility'),
    localOnly: settings.get(remember ? 'localOnly' : 'defaultNoteLocalOnly'),
    reactionAcceptance: settings.get('reactionAcceptance'),
    keepCw: settings.get('keepCw'),
  };
}
