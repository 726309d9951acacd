import type { Disposable } from '~/lib/disposable';
import { addLoads, type Load } from '../lib/Jobs';
import { PictureProcesses } from './PictureProcesses';

/** The largest drawing that is shown, in bytes. Those of people have some kilobytes; each byte can ask for a lot of work. */
export const MAX_DRAWING_BYTES = 2_000_000;

/** Pictures of pixels: a large photo takes a second or two, and a few bytes of memory for each pixel. */
const PIXELS = { processes: 2, timeMs: 15_000, memoryMb: 1_024, waiting: 500, niceness: 0 };
/** Uploaded drawings are small programs, and some never end. They have one process, so that other pictures never wait for them. */
const DRAWINGS = { processes: 1, timeMs: 4_000, memoryMb: 512, sourceBytes: MAX_DRAWING_BYTES, waiting: 50, niceness: 10 };

/** The processes in which an instance works on pictures. */
export class Pictures implements Disposable {
  /** For pictures of pixels, and for our own drawings. */
  readonly pixels = new PictureProcesses(PIXELS);
  readonly #drawings = new PictureProcesses(DRAWINGS);

  /** For a picture from elsewhere, by its type. */
  of(mime: string): PictureProcesses {
    return mime === 'image/svg+xml' ? this.#drawings : this.pixels;
  }

  /** Pictures of both kinds that are worked on or wait. */
  get load(): Load {
    return addLoads(this.pixels.load, this.#drawings.load);
  }

  dispose(): void {
    this.pixels.dispose();
    this.#drawings.dispose();
  }
}
