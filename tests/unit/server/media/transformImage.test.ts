import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { renderFrames } from '../../../../server/seed/pictures';
import { transformImage } from '../../../../server/media/transformImage';
import { Pictures } from '../../../../server/pictures/Pictures';
import { png } from '../support/media';

const pictures = new Pictures();
afterAll(() => pictures.dispose());

const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="${color}"/></svg>`;
const size = async (data: Buffer) => {
  const { width, height, pages } = await sharp(data).metadata();
  return { width, height, pages: pages ?? 1 };
};

test.each([
  ['emoji', { width: 171, height: 128 }],
  ['avatar', { width: 427, height: 320 }],
  ['static', { width: 498, height: 374 }],
  ['preview', { width: 200, height: 150 }],
] as const)('a large picture for the purpose %s fits %o', async (purpose, box) => {
  const { type, data } = await transformImage(pictures.pixels, await png(1600, 1200), purpose, true);
  expect(type).toBe('image/webp');
  expect(await size(data)).toMatchObject(box);
});

test('a small picture is not enlarged', async () => {
  expect(await size((await transformImage(pictures.pixels, await png(16, 16), 'emoji', true)).data)).toMatchObject({
    width: 16,
    height: 16,
  });
});

test('emoji keep their frames unless a still is requested', async () => {
  const animation = await renderFrames([square('#f00'), square('#0f0'), square('#00f')], 100);
  expect((await size((await transformImage(pictures.pixels, animation, 'emoji', true)).data)).pages).toBe(3);
  expect((await size((await transformImage(pictures.pixels, animation, 'emoji', false)).data)).pages).toBe(1);
  expect((await size((await transformImage(pictures.pixels, animation, 'preview', true)).data)).pages).toBe(1);
});

test('a badge is a white mask of 96 pixels', async () => {
  const half = '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="48" height="96" fill="#fff"/></svg>';
  const { type, data } = await transformImage(pictures.pixels, Buffer.from(half), 'badge', false);
  expect(type).toBe('image/png');
  const raw = await sharp(data).raw().toBuffer();
  expect([...raw.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  expect(raw[95 * 4 + 3]).toBe(0);
});

test('the position of a photo is removed', async () => {
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: 'me' } })
    .jpeg()
    .toBuffer();
  expect((await sharp((await transformImage(pictures.pixels, photo, 'static', false)).data).metadata()).exif).toBeUndefined();
});
