const isInSight = (image: HTMLImageElement): boolean => {
  const { top, bottom, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** Settles when the images in the viewport are loaded or have failed. */
export async function picturesInSight(): Promise<void> {
  const missing = [...document.querySelectorAll('img')].filter((image) => !image.complete && isInSight(image));
  await Promise.allSettled(missing.map((image) => image.decode()));
}
