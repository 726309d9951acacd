import type { Disposable } from '~/lib/disposable';
import { addLoads, type Load } from '../lib/Jobs';
import { PictureProcesses } from './PictureProcesses';

/** Pictures of pixels: a large photo takes a second or two. */
const PIXELS = { processes: 2, timeMs: 15_000, waiting: 500, niceness: 0 };
/** Uploaded drawings are small programs, and some never end. They have one process, so that other pictures never wait for them. */
const DRAWINGS = { processes: 1, timeMs: 4_000, waiting: 50, niceness: 10 };

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
