import type { NoteRow } from '../db/rows/NoteRow';
import { packNote } from '../core/notes/packNote';
import type { Server } from '../core/Server';
import type { Viewer } from '../core/timelines/visibility';

/**
 * A new note as JSON, packed once for each viewer, however many channels show it. A note without references looks the
 * same to everyone who can read it, so it is packed once for all.
 */
export class NoteFrames {
  readonly #server: Server;
  readonly #note: NoteRow;
  readonly #withPairs: boolean;
  readonly #packed = new Map<string | null, string>();

  /** @param withPairs whether the note contains who reacted, as in timelines. As on real servers, antennas leave it out. */
  constructor(server: Server, note: NoteRow, withPairs: boolean) {
    this.#server = server;
    this.#note = note;
    this.#withPairs = withPairs;
  }

  /** The frame of the note for a channel of a viewer who can read it. */
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
