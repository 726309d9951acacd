import { mentionText, type NamedUser } from '~/lib/mentionText';
import { ok, type Result } from '~/lib/Result';
import { extractMentions } from '~/mfm/extract';
import { readMarkup } from '~/mfm/readMarkup';
import type { Server } from '~/stores/server/Server';
import { findUser } from '~/stores/resources/users/users';
import type { ComposerState } from '../ComposerState';

type Hosts = Pick<Server, 'host' | 'isOwnHost'>;

/** The people that a direct note mentions and that are not among its recipients; none for other notes. Reads observables. */
export function missingRecipients(state: ComposerState, server: Hosts): readonly NamedUser[] {
  const { account, me } = state.author;
  const { visibility, visibleUserIds } = state.audience;
  if (visibility !== 'specified') return [];
  const chosen = visibleUserIds.map((id) => account.users.get(id)).filter((user) => user !== undefined);
  return extractMentions(readMarkup(state.words.text, server.host)).filter(
    (mention) => !namesUser(mention, me, server) && !chosen.some((user) => namesUser(mention, user, server)),
  );
}

/** Adds all missing people; stops at the first one that the server does not find. */
export async function addMissingRecipients(state: ComposerState, server: Hosts): Promise<Result> {
  for (const address of missingRecipients(state, server)) {
    const found = await findUser(state.author.account, address);
    if (!found.ok) return found;
    state.audience.addRecipient(found.value);
  }
  return ok();
}

/** Adds a person who was chosen from a list, and mentions them unless the text does. */
export function addChosenRecipient(state: ComposerState, userId: string, server: Hosts): void {
  state.audience.addRecipient(userId);
  const user = state.author.account.users.get(userId);
  if (!user || extractMentions(readMarkup(state.words.text, server.host)).some((mention) => namesUser(mention, user, server))) return;
  state.words.setText(`${mentionText(user)} ${state.words.text}`);
}

/** Returns whether a mention in a text names a user. */
function namesUser(mention: NamedUser, user: NamedUser, server: Pick<Server, 'isOwnHost'>): boolean {
  const isLocal = mention.host === null || server.isOwnHost(mention.host);
  const isSameHost = isLocal ? user.host === null : user.host === mention.host;
  return isSameHost && user.username.toLowerCase() === mention.username.toLowerCase();
}
