import type { WireChannel } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { NoteId } from '~/services/records';
import { wellFormed } from '~/services/wellFormed';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineEntity, defineQuery } from '../definitions';

/** A channel as the client stores it. */
export type Channel = Omit<WireChannel, 'pinnedNotes'>;

/** Channels: topics that people write notes in. */
export const channels = defineEntity<Channel>();

const FORM = {
  id: '',
  name: '',
  description: null,
  bannerUrl: null,
  lastNotedAt: null,
  userId: null,
  pinnedNoteIds: [''],
  usersCount: 0,
  notesCount: 0,
};

/** Stores a channel as a server sends it, with its pinned notes. @returns its id */
export function takeChannel(account: AccountScope, dto: WireChannel): string {
  const { pinnedNotes, ...channel } = wellFormed(dto, FORM) as WireChannel;
  if (Array.isArray(pinnedNotes)) account.ingest.notes(pinnedNotes, 'fetch');
  return channels.of(account).put(channel);
}

/** Loads a channel by its id, with its pinned notes. */
export const channelById = defineQuery({
  records: channels.of,
  fetch: async (account, channelId: string, signal) =>
    takeChannel(account, await account.api.call('channels/show', { channelId }, { signal })),
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
  takeChannel(account, changed.value);
  return ok();
}
