import { MediaFile } from '~/components/media/MediaGrid';
import { idle } from '~/lib/idle';
import type { RootStore } from '~/stores/RootStore';

/** The longest time that widgets wait for the page, which draws more rows after the first ones, in ms. */
const PATIENCE_MS = 1000;

/** The longest time that widgets wait for the pictures of the page, which would share a slow line with them, in ms. */
const PICTURES_MS = 2000;

/** Fetches the dashboard once the page beside it is idle. */
export async function widgetsWhenCalm(root: RootStore) {
  const { clock } = root;
  await idle(clock, PATIENCE_MS);
  await Promise.race([pictures(root), new Promise<void>((resolve) => clock.after(PICTURES_MS, resolve))]);
  return (await import('./Dashboard')).Dashboard;
}

/** Settles when the visible pictures are loaded, also those in notes, whose code may load after the notes. */
async function pictures(root: RootStore): Promise<void> {
  // If the code for media cannot be fetched, the place of the picture offers to try again; waiting would not help.
  if (document.querySelector('[data-part="media"]') && !MediaFile.state(root).hasFailed) {
    await MediaFile.fetch(root);
    await idle(root.clock, PATIENCE_MS);
  }
  await picturesInSight();
}

const isInSight = (image: HTMLImageElement): boolean => {
  const { top, bottom, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** Settles when the images in the viewport are loaded or have failed. */
async function picturesInSight(): Promise<void> {
  const missing = [...document.querySelectorAll('img')].filter((image) => !image.complete && isInSight(image));
  await Promise.allSettled(missing.map((image) => image.decode()));
}
