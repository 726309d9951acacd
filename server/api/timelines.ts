import { z } from 'zod';
import { countReader } from '../core/charts/countInCharts';
import { viewerOf } from '../core/notes/notes';
import { packNotes } from '../core/notes/packNote';
import { pagingParams } from '../db/paging';
import { basePolicies, policiesOf } from '../core/instance/roles';
import type { Server } from '../core/Server';
import { globalTimeline, homeTimeline, hybridTimeline, listTimeline, localTimeline } from '../core/timelines/timelines';
import type { UserRow } from '../db/rows/UserRow';
import { refusal, type ApiFailure } from '../core/ApiFailure';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

const switches = { withRenotes: z.boolean().default(true), withFiles: z.boolean().default(false) };
/** Home, global and list timelines do not have this parameter: there it is set per account. */
const replySwitch = { withReplies: z.boolean().default(false) };

function requirePolicy(server: Server, user: UserRow | null, policy: 'ltlAvailable' | 'gtlAvailable', failure: ApiFailure): void {
  const policies = user ? policiesOf(server, user.id) : basePolicies(server);
  if (!policies[policy]) throw failure;
}

const home = defineEndpoint({
  path: 'notes/timeline',
  needs: 'user',
  scope: 'read:account',
  params: z.object({ ...pagingParams, ...switches }),
  run({ withRenotes, withFiles, ...page }, ctx) {
    const me = ctx.me();
    countReader(ctx.server, me);
    const viewer = viewerOf(ctx.server, me);
    const filters = { withRenotes, withFiles, withReplies: false };
    return packNotes(ctx.server, homeTimeline(ctx.server, me.id, viewer, filters, page), viewer);
  },
});

const local = defineEndpoint({
  path: 'notes/local-timeline',
  params: z.object({ ...pagingParams, ...switches, ...replySwitch }),
  run({ withRenotes, withFiles, withReplies, ...page }, { server, viewer: user }) {
    requirePolicy(
      server,
      user,
      'ltlAvailable',
      refusal('LTL_DISABLED', '45a6eb02-7695-4393-b023-dd3be9aaaefd', 'Local timeline has been disabled.'),
    );
    if (withReplies && withFiles) throw bothRepliesAndFiles('dd9c8400-1cb5-4eef-8a31-200c5f933793');
    countReader(server, user);
    const viewer = viewerOf(server, user);
    return packNotes(server, localTimeline(server, viewer, { withRenotes, withFiles, withReplies }, page), viewer);
  },
});

const bothRepliesAndFiles = (id: string) =>
  refusal('BOTH_WITH_REPLIES_AND_WITH_FILES', id, 'Specifying both withReplies and withFiles is not supported');

const hybrid = defineEndpoint({
  path: 'notes/hybrid-timeline',
  needs: 'user',
  scope: 'read:account',
  params: z.object({ ...pagingParams, ...switches, ...replySwitch }),
  run({ withRenotes, withFiles, withReplies, ...page }, ctx) {
    const me = ctx.me();
    requirePolicy(
      ctx.server,
      me,
      'ltlAvailable',
      refusal('STL_DISABLED', '620763f4-f621-4533-ab33-0577a1a3c342', 'Hybrid timeline has been disabled.'),
    );
    if (withReplies && withFiles) throw bothRepliesAndFiles('dfaa3eb7-8002-4cb7-bcc4-1095df46656f');
    countReader(ctx.server, me);
    const viewer = viewerOf(ctx.server, me);
    return packNotes(ctx.server, hybridTimeline(ctx.server, me.id, viewer, { withRenotes, withFiles, withReplies }, page), viewer);
  },
});

const global = defineEndpoint({
  path: 'notes/global-timeline',
  params: z.object({ ...pagingParams, ...switches }),
  run({ withRenotes, withFiles, ...page }, { server, viewer: user }) {
    requirePolicy(
      server,
      user,
      'gtlAvailable',
      refusal('GTL_DISABLED', '0332fc13-6ab2-4427-ae80-a9fadffd1a6b', 'Global timeline has been disabled.'),
    );
    countReader(server, user);
    const viewer = viewerOf(server, user);
    // On real servers, this endpoint answers every reply, while the channel sends only those that concern the viewer.
    return packNotes(server, globalTimeline(server, viewer, { withRenotes, withFiles, withReplies: true }, page), viewer);
  },
});

const userList = defineEndpoint({
  path: 'notes/user-list-timeline',
  needs: 'user',
  scope: 'read:account',
  params: z.object({ ...pagingParams, ...switches, listId: z.string() }),
  run({ withRenotes, withFiles, listId, ...page }, ctx) {
    const me = ctx.me();
    const list = ctx.server.db.get<{ id: string }>('SELECT id FROM userLists WHERE id = ? AND userId = ?', [listId, me.id]);
    if (!list) throw refusal('NO_SUCH_LIST', '8fb1fbd5-e476-4c37-9fb0-43d55b63a2ff', 'No such list.');
    countReader(ctx.server, me);
    const viewer = viewerOf(ctx.server, me);
    const notes = listTimeline(ctx.server, list.id, viewer, { withRenotes, withFiles, withReplies: false }, page);
    return packNotes(ctx.server, notes, viewer);
  },
});

/** The timelines that a client also streams. */
export const endpoints: readonly EndpointDefinition[] = [home, local, hybrid, global, userList];
