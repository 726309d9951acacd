import { painted } from '~/lib/painted';
import { LruCache } from '~/lib/LruCache';
import { averageColor } from './averageColor';
import styles from './Blurhash.module.css';

/**
 * Longer side of the decoded picture, in px. The picture is stretched and blurred anyway; 20 px decode in about 0.1 ms.
 */
const SIDE = 20;

/** How many decoded pictures are kept, so that rows that scroll back cost nothing. Each takes 20 × 20 × 4 bytes. */
const decoded = new LruCache<Uint8ClampedArray<ArrayBuffer>>(200);

interface BlurhashProps {
  hash: string | null;
  /** Width divided by height of the picture that this stands for. */
  ratio: number | null;
}

/** Shows a few blurred colors in place of a picture that is hidden or has not loaded. */
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
      style={{ backgroundColor: averageColor(hash) ?? undefined }}
      ref={(canvas) => {
        if (canvas) void paint(canvas, hash);
      }}
    />
  );
}

async function paint(canvas: HTMLCanvasElement, hash: string): Promise<void> {
  const { width, height } = canvas;
  const key = `${hash}/${width}/${height}`;
  // A cached picture is drawn before the row is visible, so that nothing flickers when it scrolls back.
  const pixels = decoded.get(key) ?? (await decode(hash, width, height));
  if (!pixels) return;
  decoded.set(key, pixels);
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
}

async function decode(hash: string, width: number, height: number): Promise<Uint8ClampedArray<ArrayBuffer> | null> {
  try {
    // Colors that fade out when the picture arrives are less urgent than the text.
    await painted();
    const blurhash = await import('blurhash');
    return new Uint8ClampedArray(blurhash.decode(hash, width, height));
  } catch {
    // A hash from a remote server may be invalid; then the plain background behind the canvas stays.
    return null;
  }
}
