import { expect, test } from 'vitest';
import { isAnimated, shrinkPicture } from '~/components/drive/shrinkPicture';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a PNG that announces frames', 'image/png', '\x89PNG IHDR acTL fcTL IDAT', true],
  ['a PNG whose picture only looks like it', 'image/png', '\x89PNG IHDR IDAT acTL', false],
  ['a plain PNG', 'image/png', '\x89PNG IHDR IDAT', false],
  ['a moving WebP', 'image/webp', 'RIFF WEBPVP8X ANIM ANMF', true],
  ['a WebP that stands still', 'image/webp', 'RIFF WEBPVP8 ', false],
  ['a JPEG', 'image/jpeg', 'acTL ANIM', false],
])('whether a picture is animated is right for %s', (_what, type, head, expected) => {
  expect(isAnimated(type, bytes(head))).toBe(expected);
});

test.each(['text/plain', 'image/gif', 'image/svg+xml', 'video/mp4'])('a file of type %s is sent unchanged', async (type) => {
  const file = new File(['x'], 'x', { type });
  expect(await shrinkPicture(file)).toBe(file);
});
