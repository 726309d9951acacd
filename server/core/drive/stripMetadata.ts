/**
 * Removes metadata from pictures: camera, time, place, author. Pixels and color profiles stay byte for byte. The orientation stays
 * too, because a photo would lie on its side without it.
 */
import { crc32 } from '../../lib/crc32';

/** Bytes without metadata, or null for a type or a file that this cannot read. */
export function stripMetadata(bytes: Buffer, mime: string): Buffer | null {
  try {
    if (mime === 'image/jpeg') return stripJpeg(bytes);
    if (mime === 'image/png' || mime === 'image/apng') return stripPng(bytes);
    if (mime === 'image/webp') return stripWebp(bytes);
    return null;
  } catch (error) {
    // Reading beyond the end: the file is cut off or lies about its lengths.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const EXIF_HEADER = Buffer.from('Exif\0\0', 'latin1');
const ORIENTATION_TAG = 0x0112;

/** The orientation, 2 to 8, in an EXIF block (a TIFF file), or null for an upright picture. */
function orientationIn(tiff: Buffer): number | null {
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II';
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
    const directory = long(4);
    for (let n = 0; n < short(directory); n++) {
      const entry = directory + 2 + n * 12;
      if (short(entry) !== ORIENTATION_TAG) continue;
      const orientation = short(entry + 8);
      return orientation >= 2 && orientation <= 8 ? orientation : null;
    }
    return null;
  } catch {
    // A block that cannot be read is dropped like any other.
    return null;
  }
}

/** An EXIF block that says nothing but the orientation. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION_TAG, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;

/** Segments that tell how to show the picture: JFIF, color profile, Adobe's color transform. All others of applications go. */
function isNeeded(marker: number, segment: Buffer): boolean {
  if (marker === COM) return false;
  if (marker < APP0 || marker > APP15) return true;
  if (marker === APP2) return segment.toString('latin1', 4, 15) === 'ICC_PROFILE';
  return marker === APP0 || marker === APP14;
}

function stripJpeg(bytes: Buffer): Buffer | null {
  if (bytes.readUInt16BE(0) !== (0xff00 | SOI)) return null;
  const kept: Buffer[] = [];
  let orientation: number | null = null;
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    // Further pictures and notes of the camera follow the end of the picture.
    if (marker === EOI) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    const segment = bytes.subarray(at, end);
    if (marker === APP1 && segment.subarray(4, 10).equals(EXIF_HEADER)) orientation ??= orientationIn(segment.subarray(10));
    const next = marker === SOS ? endOfScan(bytes, end) : end;
    if (isNeeded(marker, segment)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  const exif = orientation === null ? [] : [jpegExif(orientation)];
  return Buffer.concat([Buffer.from([0xff, SOI]), ...exif, ...kept, Buffer.from([0xff, EOI])]);
}

/** Position of the marker after the data of a scan. Within the data, FF is followed by zero or a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; ; at++) {
    if (bytes.readUInt8(at) !== 0xff) continue;
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
}

function jpegExif(orientation: number): Buffer {
  const exif = exifOf(orientation);
  const head = Buffer.from([0xff, APP1, 0, 2 + EXIF_HEADER.length + exif.length]);
  return Buffer.concat([head, EXIF_HEADER, exif]);
}

const PNG_SIGNATURE_BYTES = 8;
const PNG_METADATA = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function stripPng(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, PNG_SIGNATURE_BYTES)];
  let at = PNG_SIGNATURE_BYTES;
  for (let type = ''; type !== 'IEND';) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    type = bytes.toString('latin1', at + 4, at + 8);
    const orientation = type === 'eXIf' ? orientationIn(bytes.subarray(at + 8, end - 4)) : null;
    if (orientation !== null) kept.push(pngChunk('eXIf', exifOf(orientation)));
    if (!PNG_METADATA.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const RIFF_HEAD_BYTES = 12;
/** Flags of a VP8X chunk. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

function stripWebp(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  let orientation: number | null = null;
  for (let at = RIFF_HEAD_BYTES; at + 8 <= bytes.length;) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.length) return null;
    const data = bytes.subarray(at + 8, at + 8 + size);
    if (type === 'EXIF') orientation ??= orientationIn(data.subarray(0, 6).equals(EXIF_HEADER) ? data.subarray(6) : data);
    else if (type !== 'XMP ') kept.push(Buffer.from(bytes.subarray(at, end)));
    at = end;
  }
  const extended = kept.find((chunk) => chunk.toString('latin1', 0, 4) === 'VP8X');
  if (extended) extended[8] = (extended[8]! & ~(HAS_EXIF | HAS_XMP)) | (orientation === null ? 0 : HAS_EXIF);
  if (extended && orientation !== null) {
    const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
    const exif = exifOf(orientation);
    head.writeUInt32LE(exif.length, 4);
    kept.push(head, exif);
  }
  const body = Buffer.concat(kept);
  const riff = Buffer.from(bytes.subarray(0, RIFF_HEAD_BYTES));
  riff.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([riff, body]);
}
