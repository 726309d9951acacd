import type { Clock } from './clock';

const isInSight = (image: HTMLImageElement): boolean => {
  const { top, bottom, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** Settles when the pictures that are in sight now are there, or cannot be had, or after a while. @param patienceMs ms */
export async function picturesInSight(clock: Clock, patienceMs: number): Promise<void> {
  const missing = [...document.querySelectorAll('img')].filter((image) => !image.complete && isInSight(image));
  const arrived = Promise.allSettled(missing.map((image) => image.decode()));
  await Promise.race([arrived, new Promise<void>((resolve) => clock.after(patienceMs, resolve))]);
}
