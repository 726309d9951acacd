const isInSight = (image: HTMLImageElement): boolean => {
  const { top, bottom, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** Settles when the pictures that are in sight now are there, or cannot be had. */
export async function picturesInSight(): Promise<void> {
  const missing = [...document.querySelectorAll('img')].filter((image) => !image.complete && isInSight(image));
  await Promise.allSettled(missing.map((image) => image.decode()));
}
