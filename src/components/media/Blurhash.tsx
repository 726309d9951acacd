import { painted } from '~/lib/painted';
import { LruCache } from '~/mfm/LruCache';
import { averageColour } from './averageColour';
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
      style={{ backgroundColor: averageColour(hash) ?? undefined }}
      ref={(canvas) => {
        if (canvas) void paint(canvas, hash);
      }}
    />
  );
}

async function paint(canvas: HTMLCanvasElement, hash: string): Promise<void> {
  const { width, height } = canvas;
  const key = `${hash}/${width}/${height}`;
  // What is known is drawn before the row is seen, so nothing flickers when it scrolls back.
  const pixels = decoded.get(key) ?? (await decode(hash, width, height));
  if (!pixels) return;
  decoded.set(key, pixels);
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
}

async function decode(hash: string, width: number, height: number): Promise<Uint8ClampedArray<ArrayBuffer> | null> {
  try {
    // Colours that fade when the picture is there come after the words.
    await painted();
    const blurhash = await import('blurhash');
    return new Uint8ClampedArray(blurhash.decode(hash, width, height));
  } catch {
    // A remote server's hash need not be valid; the plain background behind the canvas is all that is lost.
    return null;
  }
}
