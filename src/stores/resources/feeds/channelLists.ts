import type { Endpoints } from '~/api/endpoints';
import type { AccountScope } from '~/stores/session/AccountScope';
import { channels, takeChannel, type Channel } from './channels';
import { defineCollection, defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** How long a menu uses a list of channels without asking again; ms. */
const FRESH_MS = 5 * 60_000;
/** Further batches of followed channels cannot be requested, because servers sort them by a time that they do not tell. */
const MOST_FOLLOWED = 100;

const list = (account: AccountScope, found: Endpoints['channels/featured']['res']): readonly string[] =>
  found.map((channel) => takeChannel(account, channel));

/** The channels with the latest notes. */
export const featuredChannels = defineQuery({
  records: channels.of,
  fetch: async (account, _: null, signal) => list(account, await account.api.call('channels/featured', {}, { signal })),
  read: channels.many,
});

/** The channels that the viewer marked as favorites. */
export const favoriteChannels = defineQuery({
  records: channels.of,
  freshMs: FRESH_MS,
  fetch: async (account, _: null, signal) => list(account, await account.api.call('channels/my-favorites', {}, { signal })),
  read: channels.many,
});

/** The channels that the viewer follows. */
export const followedChannels = defineQuery({
  records: channels.of,
  freshMs: FRESH_MS,
  fetch: async (account, _: null, signal) =>
    list(account, await account.api.call('channels/followed', { limit: MOST_FOLLOWED }, { signal })),
  read: channels.many,
});

/** The channels of the viewer in which people can write, newest first. */
export const ownedChannels = defineCollection<null, Channel>({
  entity: channels,
  includes: ({ isArchived }) => isArchived !== true,
  async fetch(account, _, { limit, untilId, signal }) {
    const found = await account.api.call('channels/owned', { limit, ...(untilId && { untilId }) }, { signal });
    return channels.many(account, list(account, found));
  },
});

/**
 * The channels that menus offer an account: its favorites and those that it follows, by name. Visitors have none, and neither have
 * accounts of servers without channels. Never rejects, because menus have other entries.
 */
export async function myChannels(account: AccountScope): Promise<readonly Channel[]> {
  if (!account.me) return [];
  const lists = await Promise.allSettled(
    [favoriteChannels, followedChannels].map((definition) => resourcesOf(account).read(definition, null)),
  );
  const found = lists.flatMap((list) => (list.status === 'fulfilled' ? (list.value ?? []) : []));
  const all = new Map(found.map((channel) => [channel.id, channel]));
  return [...all.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** A search for channels, for {@link foundChannels}. */
export interface ChannelSearch {
  readonly query: string;
  readonly type: 'nameAndDescription' | 'nameOnly';
}

/** Channels with certain words, newest first. */
export const foundChannels = defineCollection<ChannelSearch, Channel>({
  entity: channels,
  async fetch(account, search, { limit, untilId, signal }) {
    const found = await account.api.call('channels/search', { ...search, limit, ...(untilId && { untilId }) }, { signal });
    return channels.many(account, list(account, found));
  },
});
