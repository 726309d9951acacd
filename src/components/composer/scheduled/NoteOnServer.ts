import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '~/lib/clock';
import type { FieldTime, ServerLink } from '~/stores/drafts/draftData';
import type { UnsureDraft } from '~/stores/resources/content/noteDrafts';
import { proposedTime } from './fieldTime';

/** The draft on the server that belongs to a note in progress; most notes have none. */
export class NoteOnServer {
  /** The draft of the server that is edited. */
  id: string | null = null;
  /** When the server posts the note; null to post it at once. */
  scheduled: FieldTime | null = null;
  /** Whether the writer is choosing the time. */
  isChoosing = false;
  /** A draft that was sent to the server without an answer. */
  unsure: UnsureDraft | null = null;

  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { unsure: false, scheduled: observableRef }, { autoBind: true });
  }

  /** The part that a draft of this browser keeps; undefined for none. */
  get link(): ServerLink | undefined {
    const { id, scheduled } = this;
    return id !== null || scheduled !== null ? { id, later: scheduled } : undefined;
  }

  /** Lets the server post the note later, or the browser post it at once. */
  toggleSchedule(): void {
    this.isChoosing = this.scheduled === null;
    this.schedule(this.scheduled ? null : proposedTime(this.#clock.now()));
  }

  setChoosing(isChoosing: boolean): void {
    this.isChoosing = isChoosing;
  }

  schedule(time: FieldTime | null): void {
    this.scheduled = time;
  }

  /** Forgets the draft of the server, because it is gone. */
  leave(): void {
    this.id = null;
  }

  /** Restores the part that a draft of this browser has kept. */
  reset(link: ServerLink | undefined): void {
    this.id = link?.id ?? null;
    this.scheduled = link?.later ?? null;
  }
}
