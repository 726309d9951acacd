import { disposable, type Disposable } from '~/lib/disposable';

/** Notes that nobody sees any more and that report all the same: a reader who scrolls back finds them as they are. */
const KEPT = 200;

/**
 * Which notes report their changes. The server counts subscriptions itself and does not forgive double ones, so it hears
 * of the first view of a note and, later, of the last, and of all of them again on a new connection.
 */
export class NoteCapture {
  readonly #send: (type: string, body: unknown) => void;
  readonly #marksRead: () => boolean;
  readonly #counts = new Map<string, number>();
  /** Notes whose last view went, the longest ago first. */
  readonly #kept = new Set<string>();
  /** Captured notes that nobody saw when the server heard of them. */
  readonly #unseen = new Set<string>();

  constructor(options: {
    /** Sends a frame; dropped while the connection is not open. */
    readonly send: (type: string, body: unknown) => void;
    /** Whether a capture made now means that the person sees the note. */
    readonly marksRead: () => boolean;
  }) {
    this.#send = options.send;
    this.#marksRead = options.marksRead;
  }

  /** Notes that are in view. */
  get size(): number {
    return this.#counts.size;
  }

  capture(noteId: string): Disposable {
    const count = this.#counts.get(noteId) ?? 0;
    this.#counts.set(noteId, count + 1);
    const isCaptured = this.#kept.delete(noteId) || count > 0;
    const isSeen = this.#marksRead();
    if (!isCaptured || (isSeen && this.#unseen.has(noteId))) {
      // `sr` also tells the server that a mention or a direct note has been read, and counts as one more capture.
      if (isCaptured) this.#send('un', { id: noteId });
      this.#send(isSeen ? 'sr' : 's', { id: noteId });
      this.#unseen[isSeen ? 'delete' : 'add'](noteId);
    }
    return disposable(() => this.#release(noteId));
  }

  /** Captures everything on a new connection; reading was reported the first time. */
  replay(): void {
    for (const id of [...this.#counts.keys(), ...this.#kept]) this.#send('s', { id });
  }

  clear(): void {
    this.#counts.clear();
    this.#kept.clear();
    this.#unseen.clear();
  }

  #release(noteId: string): void {
    const count = this.#counts.get(noteId);
    if (count === undefined) return;
    if (count > 1) {
      this.#counts.set(noteId, count - 1);
      return;
    }
    this.#counts.delete(noteId);
    this.#kept.add(noteId);
    if (this.#kept.size <= KEPT) return;
    const [id] = this.#kept;
    this.#kept.delete(id!);
    this.#unseen.delete(id!);
    this.#send('un', { id });
  }
}
