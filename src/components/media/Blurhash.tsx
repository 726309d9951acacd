import { decode } from 'blurhash';
import { LruCache } from '~/mfm/LruCache';
import styles from './Blurhash.module.css';

/** Longer side of the decoded picture, px. It is stretched and blurred anyway; 20 px decode in a tenth of a millisecond. */
const SIDE = 20;

/** Pictures kept decoded, so that a row which scrolls back costs nothing; 20 × 20 × 4 bytes each. */
const decoded = new LruCache<Uint8ClampedArray<ArrayBuffer>>(200);

interface BlurhashProps {
  hash: string | null;
  /** Width divided by height of what it stands for. */
  ratio: number | null;
}

/** A few blurred colours in the place of a picture that is not there yet or is hidden. */
export function Blurhash({ hash, ratio }: BlurhashProps) {
  if (!hash) return <span className={styles.plain} />;
  const width = ratio === null || ratio >= 1 ? SIDE : Math.max(1, Math.round(SIDE * ratio));
  const height = ratio === null || ratio <= 1 ? SIDE : Math.max(1, Math.round(SIDE / ratio));
  return (
    <canvas
      className={styles.canvas}
      width={width}
      height={height}
      aria-hidden="true"
      ref={(canvas) => {
        const pixels = canvas && pixelsOf(hash, width, height);
        if (pixels) canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
      }}
    />
  );
}

function pixelsOf(hash: string, width: number, height: number): Uint8ClampedArray<ArrayBuffer> | null {
  const key = `${hash}/${width}/${height}`;
  const known = decoded.get(key);
  if (known) return known;
  try {
    const pixels = new Uint8ClampedArray(decode(hash, width, height));
    decoded.set(key, pixels);
    return pixels;
  } catch {
    // A remote server's hash need not be valid; the plain background behind the canvas is all that is lost.
    return null;
  }
}
