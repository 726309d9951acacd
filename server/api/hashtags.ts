import { z } from 'zod';
import { idAt } from '../lib/ids';
import { settingsOf } from '../core/instance/settings';
import { normalizeTag } from '../core/notes/noteText';
import { pagingParams } from '../db/paging';
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

/** How far back notes count for trends, the maximum number of trends, and the steps of their charts; ms. */
const TREND_MS = 3 * 24 * 60 * 60_000;
const TRENDS = 10;
const STRETCH_MS = 10 * 60_000;
const STRETCHES = 20;

const USERS_OF_TAG = `COUNT(DISTINCT n.userId) AS users FROM noteTags t JOIN notes n ON n.id = t.noteId
  WHERE n.visibility IN ('public', 'home') AND n.id >= ? AND n.id < ?`;

const trend = defineEndpoint({
  path: 'hashtags/trend',
  params: z.object({}),
  run(_params, { server }) {
    const now = server.clock.now();
    const hidden = settingsOf(server).hiddenTags.map((tag) => normalizeTag(tag.trim().replace(/^#/, '')));
    const tags = server.db.all<{ tag: string }>(
      `SELECT t.tag AS tag, ${USERS_OF_TAG} AND t.tag NOT IN (SELECT value FROM json_each(?))
       GROUP BY t.tag ORDER BY users DESC, t.tag LIMIT ?`,
      [idAt(now - TREND_MS), idAt(now + 1), JSON.stringify(hidden), TRENDS],
    );
    return tags.map(({ tag }) => {
      const chart = Array.from({ length: STRETCHES }, (_, at) => {
        const bounds = [idAt(now - (at + 1) * STRETCH_MS), idAt(now + 1 - at * STRETCH_MS)];
        return server.db.get<{ users: number }>(`SELECT ${USERS_OF_TAG} AND t.tag = ?`, [...bounds, tag])?.users ?? 0;
      });
      return { tag, chart, usersCount: Math.max(...chart) };
    });
  },
});

/** Search for hashtags, and those that many people use now. */
export const endpoints: readonly EndpointDefinition[] = [search, trend];
