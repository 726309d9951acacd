import type { WireNotification } from '~/api/wire';
import type { Disposable } from '~/lib/disposable';
import type { NoteRow } from '../../db/rows/NoteRow';
import { isUnreadNotification } from './notifications';
import { endPolls } from '../notes/polls';
import type { Server } from '../Server';

/**
 * How long an `unread…` event waits, in ms, so that an open notifications page can mark its cause read first. Real
 * servers wait as long.
 */
const UNREAD_DELAY_MS = 2000;
/** How late the end of a poll may be announced, in ms. A fixed interval also notices that a test or seed set the clock. */
const POLL_BEAT_MS = 1000;

/** Work that the instance does later by its clock: it publishes what is still unread, and ends polls. */
export class Reminders implements Disposable {
  readonly #server: Server;
  readonly #pending = new Set<Disposable>();
  readonly #standing: readonly Disposable[];

  constructor(server: Server) {
    this.#server = server;
    this.#standing = [
      server.bus.subscribe('main', ({ userId, type, body }) => {
        if (type === 'notification') this.#remindOfNotification(userId, body as WireNotification);
      }),
      server.bus.subscribe('note', ({ note }) => this.#remindOfNote(note)),
      server.clock.every(POLL_BEAT_MS, () => endPolls(server)),
    ];
  }

  dispose(): void {
    for (const standing of this.#standing) standing.dispose();
    for (const timer of this.#pending) timer.dispose();
    this.#pending.clear();
  }

  #remindOfNotification(userId: string, notification: WireNotification): void {
    const remind = () => {
      if (!isUnreadNotification(this.#server, userId, notification.id)) return;
      this.#server.bus.publish('main', { userId, type: 'unreadNotification', body: notification });
    };
    // As on real servers, the test notification is unread at once.
    if (notification.type === 'test') remind();
    else this.#later(remind);
  }

  #remindOfNote(note: NoteRow): void {
    if (note.mentions === '[]') return;
    this.#later(() => {
      const unread = this.#server.db.all<{ userId: string; isSpecified: number }>(
        'SELECT userId, isSpecified FROM noteUnreads WHERE noteId = ?',
        [note.id],
      );
      for (const { userId, isSpecified } of unread) {
        this.#server.bus.publish('main', { userId, type: isSpecified ? 'unreadSpecifiedNote' : 'unreadMention', body: note.id });
      }
    });
  }

  #later(run: () => void): void {
    const timer = this.#server.clock.after(UNREAD_DELAY_MS, () => {
      this.#pending.delete(timer);
      run();
    });
    this.#pending.add(timer);
  }
}
