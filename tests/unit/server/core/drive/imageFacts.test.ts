import { isBlurhashValid } from 'blurhash';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readImageFacts } from '../../../../../server/core/drive/imageFacts';
import { Pictures } from '../../../../../server/pictures/Pictures';
import { png } from '../../support/media';

const pictures = new Pictures();
afterAll(() => pictures.dispose());

test('a picture is measured and gets a hash of five by five components', async () => {
  const facts = await readImageFacts(pictures.pixels, await png(640, 480));
  expect(facts).toMatchObject({ width: 640, height: 480, orientation: null });
  expect(facts?.blurhash).toHaveLength(54);
  expect(isBlurhashValid(facts?.blurhash ?? '').result).toBe(true);
});

test('a photo that was stored sideways has the size as shown', async () => {
  const sideways = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const facts = await readImageFacts(pictures.pixels, sideways);
  expect(facts).toMatchObject({ width: 200, height: 300, orientation: 6 });
  expect(await sharp(facts?.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 200, height: 300 });
});

test('a thumbnail fits its box and is never larger than the picture', async () => {
  const large = await readImageFacts(pictures.pixels, await png(2000, 500));
  expect(await sharp(large?.thumbnail).metadata()).toMatchObject({ width: 498, height: 125 });
  const small = await readImageFacts(pictures.pixels, await png(20, 10));
  expect(await sharp(small?.thumbnail).metadata()).toMatchObject({ width: 20, height: 10 });
});

test('bytes that are not a picture give null', async () => {
  expect(await readImageFacts(pictures.pixels, Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1'))).toBeNull();
});
