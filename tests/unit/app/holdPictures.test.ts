import { expect, test } from 'vitest';
import { holdPictures } from '~/app/holdPictures';

/** The page, as far as pictures need it. */
function pageOf() {
  const attributes = new Set<string>();
  const page = {
    setAttribute: (name: string) => attributes.add(name),
    removeAttribute: (name: string) => attributes.delete(name),
  } as unknown as HTMLElement;
  return { page, holds: () => attributes.size > 0 };
}

const never = new Promise<void>(() => {});

test('pictures wait until the text is painted', async () => {
  const { page, holds } = pageOf();
  let paint = () => {};
  const held = holdPictures(page, new Promise<void>((resolve) => (paint = resolve)), never);
  expect(holds()).toBe(true);
  paint();
  await held;
  expect(holds()).toBe(false);
});

test('pictures do not wait longer than a moment, and come when painting fails', async () => {
  const late = pageOf();
  await holdPictures(late.page, never, Promise.resolve());
  expect(late.holds()).toBe(false);
  const failed = pageOf();
  await holdPictures(failed.page, Promise.reject(new Error('not painted')), never);
  expect(failed.holds()).toBe(false);
});
