import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, type ReadStream } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SNIFF_BYTES } from './fileType';

/** Bytes that reached the disk but belong to no file yet; {@link BlobStore.keep} or {@link BlobStore.discard} ends that state. */
export interface ReceivedBlob {
  readonly path: string;
  readonly size: number;
  readonly md5: string;
  /** Name of the content in the store. */
  readonly sha256: string;
  /** The first bytes, for telling the type. */
  readonly head: Uint8Array;
}

/** Raised by {@link BlobStore.receive} when more bytes come than were allowed. */
export class BlobTooLargeError extends Error {
  override readonly name = 'BlobTooLargeError';
}

/**
 * Uploaded bytes on disk, each content once, named by its SHA-256 (design.md section 12). Writing goes to a temporary
 * name, is synced and then renamed, so a killed process leaves whole contents or none.
 */
export class BlobStore {
  readonly #root: string;
  readonly #temporary: boolean;

  /** @param directory where to keep contents; null keeps them in a temporary folder that {@link dispose} removes. */
  constructor(directory: string | null) {
    this.#temporary = directory === null;
    this.#root = directory ?? mkdtempSync(join(tmpdir(), 'wisteria-files-'));
    mkdirSync(join(this.#root, 'incoming'), { recursive: true });
  }

  /** Folder for derived data that may be lost at any time, such as resized images. */
  get cacheDirectory(): string {
    return join(this.#root, 'cache');
  }

  /** The file that holds a content. */
  pathOf(sha256: string): string {
    return join(this.#root, sha256.slice(0, 2), sha256);
  }

  /**
   * Writes a stream to a temporary name while hashing it.
   * @throws {BlobTooLargeError} when it is longer than `maxBytes`; nothing stays behind.
   */
  async receive(source: Readable, maxBytes: number): Promise<ReceivedBlob> {
    const path = join(this.#root, 'incoming', randomUUID());
    const md5 = createHash('md5');
    const sha256 = createHash('sha256');
    let size = 0;
    let head = Buffer.alloc(0);
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        if (size > maxBytes) {
          done(new BlobTooLargeError(`more than ${maxBytes} bytes`));
          return;
        }
        md5.update(chunk);
        sha256.update(chunk);
        if (head.length < SNIFF_BYTES) head = Buffer.concat([head, chunk]).subarray(0, SNIFF_BYTES);
        done(null, chunk);
      },
    });
    try {
      await pipeline(source, measure, createWriteStream(path));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { path, size, md5: md5.digest('hex'), sha256: sha256.digest('hex'), head };
  }

  /** Gives a received content its lasting name. */
  async keep(blob: ReceivedBlob): Promise<void> {
    const target = this.pathOf(blob.sha256);
    await mkdir(dirname(target), { recursive: true });
    const handle = await open(blob.path, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(blob.path, target);
  }

  /** Throws a received content away. */
  async discard(blob: ReceivedBlob): Promise<void> {
    await rm(blob.path, { force: true });
  }

  /** Stores bytes that are already in memory and returns their name. */
  async put(bytes: Buffer): Promise<string> {
    const { Readable } = await import('node:stream');
    const blob = await this.receive(Readable.from([bytes]), Number.POSITIVE_INFINITY);
    await this.keep(blob);
    return blob.sha256;
  }

  /** Size in bytes, or null when the content is not there. */
  async sizeOf(sha256: string): Promise<number | null> {
    try {
      return (await stat(this.pathOf(sha256))).size;
    } catch {
      return null;
    }
  }

  /** Reads a content, or the given inclusive part of it. */
  read(sha256: string, range?: { start: number; end: number }): ReadStream {
    return createReadStream(this.pathOf(sha256), range);
  }

  /** Removes a content that no file uses any more. */
  async remove(sha256: string): Promise<void> {
    await rm(this.pathOf(sha256), { force: true });
  }

  /** Frees a temporary store; a lasting one stays as it is. */
  dispose(): void {
    if (this.#temporary) rmSync(this.#root, { recursive: true, force: true });
  }
}
