import { open, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { crc32 } from './crc32';

const inflate = promisify(inflateRaw);

/** An archive that is damaged, encrypted, too large, or not a zip file. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

/** The most files that an archive may have. */
const MAX_ENTRIES = 10_000;
/** The largest list of contents, in bytes. */
const MAX_DIRECTORY_BYTES = 8 * 1024 * 1024;

/** The end of an archive: its signature, its length, and the longest comment after it, in bytes. */
const END = { signature: 0x06054b50, bytes: 22, commentBytes: 0xffff };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
const LOCAL = { signature: 0x04034b50, bytes: 30 };

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** A file in an archive. Its name is only a name: nothing here makes a path of it. */
interface ZipEntry {
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly offset: number;
}

/**
 * Reads the files of an archive one by one, by their names, into memory. Archives come from people: the sizes that they claim are
 * checked before anything is read, and again while it unpacks. Archives beyond 4 GB, in parts or encrypted are refused.
 */
export class ZipFile {
  readonly #file: FileHandle;
  readonly #entries: ReadonlyMap<string, ZipEntry>;

  private constructor(file: FileHandle, entries: ReadonlyMap<string, ZipEntry>) {
    this.#file = file;
    this.#entries = entries;
  }

  /** Opens an archive. Call {@link close} afterwards. @throws {ZipError} */
  static async open(path: string): Promise<ZipFile> {
    const file = await open(path, 'r');
    try {
      return new ZipFile(file, await readEntries(file));
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Returns whether the archive has a file with this name. */
  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Returns the content of a file. @throws {ZipError} also if it has more than `maxBytes` */
  async read(name: string, maxBytes: number): Promise<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) throw new ZipError(`no file ${name}`);
    if (entry.bytes > maxBytes || entry.packedBytes > maxBytes) throw new ZipError(`${name} is too large`);
    const local = await readAt(this.#file, entry.offset, LOCAL.bytes);
    if (local.readUInt32LE(0) !== LOCAL.signature) throw new ZipError('the archive is damaged');
    const start = entry.offset + LOCAL.bytes + local.readUInt16LE(26) + local.readUInt16LE(28);
    const packed = await readAt(this.#file, start, entry.packedBytes);
    const content = entry.method === STORED ? packed : await unpack(packed, entry.bytes);
    if (content.length !== entry.bytes || crc32(content) !== entry.crc) throw new ZipError(`${name} is damaged`);
    return content;
  }

  /** Closes the archive. */
  close(): Promise<void> {
    return this.#file.close();
  }
}

async function readEntries(file: FileHandle): Promise<ReadonlyMap<string, ZipEntry>> {
  const { size } = await file.stat();
  const tailBytes = Math.min(size, END.bytes + END.commentBytes);
  const tail = await readAt(file, size - tailBytes, tailBytes);
  const end = lastIndexOf(tail, END.signature);
  if (end < 0) throw new ZipError('this is not a zip file');
  const count = tail.readUInt16LE(end + 10);
  const bytes = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES || bytes > MAX_DIRECTORY_BYTES) throw new ZipError('the archive has too many files');
  const directory = await readAt(file, offset, bytes);
  const entries = new Map<string, ZipEntry>();
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + ENTRY.bytes > directory.length || directory.readUInt32LE(at) !== ENTRY.signature) throw new ZipError('the archive is damaged');
    const nameBytes = directory.readUInt16LE(at + 28);
    const next = at + ENTRY.bytes + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    const name = directory.toString('utf8', at + ENTRY.bytes, at + ENTRY.bytes + nameBytes);
    const entry: ZipEntry = {
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packedBytes: directory.readUInt32LE(at + 20),
      bytes: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    };
    const isReadable = (directory.readUInt16LE(at + 8) & ENCRYPTED) === 0 && [STORED, DEFLATED].includes(entry.method);
    // Of two files with the same name, the first counts.
    if (isReadable && !entries.has(name)) entries.set(name, entry);
    at = next;
  }
  return entries;
}

function lastIndexOf(tail: Buffer, signature: number): number {
  for (let at = tail.length - END.bytes; at >= 0; at--) if (tail.readUInt32LE(at) === signature) return at;
  return -1;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new ZipError('the archive is damaged');
  return buffer;
}

async function unpack(packed: Buffer, bytes: number): Promise<Buffer> {
  try {
    // It stops as soon as there is more than the archive claims.
    return bytes === 0 ? Buffer.alloc(0) : await inflate(packed, { maxOutputLength: bytes });
  } catch {
    throw new ZipError('the archive is damaged');
  }
}
