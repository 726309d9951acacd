import type { Page } from '@playwright/test';
import { probed } from './pageProbes';

/** The number of pointer steps in a drag, one per frame. */
const STEPS = 120;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Drags from a point along a way, and lets go after Escape. `to` gives the point for a part of the way, 0 to 1. @returns the frames, ms */
export async function glide(page: Page, from: Point, to: (part: number) => Point): Promise<readonly number[]> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const { frames } = await probed(page, async () => {
    for (let step = 1; step <= STEPS; step++) {
      const { x, y } = to(step / STEPS);
      await page.mouse.move(x, y);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frames;
}
