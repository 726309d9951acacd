import type { Page } from '@playwright/test';

/** A phone held upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A place on screen, in CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 8;

/** Draws a line with a finger, one step per frame. @param beforeLifting runs while the finger is still down */
export async function swipe(page: Page, from: Point, to: Point, beforeLifting?: () => Promise<void>): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= STEPS; step += 1) {
    const at = (a: number, b: number): number => a + ((b - a) * step) / STEPS;
    await touch('touchMove', [{ x: at(from.x, to.x), y: at(from.y, to.y) }]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await beforeLifting?.();
  await touch('touchEnd', []);
  await client.detach();
}
