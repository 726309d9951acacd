import { z } from 'zod';
import type { Server } from '../core/Server';
import { pagingParams } from '../db/paging';
import type { EmojiRow, FileRow } from '../db/rows/FileRow';
import { copyEmoji } from '../core/drive/copyEmoji';
import { DownloadError } from '../net/download';
import { findEmoji, packEmoji } from '../core/drive/emojis';
import { deleteEmojis, emojiById, ownEmojis, searchEmojis, updateEmoji, updateEmojis } from '../core/drive/manageEmojis';
import { logModeration } from '../core/moderation/moderationLog';
import type { UserRow } from '../db/rows/UserRow';
import { type Context, defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';
import { refusal } from '../core/ApiFailure';

const manages = { needs: 'user', policy: 'canManageCustomEmojis' } as const;
const writes = { ...manages, scope: 'write:admin:emoji' } as const;
const reads = { ...manages, scope: 'read:admin:emoji' } as const;

const name = z
  .string()
  .max(128)
  .regex(/^[a-zA-Z0-9_]+$/);
const category = z.string().max(128).nullish();
const alias = z.string().max(128);
const aliases = z.array(alias).max(128);
const license = z.string().max(1024).nullish();
const ids = z.array(idParam).max(1000);

/** An empty text counts as none. */
const textOrNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null);

const noSuchEmoji = (id: string) => refusal('NO_SUCH_EMOJI', id, 'No such emoji.');

/** An own emoji by its id. @throws {ApiFailure} NO_SUCH_EMOJI */
function ownEmoji(server: Server, id: string, refusalId: string) {
  const row = emojiById(server, id);
  if (row?.host !== '') throw noSuchEmoji(refusalId);
  return row;
}

/** Writes a changed emoji into the log. @param before the emoji as it was */
function logChange(server: Server, me: UserRow, before: EmojiRow): void {
  const after = emojiById(server, before.id);
  logModeration(server, me, 'updateCustomEmoji', {
    emojiId: before.id,
    before: packEmoji(server, before),
    after: after ? packEmoji(server, after) : null,
  });
}

/** Changes several emoji and writes each into the log. */
function changeAll({ server, me }: Context, ids: readonly string[], changeOf: Parameters<typeof updateEmojis>[2]): void {
  server.db.transaction(() => {
    const rows = ownEmojis(server, ids);
    updateEmojis(server, rows, changeOf);
    for (const row of rows) logChange(server, me(), row);
  });
}

/** Deletes emoji and writes each into the log. */
function remove(server: Server, me: UserRow, rows: ReturnType<typeof ownEmojis>): void {
  server.db.transaction(() => {
    for (const row of rows) logModeration(server, me, 'deleteCustomEmoji', { emojiId: row.id, emoji: packEmoji(server, row) });
    deleteEmojis(server, rows);
  });
}

/** Search, changes and deletion of custom emoji, for accounts that may manage them. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    ...reads,
    path: 'admin/emoji/list',
    params: z.object({ ...pagingParams, query: z.string().max(256).nullish() }),
    run: ({ query, ...page }, { server }) =>
      searchEmojis(server, { ...page, query: query ?? null, host: '' }).map((row) => packEmoji(server, row)),
  }),
  defineEndpoint({
    ...reads,
    path: 'admin/emoji/list-remote',
    params: z.object({ ...pagingParams, query: z.string().max(256).nullish(), host: z.string().max(256).nullish() }),
    run: ({ query, host, ...page }, { server }) =>
      searchEmojis(server, { ...page, query: query ?? null, host: host?.toLowerCase() || null }).map((row) => packEmoji(server, row)),
  }),
  defineEndpoint({
    ...writes,
    path: 'admin/emoji/update',
    params: z.object({
      id: idParam,
      name,
      fileId: idParam.optional(),
      category,
      aliases,
      license,
      isSensitive: z.boolean().optional(),
      localOnly: z.boolean().optional(),
      roleIdsThatCanBeUsedThisEmojiAsReaction: z.array(idParam).max(100).optional(),
    }),
    run(params, { server, me }) {
      const row = ownEmoji(server, params.id, '684dec9d-a8c2-4364-9aa8-456c49cb1dc8');
      const file = params.fileId === undefined ? undefined : server.db.get<FileRow>('SELECT * FROM files WHERE id = ?', [params.fileId]);
      if (params.fileId !== undefined && !file) {
        throw refusal('NO_SUCH_FILE', '14fb9fd9-0731-4e2f-aeb9-f09e4740333d', 'No such file.');
      }
      const sameName = findEmoji(server, params.name);
      if (sameName && sameName.id !== row.id) {
        throw refusal('SAME_NAME_EMOJI_EXISTS', '7180fe9d-1ee3-bff9-647d-fe9896d2ffb8', 'Emoji that have same name already exists.');
      }
      updateEmoji(server, row, {
        name: params.name,
        category: textOrNull(params.category),
        aliases: params.aliases,
        license: textOrNull(params.license),
        isSensitive: params.isSensitive,
        localOnly: params.localOnly,
        roleIds: params.roleIdsThatCanBeUsedThisEmojiAsReaction,
        file,
      });
      logChange(server, me(), row);
    },
  }),
  defineEndpoint({
    ...writes,
    path: 'admin/emoji/copy',
    params: z.object({ emojiId: idParam }),
    async run({ emojiId }, { server }) {
      const row = emojiById(server, emojiId);
      if (!row || row.host === '') throw noSuchEmoji('e2785b66-dca3-4087-9cac-b93c541cc425');
      if (findEmoji(server, row.name)) throw refusal('DUPLICATE_NAME', 'f7a3462c-4e6e-4069-8421-b9bd4f4c3975', 'Duplicate name.');
      try {
        const { id } = await copyEmoji(server, row);
        return { id };
      } catch (error) {
        if (error instanceof DownloadError) throw refusal('NO_SUCH_FILE', 'fc46b5a4-6b92-4c33-ac66-b806659bb5cf', 'No such file.');
        throw error;
      }
    },
  }),
  // Real servers allow this to everyone. Here it needs the policy that clients ask for, because archives are large.
  defineEndpoint({
    ...manages,
    path: 'export-custom-emojis',
    secure: true,
    limit: { max: 1, durationMs: HOUR_MS },
    params: z.object({}),
    run(_params, { server, me }) {
      server.queue.add('exportEmojis', { userId: me().id });
    },
  }),
  defineEndpoint({
    ...manages,
    path: 'admin/emoji/import-zip',
    secure: true,
    params: z.object({ fileId: idParam }),
    run({ fileId }, { server, me }) {
      const { id: userId } = me();
      const file = server.db.get<FileRow>('SELECT * FROM files WHERE id = ? AND userId = ?', [fileId, userId]);
      if (!file) throw refusal('NO_SUCH_FILE', 'fc46b5a4-6b92-4c33-ac66-b806659bb5cf', 'No such file.');
      server.queue.add('importEmojis', { userId, fileId });
    },
  }),
  defineEndpoint({
    ...writes,
    path: 'admin/emoji/delete',
    params: z.object({ id: idParam }),
    run({ id }, { server, me }) {
      remove(server, me(), [ownEmoji(server, id, 'be83669b-773a-44b7-b1f8-e5e5170ac3c2')]);
    },
  }),
  defineEndpoint({
    ...writes,
    path: 'admin/emoji/delete-bulk',
    params: z.object({ ids }),
    run(params, { server, me }) {
      remove(server, me(), ownEmojis(server, params.ids));
    },
  }),
  defineEndpoint({
    ...writes,
    path: 'admin/emoji/set-category-bulk',
    params: z.object({ ids, category }),
    run: (params, context) => changeAll(context, params.ids, () => ({ category: params.category || null })),
  }),
  defineEndpoint({
    ...writes,
    path: 'admin/emoji/set-license-bulk',
    params: z.object({ ids, license }),
    run: (params, context) => changeAll(context, params.ids, () => ({ license: params.license || null })),
  }),
  defineEndpoint({
    ...writes,
    path: 'admin/emoji/set-aliases-bulk',
    params: z.object({ ids, aliases }),
    run: (params, context) => changeAll(context, params.ids, () => ({ aliases: params.aliases })),
  }),
  defineEndpoint({
    ...writes,
    path: 'admin/emoji/add-aliases-bulk',
    params: z.object({ ids, aliases }),
    run: (params, context) => changeAll(context, params.ids, (emoji) => ({ aliases: [...new Set([...emoji.aliases, ...params.aliases])] })),
  }),
  defineEndpoint({
    ...writes,
    path: 'admin/emoji/remove-aliases-bulk',
    params: z.object({ ids, aliases }),
    run: (params, context) =>
      changeAll(context, params.ids, (emoji) => ({
        aliases: emoji.aliases.filter((one) => !params.aliases.includes(one)),
      })),
  }),
];
