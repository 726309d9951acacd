import type { Endpoints } from '~/api/endpoints';
import type { WireChannel } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { LocalStore } from '~/storage/LocalStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { favoriteChannels, followedChannels } from './channelLists';
import { channels, takeChannel, type Channel } from './channels';
import { resourcesOf } from '../resourcesOf';

type Created = Endpoints['channels/create']['req'];
type Changes = Omit<Endpoints['channels/update']['req'], 'channelId'>;

/** Creates a channel of the viewer. */
export async function createChannel(account: AccountScope, params: Created): Promise<Result<Channel>> {
  const answer = await saved(account, account.api.call('channels/create', params));
  if (answer.ok) channels.of(account).arrive(answer.value);
  return answer;
}

/** Changes a channel. Fields that `changes` does not name stay. */
export function updateChannel(account: AccountScope, channelId: string, changes: Changes): Promise<Result<Channel>> {
  return saved(account, account.api.call('channels/update', { channelId, ...changes }));
}

async function saved(account: AccountScope, call: Promise<WireChannel>): Promise<Result<Channel>> {
  const answer = await settle(call);
  return answer.ok ? ok(channels.one(account, takeChannel(account, answer.value))!) : answer;
}

/** Follows a channel or stops it. The change shows at once and is undone if the server refuses. */
export async function setChannelFollowed(account: AccountScope, channelId: string, isFollowing: boolean): Promise<Result> {
  const shown = channels.of(account).optimistic(channelId, (channel) => ({ ...channel, isFollowing }));
  const answer = await settle(account.api.call(isFollowing ? 'channels/follow' : 'channels/unfollow', { channelId }));
  if (answer.ok) {
    shown.commit();
    resourcesOf(account).invalidate(followedChannels);
  } else shown.undo();
  return answer;
}

/** Adds a channel to the favorites or removes it. The change shows at once and is undone if the server refuses. */
export async function setChannelFavorite(account: AccountScope, channelId: string, isFavorited: boolean): Promise<Result> {
  const shown = channels.of(account).optimistic(channelId, (channel) => ({ ...channel, isFavorited }));
  const answer = await settle(account.api.call(isFavorited ? 'channels/favorite' : 'channels/unfavorite', { channelId }));
  if (answer.ok) {
    shown.commit();
    resourcesOf(account).invalidate(favoriteChannels);
  } else shown.undo();
  return answer;
}

const readKey = (channelId: string) => `channelLastReadedAt:${channelId}`;

/** Remembers in this browser when the viewer last looked at a channel; ms since the epoch. */
export function markChannelRead(local: LocalStore, channelId: string, nowMs: number): void {
  local.set(readKey(channelId), String(nowMs));
}

/** Whether a channel has notes since the viewer last looked at it in this browser. */
export function hasNewNotes(local: LocalStore, { id, lastNotedAt }: Pick<Channel, 'id' | 'lastNotedAt'>): boolean {
  const readAt = Number(local.get(readKey(id)) ?? 0);
  return lastNotedAt !== null && Date.parse(lastNotedAt) > readAt;
}
