/** A part of a picture, in px. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The types that keep their type; everything else becomes PNG, which loses nothing. */
const KEPT = ['image/jpeg', 'image/webp'];
const QUALITY = 0.92;

/** Draws a part of a picture, and encodes it as the type of the original where browsers can. */
export function cutOut(picture: HTMLImageElement, area: Area, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width));
  canvas.height = Math.max(1, Math.round(area.height));
  const context = canvas.getContext('2d');
  context?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null): void => (blob && context ? resolve(blob) : reject(new TypeError('the picture could not be cut')));
    canvas.toBlob(done, KEPT.includes(type) ? type : 'image/png', QUALITY);
  });
}
