import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncodedImage } from './transformImage';

/**
 * Keeps converted pictures on disk, named by a hash of their key. The content under a key never changes, so nothing
 * expires; the folder can be deleted at any time. Two requests for the same picture make it once.
 */
export class ImageCache {
  readonly #directory: string;
  readonly #making = new Map<string, Promise<EncodedImage>>();

  constructor(directory: string) {
    this.#directory = directory;
    mkdirSync(directory, { recursive: true });
  }

  /** The picture under `key`. `make` creates it if it is not cached. */
  async get(key: string, make: () => Promise<EncodedImage>): Promise<EncodedImage> {
    const name = createHash('sha256').update(key).digest('hex');
    const running = this.#making.get(name);
    if (running) return running;
    const work = this.#readOrMake(name, make).finally(() => this.#making.delete(name));
    this.#making.set(name, work);
    return work;
  }

  async #readOrMake(name: string, make: () => Promise<EncodedImage>): Promise<EncodedImage> {
    const path = join(this.#directory, name);
    const kept = await readFile(path).catch(() => null);
    if (kept) return { type: kept[0] === 0x89 ? 'image/png' : 'image/webp', data: kept };
    const made = await make();
    // Renamed into place, so that no request reads half a picture.
    await writeFile(`${path}.part`, made.data);
    await rename(`${path}.part`, path);
    return made;
  }
}
