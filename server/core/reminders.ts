import type { WireNotification } from '~/api/wire';
import type { Disposable } from '~/lib/disposable';
import type { NoteRow } from '../db/rows/NoteRow';
import { isUnreadNotification } from './notifications';
import { endPolls } from './polls';
import type { Server } from './Server';

/** `unread…` follows its event by so much, so that an open notifications page can mark it read first (recorded). */
const UNREAD_DELAY_MS = 2000;
/** Timers take no longer delay than 24.8 days; a day is a round figure below. */
const LONGEST_SLEEP_MS = 24 * 3_600_000;

/** What the instance does later, by its clock: says what stayed unread, and ends polls. */
export class Reminders implements Disposable {
  readonly #server: Server;
  readonly #pending = new Set<Disposable>();
  readonly #subscriptions: readonly Disposable[];
  #pollTimer: Disposable | null = null;
  #pollAt = Number.POSITIVE_INFINITY;

  constructor(server: Server) {
    this.#server = server;
    this.#subscriptions = [
      server.bus.subscribe('main', ({ userId, type, body }) => {
        if (type === 'notification') this.#remindOfNotification(userId, body as WireNotification);
      }),
      server.bus.subscribe('note', ({ note }) => this.#onNote(note)),
    ];
    this.#endPolls();
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
    for (const timer of this.#pending) timer.dispose();
    this.#pending.clear();
    this.#pollTimer?.dispose();
  }

  #remindOfNotification(userId: string, notification: WireNotification): void {
    const remind = () => {
      if (!isUnreadNotification(this.#server, userId, notification.id)) return;
      this.#server.bus.publish('main', { userId, type: 'unreadNotification', body: notification });
    };
    // Recorded: the test notification is unread at once.
    if (notification.type === 'test') remind();
    else this.#later(UNREAD_DELAY_MS, remind);
  }

  #onNote(note: NoteRow): void {
    if (note.hasPoll) this.#watchPoll(note.id);
    if (note.mentions === '[]') return;
    this.#later(UNREAD_DELAY_MS, () => {
      const unread = this.#server.db.all<{ userId: string; isSpecified: number }>(
        'SELECT userId, isSpecified FROM noteUnreads WHERE noteId = ?',
        [note.id],
      );
      for (const { userId, isSpecified } of unread) {
        this.#server.bus.publish('main', { userId, type: isSpecified ? 'unreadSpecifiedNote' : 'unreadMention', body: note.id });
      }
    });
  }

  #later(delayMs: number, run: () => void): void {
    const timer = this.#server.clock.after(delayMs, () => {
      this.#pending.delete(timer);
      run();
    });
    this.#pending.add(timer);
  }

  #watchPoll(noteId: string): void {
    const poll = this.#server.db.get<{ expiresAt: number | null }>('SELECT expiresAt FROM polls WHERE noteId = ?', [noteId]);
    if (poll?.expiresAt != null && poll.expiresAt < this.#pollAt) this.#sleepUntil(poll.expiresAt);
  }

  #endPolls(): void {
    const next = endPolls(this.#server);
    this.#pollAt = Number.POSITIVE_INFINITY;
    if (next !== null) this.#sleepUntil(next);
  }

  #sleepUntil(at: number): void {
    this.#pollTimer?.dispose();
    this.#pollAt = at;
    const delayMs = Math.min(Math.max(0, at - this.#server.clock.now()), LONGEST_SLEEP_MS);
    this.#pollTimer = this.#server.clock.after(delayMs, () => this.#endPolls());
  }
}
