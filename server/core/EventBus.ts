import type { Database } from '../db/Database';
import type { NoteRow } from '../db/rows/NoteRow';
import { disposable, type Disposable } from '~/lib/disposable';

/** What happens on the instance and who hears of it; the streaming side turns these into frames. */
export interface BusEvents {
  /** A note was made. */
  note: { note: NoteRow };
  /** A captured note changed: `reacted`, `unreacted`, `deleted`, `pollVoted`. */
  noteUpdated: { noteId: string; type: string; body: unknown };
  /** A message of a user's `main` channel. */
  main: { userId: string; type: string; body: unknown };
  /** A message of a user's `drive` channel. */
  drive: { userId: string; type: string; body: unknown };
  /** A message for every connection, such as emojiAdded. */
  broadcast: { type: string; body: unknown };
  /** A note matched an antenna. */
  antennaNote: { antennaId: string; note: NoteRow };
  /** A list gained or lost a member. */
  userList: { listId: string; type: 'userAdded' | 'userRemoved'; body: unknown };
  /** Whom the user follows, mutes or blocks changed, or who blocks the user. */
  userChanged: { userId: string };
  /** A letter is to be sent. The instance has no mail server of its own: whoever runs it passes letters on. */
  mail: { to: string; subject: string; text: string };
  /** The user's token no longer works; connections made with it must end. */
  tokenRevoked: { userId: string };
}

export type BusEventName = keyof BusEvents;
type Listener<E extends BusEventName> = (event: BusEvents[E]) => void;

/**
 * Publish and subscribe within the process. An event published in a transaction is delivered after it commits and
 * never if it rolls back. Events arrive in the order of publication, also those that a listener publishes.
 */
export class EventBus {
  readonly #db: Pick<Database, 'afterCommit'>;
  readonly #onError: (error: unknown) => void;
  readonly #listeners: { [E in BusEventName]?: Set<Listener<E>> } = {};

  /** @param onError hears of a listener that threw; the others are still called. */
  constructor(db: Pick<Database, 'afterCommit'>, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  publish<E extends BusEventName>(name: E, event: BusEvents[E]): void {
    this.#db.afterCommit(() => this.#deliver(name, event));
  }

  subscribe<E extends BusEventName>(name: E, listener: Listener<E>): Disposable {
    const listeners = this.#listenersOf(name);
    listeners.add(listener);
    return disposable(() => listeners.delete(listener));
  }

  #listenersOf<E extends BusEventName>(name: E): Set<Listener<E>> {
    const listeners: { [K in E]?: Set<Listener<K>> } = this.#listeners;
    return (listeners[name] ??= new Set<Listener<E>>());
  }

  #deliver<E extends BusEventName>(name: E, event: BusEvents[E]): void {
    for (const listener of this.#listenersOf(name)) {
      try {
        listener(event);
      } catch (error) {
        this.#onError(error);
      }
    }
  }
}
