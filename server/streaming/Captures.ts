import type { SeenFields } from '../core/timelines/visibility';

/** A captured note, with what decides who may see it. A deleted note still has it. */
interface Capture {
  count: number;
  readonly note: SeenFields;
}

/**
 * The notes whose changes a connection wants. They are counted: a client that captures a note twice gets its changes
 * until it releases the note twice.
 */
export class Captures {
  readonly #captures = new Map<string, Capture>();

  /** What decides who may see a captured note; undefined for other notes. */
  get(noteId: string): SeenFields | undefined {
    return this.#captures.get(noteId)?.note;
  }

  add({ id, visibility, userId, replyUserId, mentions, visibleUserIds }: SeenFields & { readonly id: string }): void {
    const known = this.#captures.get(id);
    if (known) known.count++;
    else this.#captures.set(id, { count: 1, note: { visibility, userId, replyUserId, mentions, visibleUserIds } });
  }

  remove(noteId: string): void {
    const known = this.#captures.get(noteId);
    if (known && --known.count === 0) this.#captures.delete(noteId);
  }
}
