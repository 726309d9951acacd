import { z } from 'zod';
import { answerableNote } from '../core/notes/notes';
import { vote, type VoteRefusal } from '../core/notes/polls';
import { ApiFailure } from '../core/ApiFailure';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

const refusals: Readonly<Record<VoteRefusal, { code: string; id: string; message: string }>> = {
  'no poll': { code: 'NO_POLL', id: '5f979967-52d9-4314-a911-1c673727f92f', message: 'The note does not attach a poll.' },
  'no such choice': { code: 'INVALID_CHOICE', id: 'e0cc9a04-f2e8-41e4-a5f1-4127293260cc', message: 'Choice ID is invalid.' },
  'already voted': { code: 'ALREADY_VOTED', id: '0963fc77-efac-419b-9424-b391608dc6d8', message: 'You have already voted.' },
  expired: { code: 'ALREADY_EXPIRED', id: '1022a357-b085-4054-9083-8f8de358337e', message: 'The poll is already expired.' },
};

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

/** Voting in polls. */
export const endpoints: readonly EndpointDefinition[] = [voteEndpoint];
