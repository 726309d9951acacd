import type { EmojiParams } from '~/api/endpoints';
import type { Id, WireEmojiDetailed } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineCollection } from '../definitions';

const BATCH = 60;

/** The emoji of this server, newest first. The parameter is a part of their names; an empty text matches all. */
export const ownEmojis = defineCollection<string, WireEmojiDetailed>({
  batchSizes: () => ({ first: BATCH, next: BATCH }),
  fetch: (account, query, { limit, untilId, signal }) =>
    account.api.call('admin/emoji/list', { query: query || null, limit, ...(untilId && { untilId }) }, { signal }),
  follow: (account, query, list) =>
    account.hub.onBroadcast((type, body) => {
      const { emoji, emojis = [] } = body as { emoji?: WireEmojiDetailed; emojis?: readonly WireEmojiDetailed[] };
      if (type === 'emojiAdded' && emoji && emoji.name.includes(query)) list.prepend(emoji);
      else if (type === 'emojiUpdated') for (const one of emojis) list.replace(one);
      else if (type === 'emojiDeleted') for (const { id } of emojis) list.remove(id);
    }),
});

/** Which emoji of other servers to list; empty texts match all. */
export interface OtherEmojis {
  readonly query: string;
  readonly host: string;
}

/** The emoji of other servers that are known here. */
export const otherEmojis = defineCollection<OtherEmojis, WireEmojiDetailed>({
  batchSizes: () => ({ first: BATCH, next: BATCH }),
  fetch: (account, { query, host }, { limit, untilId, signal }) =>
    account.api.call(
      'admin/emoji/list-remote',
      { query: query || null, host: host || null, limit, ...(untilId && { untilId }) },
      { signal },
    ),
});

/** Makes an emoji from a file of the drive. */
export async function addEmoji(account: AccountScope, fileId: Id, params: EmojiParams): Promise<Result> {
  const answer = await settle(account.api.call('admin/emoji/add', { fileId, ...params }));
  return answer.ok ? ok() : answer;
}

/** Changes an emoji. @param fileId another picture */
export function updateEmoji(account: AccountScope, id: Id, params: EmojiParams, fileId: Id | null): Promise<Result> {
  return settle(account.api.call('admin/emoji/update', { id, ...params, ...(fileId !== null && { fileId }) }));
}

/** Deletes emoji; notes that use them show their names. */
export function deleteEmojis(account: AccountScope, ids: readonly Id[]): Promise<Result> {
  return settle(account.api.call('admin/emoji/delete-bulk', { ids }));
}

/** Sets the category of emoji; null for none. */
export function setEmojiCategory(account: AccountScope, ids: readonly Id[], category: string | null): Promise<Result> {
  return settle(account.api.call('admin/emoji/set-category-bulk', { ids, category }));
}

/** Sets the license of emoji; null for none. */
export function setEmojiLicense(account: AccountScope, ids: readonly Id[], license: string | null): Promise<Result> {
  return settle(account.api.call('admin/emoji/set-license-bulk', { ids, license }));
}

/** Sets, adds or removes tags of emoji. */
export function changeEmojiTags(
  account: AccountScope,
  how: 'set' | 'add' | 'remove',
  ids: readonly Id[],
  aliases: readonly string[],
): Promise<Result> {
  return settle(account.api.call(`admin/emoji/${how}-aliases-bulk`, { ids, aliases }));
}

/** Asks the server for an archive of its emoji. It is made in the background, and appears in the drive. */
export function exportEmojis(account: AccountScope): Promise<Result> {
  return settle(account.api.call('export-custom-emojis', {}));
}

/** Takes over the emoji of an archive in the drive. The server works on it afterwards, and notifies the account of the result. */
export function importEmojiArchive(account: AccountScope, fileId: Id): Promise<Result> {
  return settle(account.api.call('admin/emoji/import-zip', { fileId }));
}

/** Copies an emoji of another server to this one. */
export async function importEmoji(account: AccountScope, emojiId: Id): Promise<Result> {
  const answer = await settle(account.api.call('admin/emoji/copy', { emojiId }));
  return answer.ok ? ok() : answer;
}
