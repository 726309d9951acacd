import { deflateRawSync } from 'node:zlib';
import { crc32 } from '../../../../server/lib/crc32';

/** A file to put into an archive. */
export interface ZipContent {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isStored?: boolean;
  /** The size that the archive claims, if it lies. */
  readonly claimedBytes?: number;
}

/** Makes an archive. */
export function zip(contents: readonly ZipContent[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, isStored = false, claimedBytes = bytes.length } of contents) {
    const packed = isStored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const label = Buffer.from(name);
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(isStored ? 0 : 8, 2);
    facts.writeUInt32LE(crc32(bytes), 8);
    facts.writeUInt32LE(packed.length, 12);
    facts.writeUInt32LE(claimedBytes, 16);
    facts.writeUInt16LE(label.length, 20);
    const local = Buffer.concat([signature('PK\u0003\u0004'), Buffer.from([20, 0]), facts, Buffer.alloc(2), label, packed]);
    const place = Buffer.alloc(4);
    place.writeUInt32LE(offset);
    directory.push(Buffer.concat([signature('PK\u0001\u0002'), Buffer.from([20, 0, 20, 0]), facts, Buffer.alloc(12), place, label]));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(contents.length, 4);
  end.writeUInt16LE(contents.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, signature('PK\u0005\u0006'), end]);
}

const signature = (text: string): Buffer => Buffer.from(text, 'latin1');
