import type { WireTrendingTag } from '~/api/wire';
import type { NoteId, UserId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { defineQuery } from '../definitions';
import { driveFiles, takeFoundFile } from '../drive/driveFiles';
import { channels, takeChannel } from '../feeds/channels';

/** How many results of a kind are offered while people type. */
const CHOICES = 8;

/** How long the answer for a text is used again while people type and correct; ms. */
const FRESH_MS = 60_000;

/** How many files of the drive are looked through: the most that servers return at once. */
const NEWEST_FILES = 100;

/** How long the newest files are used; ms. */
const FILES_FRESH_MS = 300_000;

const users = (account: AccountScope) => account.users;
const notes = (account: AccountScope) => account.notes;

/** People whose username starts with a text, or whose name contains it, with their profiles. */
export const quickPeople = defineQuery({
  records: users,
  freshMs: FRESH_MS,
  async fetch({ api, ingest }, query: string, signal): Promise<readonly UserId[]> {
    return [...new Set(ingest.users(await api.call('users/search', { query, limit: CHOICES }, { signal }), 'fetch'))];
  },
});

/** Notes with a text, newest first. */
export const quickNotes = defineQuery({
  records: notes,
  freshMs: FRESH_MS,
  async fetch({ api, ingest, clock }, query: string, signal): Promise<readonly NoteId[]> {
    const asOf = clock.now();
    return ingest.notes(await api.call('notes/search', { query, limit: CHOICES }, { signal }), 'fetch', asOf);
  },
});

/** Channels with certain words. */
export const quickChannels = defineQuery({
  records: channels.of,
  freshMs: FRESH_MS,
  async fetch(account, query: string, signal): Promise<readonly string[]> {
    const found = await account.api.call('channels/search', { query, type: 'nameAndDescription', limit: CHOICES }, { signal });
    return found.map((channel) => takeChannel(account, channel));
  },
});

/** The newest files of the whole drive. Servers do not search files by name. */
export const newestFiles = defineQuery({
  records: driveFiles.of,
  freshMs: FILES_FRESH_MS,
  async fetch(account, _: null, signal): Promise<readonly string[]> {
    const found = await account.api.call('drive/stream', { limit: NEWEST_FILES }, { signal });
    return found.map((file) => takeFoundFile(account, file));
  },
});

/** The hashtags that many people use now, with their numbers. */
export const trendingTags = defineQuery({
  freshMs: FILES_FRESH_MS,
  fetch: async ({ api }, _: null, signal): Promise<readonly WireTrendingTag[]> => api.call('hashtags/trend', {}, { signal }),
});
