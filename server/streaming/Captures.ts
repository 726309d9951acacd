/**
 * The notes whose changes a connection wants. They are counted: a client that captures a note twice gets its changes
 * until it releases the note twice.
 */
export class Captures {
  readonly #counts = new Map<string, number>();

  has(noteId: string): boolean {
    return this.#counts.has(noteId);
  }

  add(noteId: string): void {
    this.#counts.set(noteId, (this.#counts.get(noteId) ?? 0) + 1);
  }

  remove(noteId: string): void {
    const count = this.#counts.get(noteId);
    if (count === undefined) return;
    if (count > 1) this.#counts.set(noteId, count - 1);
    else this.#counts.delete(noteId);
  }
}
