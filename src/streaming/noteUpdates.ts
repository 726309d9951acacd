import type { Clock } from '~/lib/clock';
import type { NoteUpdate } from './StreamHub';

/**
 * Equal reports within this time are one event received twice, because a reconnect replays events and servers repeat
 * them; ms.
 */
const SAME_EVENT_MS = 1_500;

/** Parses the body of `noteUpdated`; null for an unknown kind. */
export function parseNoteUpdate(raw: unknown): NoteUpdate | null {
  const { id, type, body } = fields(raw);
  const inner = fields(body);
  if (typeof id !== 'string') return null;
  const { userId, reaction, choice } = inner;
  if (type === 'deleted') return { id, type, body: { deletedAt: typeof inner.deletedAt === 'string' ? inner.deletedAt : '' } };
  if (type === 'updated') return { id, type, body: { updatedAt: typeof inner.updatedAt === 'string' ? inner.updatedAt : '' } };
  if (typeof userId !== 'string') return null;
  if (type === 'pollVoted') return typeof choice === 'number' ? { id, type, body: { choice, userId } } : null;
  if (typeof reaction !== 'string') return null;
  if (type === 'unreacted') return { id, type, body: { reaction, userId } };
  if (type !== 'reacted') return null;
  const { name, url } = fields(inner.emoji);
  const emoji = typeof name === 'string' && typeof url === 'string' ? { name, url } : null;
  return { id, type, body: { reaction, userId, emoji } };
}

/**
 * Recognizes a change that was already reported. A person may react, undo it and react again within a second, so only a
 * repetition of the *last* change by the same person to the same note counts as the same event.
 */
export class RepeatedUpdates {
  readonly #clock: Clock;
  /** The subject of a change (note, person, reaction or one poll choice) → its last report, oldest first. */
  readonly #last = new Map<string, { readonly report: string; readonly atMs: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Remembers an update. @returns whether it repeats the previous one */
  isRepeated(update: NoteUpdate): boolean {
    const now = this.#clock.now();
    this.#forgetBefore(now - SAME_EVENT_MS);
    const { subject, report } = signatureOf(update);
    const before = this.#last.get(subject);
    this.#last.delete(subject);
    this.#last.set(subject, { report, atMs: now });
    return before?.report === report;
  }

  #forgetBefore(limitMs: number): void {
    for (const [subject, { atMs }] of this.#last) {
      if (atMs >= limitMs) return;
      this.#last.delete(subject);
    }
  }
}

function signatureOf(update: NoteUpdate): { subject: string; report: string } {
  const { id, type } = update;
  if (type === 'deleted') return { subject: id, report: type };
  if (type === 'updated') return { subject: `${id} text`, report: update.body.updatedAt };
  if (type === 'pollVoted') return { subject: `${id} vote ${update.body.userId} ${update.body.choice}`, report: type };
  return { subject: `${id} reaction ${update.body.userId}`, report: `${type} ${update.body.reaction}` };
}

function fields(raw: unknown): Readonly<Record<string, unknown>> {
  return raw !== null && typeof raw === 'object' ? (raw as Record<string, unknown>) : {};
}
