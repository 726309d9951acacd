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
])('%s is %s', (type, expected) => {
  expect(fileKind(type)).toBe(expected);
});

test('SVG is shown through its thumbnail but never given to the browser as it is', () => {
  expect([isPreviewable('image/svg+xml'), isBrowserSafe('image/svg+xml')]).toEqual([true, false]);
});
