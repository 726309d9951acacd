import type { WireUserList } from '~/api/wire';
import type { Result } from '~/lib/Result';
import type { Clip, NoteId, UserId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { clips, takeClip } from '../content/clips';
import { defineCollection, defineQuery } from '../definitions';

/** How many notes with files are asked for the grid of a profile. */
const NOTES_WITH_FILES = 15;

/** The newest notes of a user that have files; ids. */
export const notesWithFilesOf = defineQuery({
  records: ({ notes }) => notes,
  async fetch(account, userId: UserId, signal): Promise<readonly NoteId[]> {
    const asOf = account.clock.now();
    const found = await account.api.call('users/notes', { userId, withFiles: true, limit: NOTES_WITH_FILES }, { signal });
    return account.ingest.notes(found, 'fetch', asOf);
  },
});

/** A reaction of a user, with its note. */
export interface ReactionOf {
  readonly id: string;
  readonly noteId: NoteId;
  readonly reaction: string;
  readonly createdAt: string;
}

/** How many items a batch of the lists on a profile has. */
export const PROFILE_BATCH = 20;
const batchSizes = () => ({ first: PROFILE_BATCH, next: PROFILE_BATCH });

/** The reactions of a user, newest first; only if they are public, or for the user and for moderators. */
export const reactionsOf = defineCollection<UserId, ReactionOf>({
  batchSizes,
  async fetch(account, userId, { limit, untilId, signal }) {
    const asOf = account.clock.now();
    const found = await account.api.call('users/reactions', { userId, limit, ...(untilId && { untilId }) }, { signal });
    return found.map(({ id, type, createdAt, note }) => ({
      id,
      noteId: account.ingest.note(note, 'fetch', asOf),
      reaction: type,
      createdAt,
    }));
  },
});

/** The public clips of a user, newest first. */
export const clipsOf = defineCollection<UserId, Clip>({
  entity: clips,
  batchSizes,
  async fetch(account, userId, { limit, untilId, signal }) {
    const found = await account.api.call('users/clips', { userId, limit, ...(untilId && { untilId }) }, { signal });
    return clips.many(
      account,
      found.map((clip) => takeClip(account, clip)),
    );
  },
});

/** A public list with the first of its members. */
export interface PublicList extends Pick<WireUserList, 'id' | 'name'> {
  readonly userIds: readonly UserId[];
}

/** How many members of a list are shown by their faces. */
export const FACES = 10;

/** The public lists of a user of this server, with the members who are shown. Servers return all of them at once. */
export const publicListsOf = defineQuery({
  records: ({ users }) => users,
  async fetch(account, userId: UserId, signal): Promise<readonly PublicList[]> {
    const found = await account.api.call('users/lists/list', { userId }, { signal });
    const lists = found.map(({ id, name, userIds = [] }) => ({ id, name, userIds }));
    const shown = [...new Set(lists.flatMap(({ userIds }) => userIds.slice(0, FACES)))];
    if (shown.length > 0) {
      const members = await account.api.call('users/show', { userIds: shown }, { signal });
      account.ingest.users([members].flat(), 'fetch');
    }
    return lists;
  },
});

/** The server's description of a user, as it is. */
export const rawUser = defineQuery({
  fetch: (account, userId: UserId, signal): Promise<unknown> => account.api.call('users/show', { userId }, { signal }),
});

/** Changes the note that moderators keep about a user. */
export async function saveModerationNote(account: AccountScope, userId: UserId, text: string): Promise<Result> {
  const answer = await settle(account.api.call('admin/update-user-note', { userId, text }));
  if (answer.ok) account.users.patch(userId, (user) => ({ ...user, moderationNote: text }));
  return answer;
}
