import { appearNoteId } from '~/services/appearNote';
import { reactionLabel } from '~/services/reactions';
import type { Note } from '~/services/records';
import { clips } from '../resources/content/clips';
import type { AccountScope } from '../session/AccountScope';
import { subjectOf, type Action } from './LaterActions';
import type { ActionSubject } from './OutboxAction';

/** How much of a note's text is kept. */
const TEXT_LENGTH = 200;

/** Describes what an action is about, while it is still known. */
export function aboutAction(account: AccountScope, one: Action): ActionSubject {
  const { notes, users } = account;
  const named = notes.baseOf(subjectOf(one));
  const note = named && (notes.baseOf(appearNoteId(named)) ?? named);
  const user = users.get('userId' in one.params ? one.params.userId : (note?.userId ?? ''));
  const words = note?.cw ?? note?.text ?? null;
  const who = user ? { username: user.username, host: user.host } : null;
  return { user: who, text: words?.slice(0, TEXT_LENGTH) ?? null, detail: detailOf(account, one, note) };
}

function detailOf(account: AccountScope, { kind, params }: Action, note: Note | undefined): string | null {
  if (kind === 'react') return reactionLabel(params.reaction);
  if (kind === 'vote') return note?.poll?.choices[params.choice]?.text ?? null;
  return 'clipId' in params ? (clips.one(account, params.clipId)?.name ?? null) : null;
}
