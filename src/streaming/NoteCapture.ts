import { disposable, type Disposable } from '~/lib/disposable';

/** How many notes out of view stay captured, so that a reader who scrolls back finds them up to date. */
const KEPT = 200;

/**
 * Captures notes, so that the server reports their changes. The server counts captures and does not handle duplicates,
 * so it is told about the first view of a note and later about the last one, and about all of them on a new connection.
 */
export class NoteCapture {
  readonly #send: (type: string, body: unknown) => void;
  readonly #marksRead: () => boolean;
  readonly #counts = new Map<string, number>();
  /** Notes whose last view is gone, the longest ago first. */
  readonly #kept = new Set<string>();
  /** Captured notes that the viewer could not see when they were captured. */
  readonly #unseen = new Set<string>();

  constructor(options: {
    /** Sends a frame; dropped while the connection is not open. */
    readonly send: (type: string, body: unknown) => void;
    /** Whether a note captured now is visible to the viewer. */
    readonly marksRead: () => boolean;
  }) {
    this.#send = options.send;
    this.#marksRead = options.marksRead;
  }

  /** Number of notes in view. */
  get size(): number {
    return this.#counts.size;
  }

  /** Captures a note until the result is disposed. */
  capture(noteId: string): Disposable {
    const count = this.#counts.get(noteId) ?? 0;
    this.#counts.set(noteId, count + 1);
    const isCaptured = this.#kept.delete(noteId) || count > 0;
    const isSeen = this.#marksRead();
    if (!isCaptured || (isSeen && this.#unseen.has(noteId))) {
      // `sr` also tells the server that a mention or a direct note was read, and counts as another capture.
      if (isCaptured) this.#send('un', { id: noteId });
      this.#send(isSeen ? 'sr' : 's', { id: noteId });
      this.#unseen[isSeen ? 'delete' : 'add'](noteId);
    }
    return disposable(() => this.#release(noteId));
  }

  /** Captures everything again on a new connection. Read notes have already been reported. */
  replay(): void {
    for (const id of [...this.#counts.keys(), ...this.#kept]) this.#send('s', { id });
  }

  /** Forgets all captures. */
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
