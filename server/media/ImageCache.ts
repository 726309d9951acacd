import { createHash } from 'node:crypto';
import type { Clock } from '~/lib/clock';
import { PictureError } from '../pictures/PictureProcesses';
import { KeptFiles } from './KeptFiles';
import { KeptInMemory } from './KeptInMemory';
import type { EncodedImage } from './transformImage';

/** How much is kept, in bytes. */
export interface CacheLimits {
  readonly diskBytes: number;
  readonly memoryBytes: number;
}

const LIMITS: CacheLimits = { diskBytes: 256 * 1024 * 1024, memoryBytes: 16 * 1024 * 1024 };

/** A picture that could not be made is not tried again for this time, in ms: making it took time, and it fails again. */
const FAILED_MS = 600_000;
const MAX_FAILED = 1_000;

/**
 * Keeps converted pictures, named by a hash of their key. The content under a key never changes, so nothing expires; beyond the
 * limits, the least recently used picture is removed first. Pictures of files are kept on disk, in a folder that can be deleted at
 * any time. Drawn ones are kept in memory, because strangers can name as many as they like. Two requests for the same picture make
 * it once.
 */
export class ImageCache {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #making = new Map<string, Promise<EncodedImage>>();
  readonly #files: KeptFiles;
  readonly #drawn: KeptInMemory<EncodedImage>;
  /** Until when a picture is not tried again. */
  readonly #failed = new Map<string, number>();

  constructor(directory: string, clock: Pick<Clock, 'now'>, limits = LIMITS) {
    this.#clock = clock;
    this.#files = new KeptFiles(directory, limits.diskBytes);
    this.#drawn = new KeptInMemory(limits.memoryBytes);
  }

  /**
   * A picture of a file. `make` creates it if it is not cached.
   * @throws {PictureError} when it cannot be made.
   */
  get(key: string, make: () => Promise<EncodedImage>): Promise<EncodedImage> {
    return this.#once(key, (name) => this.#readOrMake(name, make));
  }

  /** A picture that is drawn from its key alone. `make` creates it if it is not cached. */
  getDrawn(key: string, make: () => Promise<EncodedImage>): Promise<EncodedImage> {
    return this.#once(key, async (name) => {
      const image = this.#drawn.get(name) ?? (await make());
      this.#drawn.set(name, image);
      return image;
    });
  }

  #once(key: string, work: (name: string) => Promise<EncodedImage>): Promise<EncodedImage> {
    const name = createHash('sha256').update(key).digest('hex');
    const running = this.#making.get(name);
    if (running) return running;
    if ((this.#failed.get(name) ?? 0) > this.#clock.now()) return Promise.reject(new PictureError('the picture could not be made lately'));
    const made = work(name)
      .catch((error: unknown) => {
        if (error instanceof PictureError && error.isLasting) this.#noteFailure(name);
        throw error;
      })
      .finally(() => this.#making.delete(name));
    this.#making.set(name, made);
    return made;
  }

  #noteFailure(name: string): void {
    const [oldest] = this.#failed.keys();
    if (oldest !== undefined && this.#failed.size >= MAX_FAILED) this.#failed.delete(oldest);
    this.#failed.set(name, this.#clock.now() + FAILED_MS);
  }

  async #readOrMake(name: string, make: () => Promise<EncodedImage>): Promise<EncodedImage> {
    const kept = await this.#files.read(name);
    if (kept) return { type: kept[0] === 0x89 ? 'image/png' : 'image/webp', data: kept };
    const made = await make();
    await this.#files.write(name, made.data);
    return made;
  }
}
