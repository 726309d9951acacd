import { expect, test } from 'vitest';
import { isBrowserSafe } from '~/lib/browserSafe';
import { detectFileType, isValidFileName, nameWithExtension, UNKNOWN_TYPE } from '../../../../server/drive/fileType';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['\x89PNG\r\n\x1a\n....IHDR', 'image/png'],
  ['\x89PNG\r\n\x1a\n....IHDR....acTL', 'image/apng'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['RIFF\0\0\0\0WAVEfmt ', 'audio/wav'],
  ['\0\0\0\x1cftypavif', 'image/avif'],
  ['\0\0\0\x1cftypisom', 'video/mp4'],
  ['\0\0\0\x1cftypM4A ', 'audio/x-m4a'],
  ['\x1a\x45\xdf\xa3....webm', 'video/webm'],
  ['ID3\x04', 'audio/mpeg'],
  ['\xff\xfb\x90\x00', 'audio/mpeg'],
  ['\xff\xf1\x50\x80', 'audio/aac'],
  ['OggS', 'audio/ogg'],
  ['PK\x03\x04', 'application/zip'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'image/svg+xml'],
  ['<?xml version="1.0"?>\n<!-- made by hand -->\n<svg>', 'image/svg+xml'],
  ['<!DOCTYPE html><svg>', 'image/svg+xml'],
  ['<html><svg>', 'application/octet-stream'],
  ['plain words', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('bytes %j are %s', (head, mime) => {
  expect(detectFileType(bytes(head)).mime).toBe(mime);
});

test('vector images, pages and unknown types are not shown in place', () => {
  expect(['image/svg+xml', 'text/html', 'application/octet-stream', 'application/pdf'].filter(isBrowserSafe)).toEqual([]);
});

test('a name gets the ending of the real type unless it has it', () => {
  const type = { mime: 'image/jpeg', extension: 'jpg' };
  expect(nameWithExtension('cat.txt', type)).toBe('cat.txt.jpg');
  expect(nameWithExtension('cat', type)).toBe('cat.jpg');
  expect(nameWithExtension('cat.JPEG', type)).toBe('cat.JPEG');
  expect(nameWithExtension('notes.txt', UNKNOWN_TYPE)).toBe('notes.txt');
});

test.each(['', '   ', 'a/b', 'a\\b', '../x', 'x'.repeat(201)])('the name %j is refused', (name) => {
  expect(isValidFileName(name)).toBe(false);
});

test('an ordinary name in any script is taken', () => {
  expect(['photo (1).jpg', '写真.png', 'صورة.webp'].every(isValidFileName)).toBe(true);
});
