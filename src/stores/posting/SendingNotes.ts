import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { NoteId } from '~/services/records';
import type { DraftData } from '../drafts/draftData';
import type { AccountScope } from '../session/AccountScope';
import type { NoteReference } from './OutboxNote';

/** A note that this page has posted a moment ago. */
export interface SendingNote {
  /** Its id in the outbox. */
  readonly id: string;
  readonly account: AccountScope;
  readonly content: DraftData;
  readonly target: NoteReference;
  /** The text that is sent, with the hashtags of the row. */
  readonly text: string | null;
  /** Of how many notes its thread is. */
  readonly parts: number;
  readonly postedAtMs: number;
  /** Until when it waits, and can be taken back; ms since 1970. */
  readonly untilMs: number;
  /** Opens it in a composer again. */
  undo(): void;
}

/** How long a posted note may need to appear in the lists around it; ms. */
export const LANDING_MS = 3_000;

/**
 * The notes that this page is posting, so that lists can show them before the server has them. Separate from the outbox, whose code most
 * visits do not fetch. Use it with `root.part`, which keeps one instance.
 */
export class SendingNotes {
  /** The newest first. */
  items: readonly SendingNote[] = [];
  /** The notes that they became. */
  readonly landed = observable.map<string, NoteId>(undefined, { deep: false });
  /** Those that a list in sight shows. */
  readonly #seen = new Set<string>();

  constructor() {
    makeAutoObservable(this, { items: observableRef, landed: false }, { autoBind: true });
  }

  add(note: SendingNote): void {
    this.items = [note, ...this.items];
  }

  /** Tells which note it became. */
  land(id: string, noteId: NoteId): void {
    this.landed.set(id, noteId);
  }

  remove(id: string): void {
    this.items = this.items.filter((one) => one.id !== id);
    this.landed.delete(id);
    this.#seen.delete(id);
  }

  /** Tells that somebody can see it in a list. */
  see(id: string): void {
    this.#seen.add(id);
  }

  isSeen(id: string): boolean {
    return this.#seen.has(id);
  }
}

/** Creates the store; use it with `root.part`, which keeps one instance. */
export const createSendingNotes = (): SendingNotes => new SendingNotes();
