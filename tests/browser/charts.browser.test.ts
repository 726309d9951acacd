import type { Locator } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures';
import { signedInState } from '../../e2e/support/signedInState';
import { withWidgets } from '../../e2e/support/withColumns';

/** The size of a chart's picture, its number of painted pixels, and the sum of their colors. */
const pictureOf = (canvas: Locator) =>
  canvas.evaluate((element) => {
    const chart = element as HTMLCanvasElement;
    const { width, height } = chart;
    // Read from a copy, because the browser warns about a canvas that is drawn quickly and read often.
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    copy.drawImage(chart, 0, 0);
    const { data } = copy.getImageData(0, 0, width, height);
    let painted = 0;
    let colors = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3]! > 0) painted += 1;
      colors += data[at]! + data[at + 1]! + data[at + 2]!;
    }
    return { width, height, painted, colors };
  });

test('a chart is drawn in the colors of the theme and in the size of its place', async ({ browser, instance, complaints }) => {
  const signedIn = await signedInState(instance.url, 'alice');
  const storageState = withWidgets(signedIn, instance.url, ['activity'], { activity: { view: 1 } });
  const context = await browser.newContext({ storageState, viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' });
  complaints.watch(context);
  const page = await context.newPage();
  await page.goto(`${instance.url}/dashboard`);
  const canvas = page.getByRole('region', { name: 'Activity' }).locator('canvas');
  await expect.poll(async () => (await pictureOf(canvas)).painted).toBeGreaterThan(500);
  const light = await pictureOf(canvas);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await pictureOf(canvas)).colors).not.toBe(light.colors);
  const dark = await pictureOf(canvas);
  expect({ width: dark.width, height: dark.height, isDrawn: dark.painted > 500 }).toEqual({
    width: light.width,
    height: light.height,
    isDrawn: true,
  });

  await page.setViewportSize({ width: 1000, height: 900 });
  await expect.poll(async () => (await pictureOf(canvas)).width).not.toBe(light.width);
  await expect
    .poll(async () => {
      const { width, painted } = await pictureOf(canvas);
      const place = (await canvas.boundingBox())!;
      return { fits: Math.abs(place.width - width) < 1, isDrawn: painted > 500 };
    })
    .toEqual({ fits: true, isDrawn: true });
  await context.close();
});
