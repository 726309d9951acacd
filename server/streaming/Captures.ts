/**
 * The notes whose changes a connection wants to hear. Counted: a client that shows a note twice captures it twice, and
 * hears of it until it let go twice.
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
