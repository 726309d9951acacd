import type { NoteRow } from '../../db/rows/NoteRow';
import { createNotification } from '../notifications/notifications';
import type { Server } from '../Server';

/** A row of `polls`. Times are milliseconds since 1970; `choices` and `votes` are JSON lists. */
export interface PollRow {
  readonly noteId: string;
  readonly multiple: number;
  readonly expiresAt: number | null;
  readonly choices: string;
  readonly votes: string;
}

/** Why a vote is refused. */
export type VoteRefusal = 'no poll' | 'expired' | 'no such choice' | 'already voted';

/**
 * Counts the vote of an account.
 * @returns null, or why it is refused.
 */
export function vote(server: Server, userId: string, note: NoteRow, choice: number): VoteRefusal | null {
  return server.db.transaction(() => {
    const poll = server.db.get<PollRow>('SELECT * FROM polls WHERE noteId = ?', [note.id]);
    if (!poll) return 'no poll';
    if (poll.expiresAt !== null && poll.expiresAt <= server.clock.now()) return 'expired';
    const votes = JSON.parse(poll.votes) as number[];
    const before = votes[choice];
    if (before === undefined) return 'no such choice';
    const mine = server.db.all<{ choice: number }>('SELECT choice FROM pollVotes WHERE noteId = ? AND userId = ?', [note.id, userId]);
    if (poll.multiple ? mine.some((given) => given.choice === choice) : mine.length > 0) return 'already voted';
    votes[choice] = before + 1;
    server.db.run('UPDATE polls SET votes = ? WHERE noteId = ?', [JSON.stringify(votes), note.id]);
    server.db.run('INSERT INTO pollVotes (noteId, userId, choice) VALUES (?, ?, ?)', [note.id, userId, choice]);
    server.bus.publish('noteUpdated', { noteId: note.id, type: 'pollVoted', body: { choice, userId } });
    return null;
  });
}

/** Notifies the authors and voters of polls that expired since the last call. */
export function endPolls(server: Server): void {
  const ended = server.db.all<{ noteId: string; authorId: string }>(
    `SELECT polls.noteId, notes.userId AS authorId FROM polls JOIN notes ON notes.id = polls.noteId
     WHERE polls.endNotified = 0 AND polls.expiresAt IS NOT NULL AND polls.expiresAt <= ? ORDER BY polls.expiresAt`,
    [server.clock.now()],
  );
  for (const { noteId, authorId } of ended) {
    server.db.transaction(() => {
      server.db.run('UPDATE polls SET endNotified = 1 WHERE noteId = ?', [noteId]);
      const voters = server.db.all<{ userId: string }>('SELECT DISTINCT userId FROM pollVotes WHERE noteId = ? ORDER BY userId', [noteId]);
      const told = new Set([authorId, ...voters.map((voter) => voter.userId)]);
      for (const userId of told) createNotification(server, userId, { type: 'pollEnded', noteId });
    });
  }
}
