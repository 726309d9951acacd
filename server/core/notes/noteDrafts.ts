import type { NoteDraftRow } from '../../db/rows/NoteRow';
import type { UserRow } from '../../db/rows/UserRow';
import { refusal } from '../ApiFailure';
import { checkReferences, pollAlreadyExpired } from './createNote';
import { contentOf, type DraftContent } from './packDraft';
import { policiesOf } from '../instance/roles';
import type { Server } from '../Server';

/** A draft and its time. */
export interface DraftInput extends DraftContent {
  /** Milliseconds since 1970. */
  readonly scheduledAt: number | null;
  /** Whether the instance posts it at that time. */
  readonly isScheduled: boolean;
}

/** The ids of refusals. As on real servers, those of creating and of changing a draft differ. */
const REFUSALS = {
  create: {
    tooMany: '22ae69eb-09e3-4541-a850-773cfa45e693',
    noTime: '15e28a55-e74c-4d65-89b7-8880cdaaa87d',
    past: 'e4bed6c9-017e-4934-aed0-01c22cc60ec1',
  },
  update: {
    tooMany: '02f5df79-08ae-4a33-8524-f1503c8f6212',
    noTime: 'fe9737d5-cc41-498c-af9d-149207307530',
    past: 'ed1a6673-d0d1-4364-aaae-9bf3f139cbc5',
  },
} as const;

/**
 * Keeps a new draft.
 * @throws {ApiFailure} with the ids of real servers.
 */
export function createDraft(server: Server, author: UserRow, input: DraftInput): NoteDraftRow {
  return server.db.transaction(() => {
    if (countDrafts(server, author.id) >= (policiesOf(server, author.id).noteDraftLimit ?? 0)) {
      throw refusal('TOO_MANY_DRAFTS', '9ee33bbe-fde3-4c71-9b51-e50492c6b9c8', 'You cannot create drafts any more.');
    }
    check(server, author, input, { ids: REFUSALS.create, wasScheduled: false });
    checkReferences(server, author, input);
    const row = rowOf(server.ids.next(), author.id, input);
    server.db.run('INSERT INTO noteDrafts (id, userId, content, scheduledAt, isScheduled) VALUES (?, ?, ?, ?, ?)', [
      row.id,
      row.userId,
      row.content,
      row.scheduledAt,
      row.isScheduled,
    ]);
    schedule(server, row);
    return row;
  });
}

/**
 * Changes a draft. An absent field stays as it is.
 * @throws {ApiFailure} with the ids of real servers.
 */
export function updateDraft(server: Server, author: UserRow, former: NoteDraftRow, change: Partial<DraftInput>): NoteDraftRow {
  return server.db.transaction(() => {
    const input = { ...contentOf(former), scheduledAt: former.scheduledAt, isScheduled: former.isScheduled === 1, ...change };
    check(server, author, input, { ids: REFUSALS.update, wasScheduled: former.isScheduled === 1 });
    // Notes and files of the draft may be deleted. Its text can still be changed.
    const { fileIds = [], renoteId = null, replyId = null, channelId } = change;
    checkReferences(server, author, { fileIds, renoteId, replyId, channelId: channelId ?? (renoteId === null ? null : input.channelId) });
    const row = rowOf(former.id, author.id, input);
    server.db.run('UPDATE noteDrafts SET content = ?, scheduledAt = ?, isScheduled = ? WHERE id = ?', [
      row.content,
      row.scheduledAt,
      row.isScheduled,
      row.id,
    ]);
    schedule(server, row);
    return row;
  });
}

/** How many drafts an account has, including those that wait to be posted. */
export function countDrafts(server: Pick<Server, 'db'>, userId: string): number {
  return server.db.get<{ n: number }>('SELECT COUNT(*) AS n FROM noteDrafts WHERE userId = ?', [userId])?.n ?? 0;
}

/** Posts a draft at its time. If the time changes in the meantime, another job posts it, and this one does nothing. */
function schedule(server: Server, { id, scheduledAt, isScheduled }: NoteDraftRow): void {
  if (isScheduled === 0 || scheduledAt === null) return;
  server.queue.add('scheduledNote', { draftId: id, scheduledAt }, Math.max(0, scheduledAt - server.clock.now()));
}

function rowOf(id: string, userId: string, { scheduledAt, isScheduled, ...content }: DraftInput): NoteDraftRow {
  return { id, userId, content: JSON.stringify(content), scheduledAt, isScheduled: isScheduled ? 1 : 0 };
}

function check(
  server: Server,
  author: UserRow,
  input: DraftInput,
  { ids, wasScheduled }: { ids: (typeof REFUSALS)[keyof typeof REFUSALS]; wasScheduled: boolean },
): void {
  const now = server.clock.now();
  if (input.isScheduled) {
    if (input.scheduledAt === null) {
      throw refusal('SCHEDULED_AT_REQUIRED', ids.noTime, 'scheduledAt is required when isActuallyScheduled is true.');
    }
    if (input.scheduledAt < now) throw refusal('SCHEDULED_AT_MUST_BE_IN_FUTURE', ids.past, 'scheduledAt must be in the future.');
    if (!wasScheduled && countScheduled(server, author.id) >= (policiesOf(server, author.id).scheduledNoteLimit ?? 0)) {
      throw refusal('TOO_MANY_SCHEDULED_NOTES', ids.tooMany, 'You cannot create scheduled notes any more.');
    }
  }
  if (input.poll && input.poll.expiresAt !== null && input.poll.expiresAt < now) throw pollAlreadyExpired();
}

const countScheduled = (server: Pick<Server, 'db'>, userId: string): number =>
  server.db.get<{ n: number }>('SELECT COUNT(*) AS n FROM noteDrafts WHERE userId = ? AND isScheduled = 1', [userId])?.n ?? 0;
