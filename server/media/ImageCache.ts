import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '~/lib/clock';
import { PictureError } from '../pictures/PictureProcesses';
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
  readonly #directory: string;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #limits: CacheLimits;
  readonly #making = new Map<string, Promise<EncodedImage>>();
  /** Sizes by name, the longest unused first. */
  readonly #onDisk = new Map<string, number>();
  #diskBytes = 0;
  readonly #inMemory = new Map<string, EncodedImage>();
  #memoryBytes = 0;
  /** Until when a picture is not tried again. */
  readonly #failed = new Map<string, number>();

  constructor(directory: string, clock: Pick<Clock, 'now'>, limits = LIMITS) {
    this.#directory = directory;
    this.#clock = clock;
    this.#limits = limits;
    mkdirSync(directory, { recursive: true });
    const found = readdirSync(directory).map((name) => ({ name, ...statsOf(join(directory, name)) }));
    for (const { name, size } of found.toSorted((a, b) => a.time - b.time)) {
      // Half of a picture, from a process that was ended.
      if (name.endsWith('.part')) rmSync(join(directory, name), { force: true });
      else this.#count(name, size);
    }
    void this.#forgetOnDisk();
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
      const image = this.#inMemory.get(name) ?? (await make());
      this.#remember(name, image);
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
    const path = join(this.#directory, name);
    const kept = await readFile(path).catch(() => null);
    if (kept) {
      this.#count(name, kept.length);
      return { type: kept[0] === 0x89 ? 'image/png' : 'image/webp', data: kept };
    }
    const made = await make();
    // Renamed into place, so that no request reads half a picture.
    await writeFile(`${path}.part`, made.data);
    await rename(`${path}.part`, path);
    this.#count(name, made.data.length);
    await this.#forgetOnDisk();
    return made;
  }

  /** Makes a picture on disk the most recently used one. */
  #count(name: string, size: number): void {
    this.#diskBytes += size - (this.#onDisk.get(name) ?? 0);
    this.#onDisk.delete(name);
    this.#onDisk.set(name, size);
  }

  async #forgetOnDisk(): Promise<void> {
    for (const [name, size] of this.#onDisk) {
      if (this.#diskBytes <= this.#limits.diskBytes) return;
      this.#onDisk.delete(name);
      this.#diskBytes -= size;
      await rm(join(this.#directory, name), { force: true });
    }
  }

  #remember(name: string, image: EncodedImage): void {
    this.#memoryBytes += image.data.length - (this.#inMemory.get(name)?.data.length ?? 0);
    this.#inMemory.delete(name);
    this.#inMemory.set(name, image);
    for (const [oldest, { data }] of this.#inMemory) {
      if (this.#memoryBytes <= this.#limits.memoryBytes) return;
      this.#inMemory.delete(oldest);
      this.#memoryBytes -= data.length;
    }
  }
}

function statsOf(path: string): { size: number; time: number } {
  const { size, mtimeMs } = statSync(path);
  return { size, time: mtimeMs };
}
