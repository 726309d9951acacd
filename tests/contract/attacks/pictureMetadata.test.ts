/** A photo does not tell where and with what it was taken, and still stands upright. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stripMetadata } from '../../../server/core/drive/stripMetadata';
import { Pictures } from '../../../server/pictures/Pictures';
import { pathOf, upload, type UploadFields } from '../../unit/server/support/media';
import { TestInstance, type TestAccount } from '../../unit/server/support/testInstance';

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
type Format = (typeof FORMATS)[number];

/** Texts that a camera writes. */
const SECRETS = ['Secret Camera', 'Jane Maker'];

/** A picture that lies on its side, with place, camera and maker. Red at the left, blue at the right. */
async function photo(format: Format, orientation = 6): Promise<Buffer> {
  const half = { input: { create: { width: 30, height: 40, channels: 3, background: '#00f' } }, left: 30, top: 0 } as const;
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#f00' } })
    .composite([half])
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Make: SECRETS[0]!, Artist: SECRETS[1]! }, IFD3: { GPSLatitude: '48/1 51/1 29/1', GPSLatitudeRef: 'N' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>${SECRETS[1]}</creator></x:xmpmeta>`)
    .toFormat(format, { lossless: format === 'webp' })
    .toBuffer();
}

const secretsIn = (bytes: Buffer) => SECRETS.filter((secret) => bytes.includes(secret));
const pixels = async (bytes: Buffer) => (await sharp(bytes).rotate().raw().toBuffer()).toString('base64');

describe('an uploaded picture', () => {
  let world: TestInstance;
  let alice: TestAccount;
  beforeAll(async () => {
    world = await TestInstance.start();
    alice = await world.signUp('alice');
  });
  afterAll(() => world.close());

  async function stored(bytes: Buffer, format: Format, fields: UploadFields = {}) {
    const file = await upload(world, alice, bytes, `photo.${format}`, fields);
    const answer = await world.instance.app.inject({ url: pathOf(file.url) });
    return { file, bytes: answer.rawPayload };
  }

  test.each(FORMATS)('a photo as %s loses place, camera and maker, and stands upright', async (format) => {
    const original = await photo(format);
    expect(secretsIn(original), 'the original').not.toEqual([]);
    const { file, bytes } = await stored(original, format);
    expect(secretsIn(bytes)).toEqual([]);
    const { xmp, exif } = await sharp(bytes).metadata();
    expect(xmp).toBeUndefined();
    expect(exif?.length ?? 0, 'room for nothing but the orientation').toBeLessThan(40);
    expect(file.properties).toMatchObject({ width: 40, height: 60 });
    expect(file.size).toBe(bytes.length);
    const upright = await sharp(bytes).rotate().toBuffer({ resolveWithObject: true });
    expect({ width: upright.info.width, height: upright.info.height }).toEqual({ width: 40, height: 60 });
  });

  test.each(['jpeg', 'png', 'webp'] as const)('the pixels of a photo as %s stay as they are', async (format) => {
    const original = await photo(format);
    expect(await pixels((await stored(original, format)).bytes)).toBe(await pixels(original));
  });

  test('a photo keeps everything for somebody who wants that', async () => {
    const original = await photo('jpeg', 3);
    expect((await stored(original, 'jpeg', { keepMetadata: 'true' })).bytes.equals(original)).toBe(true);
  });
});

describe('an instance that cannot look into pictures', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('a photo as %s loses place, camera and maker', async (format) => {
    const pictures = new Pictures();
    pictures.dispose();
    const world = await TestInstance.start({ pictures });
    const file = await upload(world, await world.signUp('alice'), await photo(format), `photo.${format}`);
    const answer = await world.instance.app.inject({ url: pathOf(file.url) });
    expect(secretsIn(answer.rawPayload)).toEqual([]);
    await world.close();
  });
});

describe('bytes that lie', () => {
  test.each(FORMATS)('no cut of a picture as %s makes the reader fail', async (format) => {
    const original = await photo(format);
    for (let length = 0; length < original.length; length += 7) {
      expect(() => stripMetadata(original.subarray(0, length), `image/${format}`)).not.toThrow();
    }
  });
});
