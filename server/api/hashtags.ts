import { z } from 'zod';
import { normalizeTag } from '../core/noteText';
import { pagingParams } from '../core/paging';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

/** Sorts after every tag that begins with the same letters. */
const LAST = '\u{10FFFF}';

const search = defineEndpoint({
  path: 'hashtags/search',
  params: z.object({ query: z.string(), limit: pagingParams.limit, offset: z.number().int().min(0).default(0) }),
  run({ query, limit, offset }, { server }) {
    const begin = normalizeTag(query.replace(/^#/, ''));
    return server.db
      .all<{ tag: string }>(
        `SELECT t.tag AS tag FROM noteTags t JOIN notes n ON n.id = t.noteId
         WHERE t.tag >= ? AND t.tag < ? AND n.visibility IN ('public', 'home')
         GROUP BY t.tag ORDER BY COUNT(*) DESC, t.tag LIMIT ? OFFSET ?`,
        [begin, begin + LAST, limit, offset],
      )
      .map((row) => row.tag);
  },
});

/** Search for hashtags, for completion in the composer. */
export const hashtagEndpoints: readonly EndpointDefinition[] = [search];
