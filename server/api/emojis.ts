import { z } from 'zod';
import type { FileRow } from '../db/rows/FileRow';
import { addEmoji, findEmoji, listEmojis, packEmoji } from '../core/drive/emojis';
import { logModeration } from '../core/moderation/moderationLog';
import { ApiFailure } from '../core/ApiFailure';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

/** How long clients may cache the list, in seconds, as on real servers. */
const LIST_CACHE_SECONDS = 3600;

/** Custom emoji: the list, one in detail, and adding one. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'emojis',
    get: { cacheSeconds: LIST_CACHE_SECONDS },
    params: z.object({}),
    run: (_params, { server }) => ({ emojis: listEmojis(server) }),
  }),
  defineEndpoint({
    path: 'emoji',
    get: { cacheSeconds: LIST_CACHE_SECONDS },
    params: z.object({ name: z.string() }),
    run({ name }, { server }) {
      const row = findEmoji(server, name);
      if (!row) throw new ApiFailure({ code: 'NO_SUCH_EMOJI', id: '684dec9d-a8c2-4364-9aa8-456c49cb1dc8', message: 'No such emoji.' });
      return packEmoji(server, row);
    },
  }),
  defineEndpoint({
    path: 'admin/emoji/add',
    needs: 'user',
    scope: 'write:admin:emoji',
    policy: 'canManageCustomEmojis',
    params: z.object({
      name: z.string().regex(/^[a-zA-Z0-9_]+$/),
      fileId: z.string(),
      category: z.string().nullish(),
      aliases: z.array(z.string()).default([]),
      license: z.string().nullish(),
      isSensitive: z.boolean().default(false),
      localOnly: z.boolean().default(false),
      roleIdsThatCanBeUsedThisEmojiAsReaction: z.array(z.string()).default([]),
    }),
    run(params, { server, me }) {
      const file = server.db.get<FileRow>('SELECT * FROM files WHERE id = ?', [params.fileId]);
      if (!file) throw new ApiFailure({ code: 'NO_SUCH_FILE', id: 'fc46b5a4-6b92-4c33-ac66-b806659bb5cf', message: 'No such file.' });
      if (findEmoji(server, params.name)) {
        throw new ApiFailure({ code: 'DUPLICATE_NAME', id: 'f7a3462c-4e6e-4069-8421-b9bd4f4c3975', message: 'Duplicate name.' });
      }
      const row = addEmoji(server, file, {
        name: params.name,
        category: params.category ?? null,
        aliases: params.aliases,
        license: params.license ?? null,
        isSensitive: params.isSensitive,
        localOnly: params.localOnly,
        roleIds: params.roleIdsThatCanBeUsedThisEmojiAsReaction,
      });
      logModeration(server, me(), 'addCustomEmoji', { emojiId: row.id, emoji: packEmoji(server, row) });
      return { id: row.id };
    },
  }),
];
