import { z } from 'zod';
import { countDrafts, createDraft, updateDraft, type DraftInput } from '../core/notes/noteDrafts';
import { findDraft, packDrafts } from '../core/notes/packDraft';
import { pageSql, pagingParams } from '../db/paging';
import type { Server } from '../core/Server';
import type { NoteDraftRow } from '../db/rows/NoteRow';
import type { UserRow } from '../db/rows/UserRow';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';
import { refusal } from '../core/ApiFailure';
import { draftPollParams, fileIdsParam, noteParams, pollInput, textParam } from '../http/noteParams';

/** The most recipients that a draft keeps. */
const MAX_RECIPIENTS = 100;
/** The longest row of hashtags, in characters, as on real servers. */
const MAX_HASHTAGS = 200;
/** The latest time that a date can have; ms. */
const LAST_TIME_MS = 8.64e15;

const draftParams = z.object({
  ...noteParams,
  visibleUserIds: z.array(idParam).max(MAX_RECIPIENTS).optional(),
  text: textParam.nullish(),
  hashtag: z.string().max(MAX_HASHTAGS).nullish(),
  fileIds: fileIdsParam.optional(),
  poll: draftPollParams.nullish(),
  scheduledAt: z.number().int().min(0).max(LAST_TIME_MS).nullish(),
  isActuallyScheduled: z.boolean().optional(),
});

const onDraft = z.object({ draftId: idParam });

/** The values of fields that a call does not set. */
const BLANK: DraftInput = {
  text: null,
  cw: null,
  hashtag: null,
  fileIds: [],
  replyId: null,
  renoteId: null,
  channelId: null,
  poll: null,
  localOnly: false,
  visibility: 'public',
  visibleUserIds: [],
  reactionAcceptance: null,
  scheduledAt: null,
  isScheduled: false,
};

/** The draft that a call describes. */
function inputOf({ poll, isActuallyScheduled, ...fields }: z.output<typeof draftParams>): Partial<DraftInput> {
  const given = Object.fromEntries(Object.entries(fields).filter(([name, value]) => name in BLANK && value !== undefined));
  return {
    ...given,
    ...(poll !== undefined && { poll: pollInput(poll) }),
    ...(isActuallyScheduled !== undefined && { isScheduled: isActuallyScheduled }),
  };
}

function ownDraft(server: Server, me: UserRow, draftId: string): NoteDraftRow {
  const row = findDraft(server, me.id, draftId);
  if (!row) throw refusal('NO_SUCH_NOTE_DRAFT', '49cd6b9d-848e-41ee-b0b9-adaca711a6b1', 'No such note draft.');
  return row;
}

function packed(server: Server, row: NoteDraftRow) {
  const [draft] = packDrafts(server, [row]);
  if (!draft) throw new Error('a draft packs to one draft');
  return draft;
}

const limit = { max: 300, durationMs: HOUR_MS };

/** Drafts of notes that all devices of an account share. The instance posts those with a time. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'notes/drafts/create',
    needs: 'user',
    notMoved: true,
    scope: 'write:account',
    limit,
    params: draftParams,
    run: (params, { server, me }) => ({ createdDraft: packed(server, createDraft(server, me(), { ...BLANK, ...inputOf(params) })) }),
  }),
  defineEndpoint({
    path: 'notes/drafts/update',
    needs: 'user',
    notMoved: true,
    scope: 'write:account',
    limit,
    params: draftParams.extend({ draftId: idParam }),
    run: ({ draftId, ...params }, { server, me }) => ({
      updatedDraft: packed(server, updateDraft(server, me(), ownDraft(server, me(), draftId), inputOf(params))),
    }),
  }),
  defineEndpoint({
    path: 'notes/drafts/delete',
    needs: 'user',
    notMoved: true,
    scope: 'write:account',
    params: onDraft,
    run({ draftId }, { server, me }) {
      server.db.run('DELETE FROM noteDrafts WHERE id = ?', [ownDraft(server, me(), draftId).id]);
    },
  }),
  defineEndpoint({
    path: 'notes/drafts/list',
    needs: 'user',
    notMoved: true,
    scope: 'read:account',
    params: z.object({ ...pagingParams, limit: z.number().int().min(1).max(100).default(30), scheduled: z.boolean().nullish() }),
    run({ scheduled, ...page }, { server, me }) {
      const { where, whereParams, tail, tailParams } = pageSql('id', page);
      const wanted = scheduled === undefined || scheduled === null ? null : Number(scheduled);
      const rows = server.db.all<NoteDraftRow>(
        `SELECT * FROM noteDrafts WHERE userId = ? AND (? IS NULL OR isScheduled = ?) AND ${where} ${tail}`,
        [me().id, wanted, wanted, ...whereParams, ...tailParams],
      );
      return packDrafts(server, rows);
    },
  }),
  defineEndpoint({
    path: 'notes/drafts/count',
    needs: 'user',
    notMoved: true,
    scope: 'read:account',
    params: z.object({}),
    run: (_params, { server, me }) => countDrafts(server, me().id),
  }),
];
