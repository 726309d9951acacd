import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The files of a folder that can be deleted at any time. Beyond a number of bytes, the least recently used file is removed first.
 */
export class KeptFiles {
  readonly #directory: string;
  readonly #maxBytes: number;
  /** Sizes by name, the longest unused first. */
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  /** @throws {Error} when the folder can be neither read nor created */
  constructor(directory: string, maxBytes: number) {
    this.#directory = directory;
    this.#maxBytes = maxBytes;
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const found = readdirSync(directory).map((name) => ({ name, ...statsOf(join(directory, name)) }));
    for (const { name, size } of found.toSorted((a, b) => a.time - b.time)) {
      // Half of a file, from a process that was ended.
      if (name.endsWith('.part')) rmSync(join(directory, name), { force: true });
      else this.#count(name, size);
    }
    void this.#forget();
  }

  /** The bytes of a file, which becomes the most recently used one; null if it is not there. */
  async read(name: string): Promise<Buffer | null> {
    const data = await readFile(join(this.#directory, name)).catch(() => null);
    if (data) this.#count(name, data.length);
    return data;
  }

  /** Writes a file, and removes others if there is no room. */
  async write(name: string, data: Buffer): Promise<void> {
    const path = join(this.#directory, name);
    // Renamed into place, so that nobody reads half a file.
    await writeFile(`${path}.part`, data);
    await rename(`${path}.part`, path);
    this.#count(name, data.length);
    await this.#forget();
  }

  /** Removes a file if it is there. */
  async remove(name: string): Promise<void> {
    this.#bytes -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
    await rm(join(this.#directory, name), { force: true });
  }

  /** Makes a file the most recently used one. */
  #count(name: string, size: number): void {
    this.#bytes += size - (this.#sizes.get(name) ?? 0);
    this.#sizes.delete(name);
    this.#sizes.set(name, size);
  }

  async #forget(): Promise<void> {
    for (const name of this.#sizes.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      await this.remove(name);
    }
  }
}

function statsOf(path: string): { size: number; time: number } {
  const { size, mtimeMs } = statSync(path);
  return { size, time: mtimeMs };
}
