import type { WireChannel } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { NoteId } from '~/services/records';
import type { AccountScope } from '../session/AccountScope';
import { settle } from '../settle';
import { defineEntity, defineQuery } from './definitions';

/** Channels: topics that people write notes in. */
export const channels = defineEntity<WireChannel>();

/** Loads a channel by its id. */
export const channelById = defineQuery({
  records: channels.of,
  fetch: async (account, channelId: string, signal) =>
    channels.of(account).put(await account.api.call('channels/show', { channelId }, { signal })),
  read: channels.one,
});

/** Pins a note to its channel or unpins it. Servers only accept the complete list of pinned notes, so this loads it first. */
export async function setChannelPin(account: AccountScope, channelId: string, noteId: NoteId, isPinned: boolean): Promise<Result> {
  const { api } = account;
  const shown = await settle(api.call('channels/show', { channelId }));
  if (!shown.ok) return shown;
  const others = shown.value.pinnedNoteIds.filter((id) => id !== noteId);
  const changed = await settle(api.call('channels/update', { channelId, pinnedNoteIds: isPinned ? [noteId, ...others] : others }));
  if (!changed.ok) return changed;
  channels.of(account).put(changed.value);
  return ok();
}
