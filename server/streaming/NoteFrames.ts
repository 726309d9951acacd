import type { NoteRow } from '../db/rows/NoteRow';
import { packNote } from '../core/pack/packNote';
import type { Server } from '../core/Server';
import type { Viewer } from '../core/visibility';

/**
 * One new note as JSON, packed once for each viewer however many channels show it. A note that refers to no other looks
 * the same to all who may read it, so that one is packed once for all.
 */
export class NoteFrames {
  readonly #server: Server;
  readonly #note: NoteRow;
  readonly #withPairs: boolean;
  readonly #packed = new Map<string | null, string>();

  /** @param withPairs whether the note carries who reacted, as in timelines; antennas leave that out (recorded). */
  constructor(server: Server, note: NoteRow, withPairs: boolean) {
    this.#server = server;
    this.#note = note;
    this.#withPairs = withPairs;
  }

  /** The frame that brings the note to a channel of a viewer who may read it. */
  frameFor(channelId: string, viewer: Viewer): string {
    return `{"type":"channel","body":{"id":${JSON.stringify(channelId)},"type":"note","body":${this.#jsonFor(viewer)}}}`;
  }

  #jsonFor(viewer: Viewer): string {
    const looksAlike = this.#note.replyId === null && this.#note.renoteId === null;
    const key = looksAlike ? '' : viewer.id;
    const ready = this.#packed.get(key);
    if (ready !== undefined) return ready;
    const json = JSON.stringify(packNote(this.#server, this.#note, viewer, { pairs: this.#withPairs }));
    this.#packed.set(key, json);
    return json;
  }
}
