import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import type { App } from '../objects/App';
import { PHONE } from '../support/touch';

// The pictures of README, taken from the built product with the seed `demo`. They are written to `docs/pictures`.

const FOLDER = fileURLToPath(new URL('../../docs/pictures', import.meta.url));

/** A picture must stay below this size, in bytes. */
const LARGEST_BYTES = 250_000;

/** Writes what is on screen, scaled to a width in px, once all pictures in sight are there and nothing moves anymore. */
async function take({ page }: App, name: string, width: number): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => {
    const isInSight = (image: HTMLImageElement): boolean => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    };
    const isWhole = [...document.images].filter(isInSight).every(({ complete }) => complete);
    return (
      isWhole &&
      document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity)
    );
  });
  const { size } = await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 82, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
  expect(size).toBeLessThanOrEqual(LARGEST_BYTES);
}

test.use({ sidePanel: true });

test.beforeAll(() => void mkdirSync(FOLDER, { recursive: true }));

test('a deck with the dashboard on a large screen', async ({ openApp }) => {
  const app = await openApp('alice', { viewport: { width: 2240, height: 1260 }, colorScheme: 'light' });
  await app.deck.add('Notifications', 'Notifications', 'All');
  await app.deck.add('Plant people', 'Lists', 'Plant people');
  await app.deck.add('Wisteria watch', 'Antennas', 'Wisteria watch');
  await app.page.keyboard.press('1');
  await expect(app.dashboard.root).toBeVisible();
  await take(app, 'deck', 1920);
});

test('the timeline on a phone', async ({ openApp }) => {
  const app = await openApp('alice', { ...PHONE, deviceScaleFactor: 2, colorScheme: 'dark' });
  await take(app, 'phone', 780);
});
