import { makeAutoObservable } from 'mobx';

/** A note that is quoted by pasting its address, and an address in the text that may be such a note. */
export class PastedQuote {
  /** The id of the quoted note. */
  noteId: string | null = null;
  /** An address whose note may be quoted; null without an offer. The server is asked for it only when the writer wants to. */
  offered: string | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set(noteId: string | null): void {
    this.noteId = noteId;
  }

  offer(address: string): void {
    this.offered = address;
  }

  dismissOffer(): void {
    this.offered = null;
  }
}
