import { expect, test } from 'vitest';
import { isBrowserSafe } from '~/lib/browserSafe';
import { fileKind, isPreviewable } from '~/services/fileKind';

test.each([
  ['image/png', 'image'],
  ['image/svg+xml', 'image'],
  ['image/heic', 'other'],
  ['video/mp4', 'video'],
  ['video/x-matroska', 'other'],
  ['audio/mpeg', 'audio'],
  ['audio/midi', 'other'],
  ['application/pdf', 'other'],
])('a file of type %s is presented as %s', (type, expected) => {
  expect(fileKind(type)).toBe(expected);
});

test('an SVG is previewable, but its source is not safe for the browser', () => {
  expect({ isPreviewable: isPreviewable('image/svg+xml'), isBrowserSafe: isBrowserSafe('image/svg+xml') }).toEqual({
    isPreviewable: true,
    isBrowserSafe: false,
  });
});
