import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { issueToken } from '../core/sessions/tokens';
import type { Server } from '../core/Server';

/** A series of notes at a steady pace. */
export interface Burst {
  readonly username: string;
  readonly perSecond: number;
  readonly seconds: number;
  /** Text of the notes; the number of the note is appended. */
  readonly text: string;
}

/** A note of a burst and the time of its answer, in milliseconds since 1970. */
export interface BurstNote {
  readonly id: string;
  readonly answeredAt: number;
}

/**
 * Posts notes through the endpoint, as a user would, so that everything that follows from a note happens.
 * @throws {Error} for an unknown user or a refused note.
 */
export async function runBurst(app: FastifyInstance, server: Server, burst: Burst): Promise<readonly BurstNote[]> {
  const user = server.db.get<{ id: string }>('SELECT id FROM users WHERE usernameLower = ? AND host IS NULL', [
    burst.username.toLowerCase(),
  ]);
  if (!user) throw new Error(`no user ${burst.username}`);
  const token = issueToken(server, user.id);
  const started = performance.now();
  const notes: BurstNote[] = [];
  for (let n = 0; n < burst.perSecond * burst.seconds; n++) {
    // Due times count from the start, so that a late timer does not delay the whole burst.
    const waitMs = started + (n * 1000) / burst.perSecond - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/notes/create',
      payload: { i: token, text: `${burst.text} ${n + 1}` },
    });
    if (answer.statusCode !== 200) throw new Error(`note ${n + 1} was refused: ${answer.body}`);
    notes.push({ id: answer.json<{ createdNote: { id: string } }>().createdNote.id, answeredAt: Date.now() });
  }
  return notes;
}
