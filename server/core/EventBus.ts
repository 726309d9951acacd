import type { Database } from '../db/Database';
import type { NoteRow } from '../db/rows/NoteRow';
import { disposable, type Disposable } from '~/lib/disposable';

/** Events of the instance by name. The streaming part turns them into frames. */
export interface BusEvents {
  /** A note was posted. */
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
  /** The user's followings, mutes or blocks changed, or who blocks the user. */
  userChanged: { userId: string };
  /** An e-mail to send. The instance has no mail server, so its operator reads these and passes them on. */
  mail: { to: string; subject: string; text: string };
  /**
   * A token of an app no longer works, or without `appTokenId` all own tokens of the user, or with `isEvery` all tokens. Connections
   * made with it must end.
   */
  tokenRevoked: { userId: string; appTokenId?: string; isEvery?: boolean };
  /** What an account may do changed: its roles, or with null the roles or base policies of everybody. */
  rightsChanged: { userId: string | null };
  /** A message for moderators, on the channel `admin`. */
  admin: { type: string; body: unknown };
}

/** Name of an event. */
export type BusEventName = keyof BusEvents;
type Listener<E extends BusEventName> = (event: BusEvents[E]) => void;

/**
 * Publish and subscribe within the process. An event published in a transaction is delivered after the commit, and
 * never after a rollback. Events arrive in the order of publication, including those that a listener publishes.
 */
export class EventBus {
  readonly #db: Pick<Database, 'afterCommit'>;
  readonly #onError: (error: unknown) => void;
  readonly #listeners: { [E in BusEventName]?: Set<Listener<E>> } = {};

  /** @param onError receives what a listener throws. The other listeners are still called. */
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
