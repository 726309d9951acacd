import { expect, test, vi } from 'vitest';
import { isAnimated } from '~/stores/uploads/pictures/isAnimated';
import { shrinkPicture } from '~/stores/uploads/pictures/shrinkPicture';
import { betterOf, encodeFor, fittedSize } from '~/stores/uploads/pictures/smallerPicture';

const text = (words: string) => Array.from(words, (letter) => letter.charCodeAt(0));
const chunk = (name: string, length = 0) => [0, 0, length >> 8, length & 255, ...text(name), ...Array<number>(length + 4).fill(0)];
const png = (...chunks: number[][]) =>
  new File([new Uint8Array([...text('\x89PNG\r\n\x1A\n'), ...chunks.flat()])], 'x.png', { type: 'image/png' });
const webp = (head: string, flags = 0) =>
  new File([new Uint8Array([...text(`RIFF0000WEBP${head}0000`), flags])], 'x.webp', { type: 'image/webp' });
const picture = (type: string, size = 100, name = 'photo.png') => new File([new Uint8Array(size)], name, { type });

test.each([
  ['a PNG that announces frames', png(chunk('IHDR', 13), chunk('acTL', 8), chunk('IDAT')), true],
  ['a PNG that announces them after a large color profile', png(chunk('IHDR', 13), chunk('iCCP', 9000), chunk('acTL', 8)), true],
  ['a PNG whose data only look like it', png(chunk('IHDR', 13), chunk('IDAT', 8), chunk('acTL', 8)), false],
  ['a plain PNG', png(chunk('IHDR', 13), chunk('IDAT', 8)), false],
  ['a moving WebP', webp('VP8X', 0b10), true],
  ['an extended WebP that stands still', webp('VP8X', 0b10000), false],
  ['a simple WebP', webp('VP8 ', 0b10), false],
  ['a JPEG', picture('image/jpeg'), false],
])('whether a picture is animated is right for %s', async (_what, file, expected) => {
  expect(await isAnimated(file)).toBe(expected);
});

test('a picture fits into a square of 2048 px and is never enlarged', () => {
  expect(fittedSize({ width: 4096, height: 1024 })).toEqual({ width: 2048, height: 512 });
  expect(fittedSize({ width: 30, height: 20 })).toEqual({ width: 30, height: 20 });
  expect(fittedSize({ width: 90_000, height: 1 })).toEqual({ width: 2048, height: 1 });
});

test.each([
  { type: 'image/jpeg', webp: 0.9, other: { type: 'image/jpeg', quality: 0.85 } },
  { type: 'image/png', webp: 0.9, other: { type: 'image/png', quality: 0.85 } },
  { type: 'image/webp', webp: 0.9, other: { type: 'image/jpeg', quality: 0.85 } },
  { type: 'image/svg+xml', webp: 0.9, other: { type: 'image/png', quality: 0.85 } },
])('$type becomes WebP, and another type where the browser cannot encode WebP', async ({ type, webp: quality, other }) => {
  const asked: unknown[] = [];
  const encode = (encoded: string) => async (target: { type: string; quality: number }) => {
    asked.push(target);
    return new Blob([], { type: asked.length === 1 ? encoded : target.type });
  };
  expect((await encodeFor(type, encode('image/webp'))).type).toBe('image/webp');
  expect(asked.splice(0)).toEqual([{ type: 'image/webp', quality }]);
  expect((await encodeFor(type, encode('image/png'))).type).toBe(other.type);
  expect(asked).toEqual([{ type: 'image/webp', quality }, other]);
});

test('the smaller file is taken, and a WebP is always replaced', () => {
  const blob = (size: number, type: string) => new Blob([new Uint8Array(size)], { type });
  const photo = picture('image/png');
  expect(betterOf(photo, blob(100, 'image/webp'))).toBe(photo);
  expect(betterOf(photo, blob(99, 'image/webp'))).toMatchObject({ name: 'photo.png.webp', type: 'image/webp', size: 99 });
  expect(betterOf(photo, blob(99, 'image/png')).name).toBe('photo.png');
  expect(betterOf(picture('image/webp', 10, 'a.webp'), blob(99, 'image/webp'))).toMatchObject({ name: 'a.webp', size: 99 });
});

test.each(['text/plain', 'image/gif', 'image/heic', 'image/apng', 'video/mp4'])('a file of type %s is sent unchanged', async (type) => {
  const never = async () => {
    throw new Error('must not be drawn');
  };
  const file = picture(type);
  expect(await shrinkPicture(file, { inWorker: never, onPage: never })).toBe(file);
});

const small = async () => new Blob(['s'], { type: 'image/webp' });

test('an animated picture is sent unchanged', async () => {
  const moving = webp('VP8X', 0b10);
  expect(await shrinkPicture(moving, { inWorker: small, onPage: small })).toBe(moving);
});

test('a worker makes a picture smaller, and the page does where workers cannot', async () => {
  const onPage = vi.fn<typeof small>(small);
  const photo = picture('image/jpeg', 100, 'photo.jpg');
  expect((await shrinkPicture(photo, { inWorker: small, onPage })).name).toBe('photo.jpg.webp');
  expect(onPage).not.toHaveBeenCalled();
  expect((await shrinkPicture(photo, { inWorker: async () => null, onPage })).name).toBe('photo.jpg.webp');
  expect(onPage).toHaveBeenCalledOnce();
});

test('the page draws an SVG, which workers cannot read', async () => {
  const inWorker = vi.fn<typeof small>(small);
  expect((await shrinkPicture(picture('image/svg+xml', 100, 'a.svg'), { inWorker, onPage: small })).name).toBe('a.svg.webp');
  expect(inWorker).not.toHaveBeenCalled();
});

test('a picture that cannot be read is sent unchanged, which is logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const file = picture('image/png');
  const broken = async () => {
    throw new Error('broken');
  };
  expect(await shrinkPicture(file, { inWorker: async () => null, onPage: broken })).toBe(file);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
