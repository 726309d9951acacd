import type { Locator } from '@playwright/test';
import type { Rect } from '../../src/services/workspace/document';

/** The number of frames in which something that has come to rest does not move. */
const STILL_FRAMES = 10;

/** Waits until an element has stopped moving and growing. @returns its place then, in CSS px */
export function placeAtRest(element: Locator): Promise<Rect> {
  return element.evaluate(async (node, frames) => {
    const read = () => node.getBoundingClientRect();
    let last = read();
    for (let still = 0; still < frames; still += 1) {
      await new Promise(requestAnimationFrame);
      const next = read();
      if (next.x !== last.x || next.y !== last.y || next.width !== last.width || next.height !== last.height) still = 0;
      last = next;
    }
    const { x, y, width, height } = last;
    return { x, y, width, height };
  }, STILL_FRAMES);
}
