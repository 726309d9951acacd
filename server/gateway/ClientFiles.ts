import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { compress, WORTH_COMPRESSING_BYTES, type Encoding } from '../http/compress';

/** A file of the built client, ready to be sent. */
export interface ClientFile {
  readonly type: string;
  readonly etag: string;
  /** The name holds a hash of the content, so it never changes. */
  readonly isImmutable: boolean;
  readonly bytes: Buffer;
  readonly isCompressible: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|wasm)|image\/svg)/;

/** Vite puts everything whose name holds a hash here. */
const HASHED = '/assets/';

/**
 * The built client in memory: a few hundred kilobytes that every visitor needs. Compressed forms are taken from files
 * beside the originals (`.br`, `.gz`, written by the build) or made once when first asked for.
 */
export class ClientFiles {
  readonly #directory: string;
  readonly #paths: ReadonlySet<string>;
  readonly #files = new Map<string, Promise<ClientFile>>();
  readonly #compressed = new Map<string, Promise<Buffer>>();

  private constructor(directory: string, paths: ReadonlySet<string>) {
    this.#directory = directory;
    this.#paths = paths;
  }

  /**
   * Lists a build. Only listed files are ever read, so no request path can lead elsewhere.
   * @throws {Error} when there is no build.
   */
  static async open(directory: string): Promise<ClientFiles> {
    if (!existsSync(join(directory, 'index.html'))) throw new Error(`no built client in ${directory}`);
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name) && !entry.parentPath.includes('.vite'))
      .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
    return new ClientFiles(directory, new Set(paths));
  }

  /** The file behind a request path, or null if the build has none. */
  async find(path: string): Promise<ClientFile | null> {
    if (!this.#paths.has(path)) return null;
    return remembered(this.#files, path, () => this.#load(path));
  }

  /** A file of {@link find} in a content coding. */
  async encoded(path: string, file: ClientFile, encoding: Encoding): Promise<Buffer> {
    return remembered(this.#compressed, `${encoding} ${path}`, async () => {
      const prepared = await readFile(join(this.#directory, `${path}${encoding === 'br' ? '.br' : '.gz'}`)).catch(() => null);
      return prepared ?? compress(file.bytes, encoding, 'once');
    });
  }

  async #load(path: string): Promise<ClientFile> {
    const bytes = await readFile(join(this.#directory, path));
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return {
      type,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      isImmutable: path.startsWith(HASHED),
      bytes,
      isCompressible: COMPRESSIBLE.test(type) && bytes.length >= WORTH_COMPRESSING_BYTES,
    };
  }
}

/** Runs `make` once a key, however many ask at the same time; a failure is forgotten so that the next one tries again. */
function remembered<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const work = make();
  kept.set(key, work);
  work.catch(() => kept.delete(key));
  return work;
}
