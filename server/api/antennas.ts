import { z } from 'zod';
import { packAntenna, saveAntenna, wordGroups, type AntennaRow } from '../core/timelines/antennas';
import { countReader } from '../core/charts/countInCharts';
import { findList } from '../core/timelines/lists';
import { viewerOf } from '../core/notes/notes';
import { readNotes } from '../core/notifications/notifications';
import { packNotes } from '../core/notes/packNote';
import { pagingParams } from '../db/paging';
import { policiesOf } from '../core/instance/roles';
import type { Server } from '../core/Server';
import { notesListedIn, pageOfNotes } from '../core/timelines/timelines';
import { canSee, isUnwanted } from '../core/timelines/visibility';
import type { UserRow } from '../db/rows/UserRow';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { refusal } from '../core/ApiFailure';

const noSuchAntenna = (id: string) => refusal('NO_SUCH_ANTENNA', id, 'No such antenna.');
const noSuchUserList = (id: string) => refusal('NO_SUCH_USER_LIST', id, 'No such user list.');

const words = z.array(z.array(z.string()));

const antennaParams = z.object({
  name: z.string().min(1).max(100),
  src: z.enum(['home', 'all', 'users', 'list', 'users_blacklist']),
  userListId: z.string().nullish(),
  keywords: words,
  excludeKeywords: words,
  users: z.array(z.string()),
  caseSensitive: z.boolean(),
  localOnly: z.boolean().default(false),
  withReplies: z.boolean(),
  withFile: z.boolean(),
  notify: z.boolean(),
});
type AntennaInput = z.output<typeof antennaParams>;

function ownAntenna(server: Server, me: UserRow, id: string, missing: string): AntennaRow {
  const row = server.db.get<AntennaRow>('SELECT * FROM antennas WHERE id = ? AND userId = ?', [id, me.id]);
  if (!row) throw noSuchAntenna(missing);
  return row;
}

function rowOf(server: Server, me: UserRow, id: string, input: AntennaInput, missingList: string): AntennaRow {
  const userListId = input.src === 'list' ? (input.userListId ?? null) : null;
  if (userListId !== null && findList(server, userListId)?.userId !== me.id) throw noSuchUserList(missingList);
  const row: AntennaRow = {
    id,
    userId: me.id,
    name: input.name,
    src: input.src,
    userListId,
    users: JSON.stringify(input.users),
    keywords: JSON.stringify(input.keywords),
    excludeKeywords: JSON.stringify(input.excludeKeywords),
    caseSensitive: Number(input.caseSensitive),
    localOnly: Number(input.localOnly),
    notify: Number(input.notify),
    withReplies: Number(input.withReplies),
    withFile: Number(input.withFile),
  };
  // Not an ApiFailure: real servers answer INTERNAL_ERROR to an antenna without keywords, and clients expect that.
  if (wordGroups(row.keywords).length === 0 && wordGroups(row.excludeKeywords).length === 0) {
    throw new Error('either keywords or excludeKeywords is required.');
  }
  return row;
}

const list = defineEndpoint({
  path: 'antennas/list',
  needs: 'user',
  scope: 'read:account',
  params: z.object({}),
  run(_params, ctx) {
    return ctx.server.db.all<AntennaRow>('SELECT * FROM antennas WHERE userId = ? ORDER BY id DESC', [ctx.me().id]).map(packAntenna);
  },
});

const show = defineEndpoint({
  path: 'antennas/show',
  needs: 'user',
  scope: 'read:account',
  params: z.object({ antennaId: z.string() }),
  run({ antennaId }, ctx) {
    return packAntenna(ownAntenna(ctx.server, ctx.me(), antennaId, 'c06569fb-b025-4f23-b22d-1fcd20d2816b'));
  },
});

const create = defineEndpoint({
  path: 'antennas/create',
  needs: 'user',
  notMoved: true,
  scope: 'write:account',
  params: antennaParams,
  run(params, ctx) {
    const me = ctx.me();
    return ctx.server.db.transaction(() => {
      const row = rowOf(ctx.server, me, ctx.server.ids.next(), params, '95063e93-a283-4b8b-9aa5-bcdb8df69a7f');
      const count = ctx.server.db.get<{ n: number }>('SELECT COUNT(*) AS n FROM antennas WHERE userId = ?', [me.id])?.n ?? 0;
      if (count >= policiesOf(ctx.server, me.id).antennaLimit) {
        throw refusal('TOO_MANY_ANTENNAS', 'faf47050-e8b5-438c-913c-db2b1576fde4', 'You cannot create antenna any more.');
      }
      saveAntenna(ctx.server, row);
      return packAntenna(row);
    });
  },
});

const update = defineEndpoint({
  path: 'antennas/update',
  needs: 'user',
  notMoved: true,
  scope: 'write:account',
  params: antennaParams.extend({ antennaId: z.string() }),
  run({ antennaId, ...params }, ctx) {
    const me = ctx.me();
    const { id } = ownAntenna(ctx.server, me, antennaId, '10c673ac-8852-48eb-aa1f-f5b67f069290');
    const row = rowOf(ctx.server, me, id, params, '1c6b35c9-943e-48c2-81e4-2844989407f7');
    saveAntenna(ctx.server, row);
    return packAntenna(row);
  },
});

const remove = defineEndpoint({
  path: 'antennas/delete',
  needs: 'user',
  scope: 'write:account',
  params: z.object({ antennaId: z.string() }),
  run({ antennaId }, ctx) {
    const { id } = ownAntenna(ctx.server, ctx.me(), antennaId, 'b34dcf9d-348f-44bb-99d0-6c9314cfe2df');
    ctx.server.db.run('DELETE FROM antennas WHERE id = ?', [id]);
  },
});

const notes = defineEndpoint({
  path: 'antennas/notes',
  needs: 'user',
  scope: 'read:account',
  params: z.object({ ...pagingParams, antennaId: z.string() }),
  run({ antennaId, ...page }, ctx) {
    const me = ctx.me();
    const { id } = ownAntenna(ctx.server, me, antennaId, '850926e0-fd3b-49b6-b69a-b28a5dbd82fe');
    countReader(ctx.server, me);
    const viewer = viewerOf(ctx.server, me);
    const rows = pageOfNotes(
      notesListedIn(ctx.server, 'antennaNotes', 'antennaId', id),
      page,
      (note) => canSee(note, viewer) && !isUnwanted(note, viewer),
    );
    readNotes(
      ctx.server,
      me.id,
      rows.map((row) => row.id),
    );
    return packNotes(ctx.server, rows, viewer);
  },
});

/** Antennas: saved searches that collect notes as they are posted. */
export const endpoints: readonly EndpointDefinition[] = [list, show, create, update, remove, notes];
