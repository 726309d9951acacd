import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBrowserSafe } from '~/lib/browserSafe';
import {
  detectFileType,
  isValidFileName,
  nameWithExtension,
  SNIFF_BYTES,
  UNKNOWN_TYPE,
  type FileType,
} from '../../../../../server/core/drive/fileType';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wisteria-types-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The type of a file with this content, one byte per character. */
async function typeOf(content: string): Promise<FileType> {
  const path = join(folder, 'file');
  const bytes = Buffer.from(content, 'latin1');
  writeFileSync(path, bytes);
  return detectFileType(path, bytes.subarray(0, SNIFF_BYTES));
}

/** A PNG chunk with the given number of bytes. */
const chunk = (name: string, length: number) => `\0\0${String.fromCodePoint(length >> 8, length & 255)}${name}${'x'.repeat(length + 4)}`;
/** The beginning of a PNG. */
const png = (...chunks: readonly string[]) => `\x89PNG\r\n\x1a\n${[chunk('IHDR', 13), ...chunks, chunk('IDAT', 4)].join('')}`;
/** An EBML header with a document type. */
const ebml = (docType: string) =>
  `\x1a\x45\xdf\xa3${String.fromCodePoint(0x80 + docType.length + 3)}\x42\x82${String.fromCodePoint(0x80 + docType.length)}${docType}`;
const ogg = (codec: string) => `OggS\0\x02${'\0'.repeat(20)}\x01\x1e${codec}${'\0'.repeat(30)}`;

test.each([
  [png(), 'image/png'],
  [png(chunk('iCCP', 20_000)), 'image/png'],
  [png(chunk('acTL', 8)), 'image/apng'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['RIFF\0\0\0\0WAVEfmt ', 'audio/wav'],
  ['\0\0\0\x1cftypavif', 'image/avif'],
  ['\0\0\0\x1cftypisom', 'video/mp4'],
  ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
  ['\0\0\0\x1cftypM4A ', 'audio/x-m4a'],
  [ebml('webm'), 'video/webm'],
  ['\xff\xfb\x90\x00', 'audio/mpeg'],
  ['\xff\xf1\x50\x80', 'audio/aac'],
  [ogg('\x01vorbis'), 'audio/ogg'],
  [ogg('OpusHead'), 'audio/ogg'],
  ['PK\x03\x04', 'application/zip'],
  ['%PDF-1.7', 'application/pdf'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'image/svg+xml'],
  ['<?xml version="1.0"?>\n<!-- made by hand -->\n<svg>', 'image/svg+xml'],
  ['<!DOCTYPE html><svg>', 'image/svg+xml'],
  ['<html><svg>', 'application/octet-stream'],
  ['plain words', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('the content %.60j has the type %s', async (content, mime) => {
  expect(await typeOf(content)).toMatchObject({ mime });
});

test('an MP3 that begins with a long tag is recognized', async () => {
  const tag = `ID3\x04\0\0\0\x01\0\0${'\0'.repeat(128 * 128)}`;
  expect(await typeOf(`${tag}\xff\xfb\x90\x00`)).toMatchObject({ mime: 'audio/mpeg' });
});

test('browsers are not given vector images, pages and unknown types to show', () => {
  expect(['image/svg+xml', 'text/html', 'application/octet-stream', 'application/pdf'].filter(isBrowserSafe)).toEqual([]);
});

test('nameWithExtension appends the extension of the real type unless the name has it', () => {
  const type = { mime: 'image/jpeg', extension: 'jpg' };
  expect(nameWithExtension('cat.txt', type)).toBe('cat.txt.jpg');
  expect(nameWithExtension('cat', type)).toBe('cat.jpg');
  expect(nameWithExtension('cat.JPEG', type)).toBe('cat.JPEG');
  expect(nameWithExtension('notes.txt', UNKNOWN_TYPE)).toBe('notes.txt');
  expect(nameWithExtension('cat.PNG', UNKNOWN_TYPE)).toBe('cat.PNG.bin');
});

test.each(['', '   ', 'a/b', 'a\\b', '../x', 'x'.repeat(201)])('the name %j is refused', (name) => {
  expect(isValidFileName(name)).toBe(false);
});

test('an ordinary name in any script is accepted', () => {
  expect(['photo (1).jpg', '写真.png', 'صورة.webp'].every(isValidFileName)).toBe(true);
});
