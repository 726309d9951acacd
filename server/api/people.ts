import { z } from 'zod';
import { findUsers, profileOf, requireUser } from '../core/users/users';
import { packClips, type ClipRow } from '../core/timelines/clips';
import { explorePeople, frequentlyReplied, PEOPLE_SORTS, peopleWithTag, pinnedUsers } from '../core/users/explorePeople';
import { createdAtOf } from '../lib/ids';
import { viewerOf } from '../core/notes/notes';
import { packNotes } from '../core/notes/packNote';
import { packUsersFor } from '../core/users/packUser';
import { packUserLite } from '../core/users/packUserLite';
import { pagingParams } from '../db/paging';
import { wireReaction } from '../core/reactions/reactionNames';
import { reactionsBy } from '../core/reactions/reactionsBy';
import { roleFlagsOf } from '../core/instance/roles';
import { rowsWithin } from '../core/timelines/timelines';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { refusal } from '../core/ApiFailure';

const listParams = {
  limit: pagingParams.limit,
  state: z.enum(['all', 'alive']).default('all'),
  origin: z.enum(['combined', 'local', 'remote']).default('local'),
};

const explore = defineEndpoint({
  path: 'users',
  params: z.object({
    ...listParams,
    offset: z.number().int().min(0).default(0),
    sort: z.enum(PEOPLE_SORTS).optional(),
    hostname: z.string().nullable().default(null),
  }),
  run: (query, { server, viewer }) => packUsersFor(server, explorePeople(server, query, viewer?.id ?? null), viewer),
});

const withTag = defineEndpoint({
  path: 'hashtags/users',
  params: z.object({ ...listParams, tag: z.string(), sort: z.enum(PEOPLE_SORTS) }),
  run: ({ tag, ...query }, { server, viewer }) => packUsersFor(server, peopleWithTag(server, tag, query), viewer),
});

const replied = defineEndpoint({
  path: 'users/get-frequently-replied-users',
  params: z.object({ userId: idParam, limit: pagingParams.limit }),
  run({ userId, limit }, { server, viewer }) {
    const user = requireUser(server, userId, 'e6965129-7b2a-40a4-bae2-cd84cd434822');
    const found = frequentlyReplied(server, user.id, limit);
    const rows = findUsers(
      server,
      found.map((one) => one.userId),
    );
    const packed = new Map(packUsersFor(server, [...rows.values()], viewer).map((one) => [one.id, one]));
    return found.flatMap(({ userId: id, weight }) => {
      const one = packed.get(id);
      return one ? [{ user: one, weight }] : [];
    });
  },
});

const clips = defineEndpoint({
  path: 'users/clips',
  params: z.object({ userId: idParam, limit: pagingParams.limit, sinceId: pagingParams.sinceId, untilId: pagingParams.untilId }),
  run({ userId, ...page }, { server, viewer }) {
    const rows = rowsWithin<ClipRow>(server, page, 'SELECT * FROM clips WHERE userId = ? AND isPublic = 1', [userId]);
    return packClips(server, rows, viewer?.id ?? null);
  },
});

const reactions = defineEndpoint({
  path: 'users/reactions',
  params: z.object({ ...pagingParams, userId: idParam }),
  run({ userId, ...page }, { server, viewer: account }) {
    const user = requireUser(server, userId, '4362f8dc-731f-4ad8-a694-be5a88922a24');
    if (user.host !== null) {
      throw refusal(
        'IS_REMOTE_USER',
        '6b95fa98-8cf9-2350-e284-f0ffdb54a805',
        'Currently unavailable to display reactions of remote users.',
      );
    }
    const isShown =
      profileOf(server, user.id).publicReactions === 1 ||
      (account !== null && (account.id === user.id || roleFlagsOf(server, account).isModerator));
    if (!isShown) {
      throw refusal('REACTIONS_NOT_PUBLIC', '673a7dd2-6924-1093-e0c0-e68456ceae5c', 'Reactions of the user is not public.');
    }
    const viewer = viewerOf(server, account);
    const found = reactionsBy(server, user.id, viewer, page);
    const rows = found.map(({ note }) => note);
    const notes = new Map(packNotes(server, rows, viewer).map((note) => [note.id, note]));
    const lite = packUserLite(server, user);
    return found.flatMap(({ id, reaction, note: { id: noteId } }) => {
      const note = notes.get(noteId);
      return note ? [{ id, createdAt: createdAtOf(id), user: lite, type: wireReaction(reaction), note }] : [];
    });
  },
});

const pinned = defineEndpoint({
  path: 'pinned-users',
  params: z.object({}),
  run: (_params, { server, viewer }) => packUsersFor(server, pinnedUsers(server), viewer),
});

/** Lists of people, and the clips and reactions of a user. */
export const endpoints: readonly EndpointDefinition[] = [explore, pinned, withTag, replied, clips, reactions];
