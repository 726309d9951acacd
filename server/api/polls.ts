import { z } from 'zod';
import { answerableNote, viewerOf } from '../core/notes/notes';
import { packNotes } from '../core/notes/packNote';
import { canSee, isUnwanted } from '../core/timelines/visibility';
import { pagingParams } from '../db/paging';
import type { NoteRow } from '../db/rows/NoteRow';
import { vote, type VoteRefusal } from '../core/notes/polls';
import { ApiFailure } from '../core/ApiFailure';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

const refusals: Readonly<Record<VoteRefusal, { code: string; id: string; message: string }>> = {
  'no poll': { code: 'NO_POLL', id: '5f979967-52d9-4314-a911-1c673727f92f', message: 'The note does not attach a poll.' },
  'no such choice': { code: 'INVALID_CHOICE', id: 'e0cc9a04-f2e8-41e4-a5f1-4127293260cc', message: 'Choice ID is invalid.' },
  'already voted': { code: 'ALREADY_VOTED', id: '0963fc77-efac-419b-9424-b391608dc6d8', message: 'You have already voted.' },
  expired: { code: 'ALREADY_EXPIRED', id: '1022a357-b085-4054-9083-8f8de358337e', message: 'The poll is already expired.' },
};

/** How many of the newest open polls are looked at. */
const RECOMMENDED_COUNT = 200;

const voteEndpoint = defineEndpoint({
  path: 'notes/polls/vote',
  needs: 'user',
  notMoved: true,
  scope: 'write:votes',
  params: z.object({ noteId: z.string(), choice: z.number().int() }),
  run({ noteId, choice }, ctx) {
    const me = ctx.me();
    const note = answerableNote(ctx.server, me, noteId, {
      missingId: 'ecafbd2e-c283-4d6d-aecb-1a0a33b75396',
      blocked: {
        id: '85a5377e-b1e9-4617-b0b9-5bea73331e49',
        message: 'You cannot vote this poll because you have been blocked by this user.',
      },
    });
    const refused = vote(ctx.server, me.id, note, choice);
    if (refused) throw new ApiFailure(refusals[refused]);
  },
});

/** Polls of people of this server in which the viewer may still vote, newest first. */
const recommendation = defineEndpoint({
  path: 'notes/polls/recommendation',
  needs: 'user',
  scope: 'read:account',
  params: z.object({
    limit: pagingParams.limit,
    offset: z.number().int().min(0).default(0),
    excludeChannels: z.boolean().default(false),
  }),
  run({ limit, offset, excludeChannels }, ctx) {
    const { server } = ctx;
    const me = ctx.me();
    const viewer = viewerOf(server, me);
    const open = server.db.all<NoteRow>(
      `SELECT n.* FROM polls JOIN notes n ON n.id = polls.noteId JOIN users u ON u.id = n.userId
       WHERE u.host IS NULL AND n.userId <> ?1 AND n.visibility = 'public' AND (polls.expiresAt IS NULL OR polls.expiresAt > ?2)
         AND (n.channelId IS NULL OR ?3 = 0)
         AND NOT EXISTS (SELECT 1 FROM pollVotes WHERE pollVotes.noteId = n.id AND pollVotes.userId = ?1)
       ORDER BY n.id DESC LIMIT ?4`,
      [me.id, server.clock.now(), Number(excludeChannels), RECOMMENDED_COUNT],
    );
    const shown = open.filter((note) => canSee(note, viewer) && !isUnwanted(note, viewer));
    return packNotes(server, shown.slice(offset, offset + limit), viewer);
  },
});

/** Polls: voting, and those that wait for a vote. */
export const endpoints: readonly EndpointDefinition[] = [voteEndpoint, recommendation];
