/**
 * Pictures for the seeds, drawn as SVG from numbers and rendered by sharp. They need no files, fonts or licenses, and
 * look the same on every machine.
 */
import { SeededRandom } from './random';

/** Three matching CSS colors: sky, middle and foreground. */
type Palette = readonly [sky: string, middle: string, ground: string];

const svg = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
const gradient = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const round = (value: number) => Math.round(value * 10) / 10;

/** A rolling line from the left to the right edge, closed at the bottom. */
function ridge(random: SeededRandom, width: number, height: number, top: number, swing: number): string {
  const steps = 7;
  let path = `M0 ${height}V${round(top)}`;
  for (let n = 1; n <= steps; n++) {
    const x = (width / steps) * n;
    path += `Q${round(x - width / steps / 2)} ${round(top + (random.next() - 0.5) * swing * 2)} ${round(x)} ${round(top + (random.next() - 0.5) * swing)}`;
  }
  return `${path}V${height}Z`;
}

/** Hills under a sun, one behind the other. */
export function hills(seed: number, width: number, height: number, [sky, middle, ground]: Palette): string {
  const random = new SeededRandom(seed);
  const layers = [0, 1, 2, 3].map((n) => {
    const path = ridge(random, width, height, height * (0.45 + n * 0.14), height * 0.12);
    return `<path d="${path}" fill="${ground}" opacity="${round(0.35 + n * 0.2)}"/>`;
  });
  const sun = `<circle cx="${round(width * (0.2 + random.next() * 0.6))}" cy="${round(height * 0.28)}" r="${round(height * 0.09)}" fill="#fff4cf"/>`;
  return svg(
    width,
    height,
    `<defs>${gradient('s', sky, middle)}</defs><rect width="${width}" height="${height}" fill="url(#s)"/>${sun}${layers.join('')}`,
  );
}

/** A town at night: stars, a moon, lit windows. */
export function nightTown(seed: number, width: number, height: number): string {
  const random = new SeededRandom(seed);
  let inner = `<defs>${gradient('s', '#0d1330', '#3a2d5c')}</defs><rect width="${width}" height="${height}" fill="url(#s)"/>`;
  for (let n = 0; n < 90; n++) {
    inner += `<circle cx="${round(random.next() * width)}" cy="${round(random.next() * height * 0.6)}" r="${round(0.6 + random.next() * 1.8)}" fill="#fff" opacity="${round(0.3 + random.next() * 0.7)}"/>`;
  }
  inner += `<circle cx="${width * 0.78}" cy="${height * 0.2}" r="${height * 0.07}" fill="#f7edc7"/>`;
  for (let x = 0; x < width;) {
    const wide = random.whole(60, 130);
    const tall = random.whole(Math.round(height * 0.2), Math.round(height * 0.5));
    inner += `<rect x="${x}" y="${height - tall}" width="${wide}" height="${tall}" fill="#141228"/>`;
    for (let wy = height - tall + 16; wy < height - 20; wy += 30) {
      for (let wx = x + 12; wx < x + wide - 16; wx += 24) {
        if (random.chance(0.4))
          inner += `<rect x="${wx}" y="${wy}" width="10" height="14" fill="#ffd978" opacity="${round(0.5 + random.next() * 0.5)}"/>`;
      }
    }
    x += wide + random.whole(0, 10);
  }
  return svg(width, height, inner);
}

/** Waves and a small boat. */
export function sea(seed: number, width: number, height: number, [sky, middle, ground]: Palette): string {
  const random = new SeededRandom(seed);
  let inner = `<defs>${gradient('s', sky, middle)}</defs><rect width="${width}" height="${height}" fill="url(#s)"/>`;
  const x = width * (0.3 + random.next() * 0.4);
  const y = height * 0.5;
  inner += `<path d="M${round(x)} ${round(y)}l14 26h92l16-26Z" fill="#5b3a29"/><path d="M${round(x + 58)} ${round(y - 8)}v-108l52 96Z" fill="#fdf6e9"/><path d="M${round(x + 52)} ${round(y - 8)}v-84l-34 76Z" fill="#f1d9c2"/>`;
  for (let n = 0; n < 5; n++) {
    inner += `<path d="${ridge(random, width, height, height * (0.53 + n * 0.1), height * 0.03)}" fill="${ground}" opacity="${round(0.35 + n * 0.15)}"/>`;
  }
  return svg(width, height, inner);
}

/** Racemes of flowers that hang from above. */
export function wisteria(seed: number, width: number, height: number): string {
  const random = new SeededRandom(seed);
  const shades = ['#7c5cd6', '#9878e4', '#b294ee', '#c9b3f5', '#ddcffa', '#e8c9ef'];
  let inner = `<defs>${gradient('s', '#dff0e4', '#f8f3ff')}</defs><rect width="${width}" height="${height}" fill="url(#s)"/>`;
  const racemes = Math.round(width / 130);
  for (let n = 0; n < racemes; n++) {
    const x = (n + 0.2 + random.next() * 0.6) * (width / racemes);
    const rows = random.whole(9, 17);
    for (let row = 0; row < rows; row++) {
      const size = 38 - row * 2;
      for (let side = -1; side <= 1; side++) {
        const cx = x + side * size * 0.9 + (random.next() - 0.5) * 10;
        inner += `<ellipse cx="${round(cx)}" cy="${round(20 + row * height * 0.045)}" rx="${round(size * 0.6)}" ry="${round(size * 0.75)}" fill="${random.pick(shades)}"/>`;
      }
    }
  }
  for (let n = 0; n < width / 12; n++) {
    inner += `<ellipse cx="${round(random.next() * width)}" cy="${round(random.next() * 34)}" rx="26" ry="10" fill="#7fae74" transform="rotate(${random.whole(-25, 25)} ${round(width / 2)} 0)"/>`;
  }
  return svg(width, height, inner);
}

/** A bowl of soup from above. */
export function bowl(seed: number, width: number, height: number): string {
  const random = new SeededRandom(seed);
  const [cx, cy, r] = [width / 2, height / 2, Math.min(width, height) * 0.38];
  let inner = `<rect width="${width}" height="${height}" fill="${random.pick(['#8c5a3c', '#6d7b6b', '#a5714f'])}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="#f5efe6"/><circle cx="${cx}" cy="${cy}" r="${r * 0.9}" fill="${random.pick(['#c9803a', '#b5532f', '#d9a95a'])}"/>`;
  for (let n = 0; n < 14; n++) {
    const y = cy - r * 0.5 + random.next() * r;
    inner += `<path d="M${round(cx - r * 0.6)} ${round(y)}q${round(r * 0.3)} ${random.whole(-40, 40)} ${round(r * 0.6)} 0t${round(r * 0.5)} 0" fill="none" stroke="#f6e3b1" stroke-width="9" stroke-linecap="round"/>`;
  }
  inner += `<ellipse cx="${cx - r * 0.35}" cy="${cy - r * 0.3}" rx="${r * 0.26}" ry="${r * 0.22}" fill="#fff"/><circle cx="${cx - r * 0.33}" cy="${cy - r * 0.29}" r="${r * 0.12}" fill="#f2a53b"/>`;
  for (let n = 0; n < 16; n++) {
    inner += `<circle cx="${round(cx + (random.next() - 0.5) * r * 1.2)}" cy="${round(cy + (random.next() - 0.5) * r * 1.2)}" r="${random.whole(5, 11)}" fill="none" stroke="#5f9a4b" stroke-width="5"/>`;
  }
  return svg(width, height, inner);
}

/** Bars of a chart without words. */
export function chart(seed: number, width: number, height: number): string {
  const random = new SeededRandom(seed);
  let inner = `<rect width="${width}" height="${height}" fill="#fbfaff"/>`;
  for (let n = 1; n < 5; n++) inner += `<path d="M80 ${round((height / 5) * n)}H${width - 40}" stroke="#dcd6ea" stroke-width="2"/>`;
  const bars = 12;
  for (let n = 0; n < bars; n++) {
    const tall = height * (0.15 + random.next() * 0.25 + (n / bars) * 0.45);
    inner += `<rect x="${round(90 + n * ((width - 140) / bars))}" y="${round(height - 40 - tall)}" width="${round(((width - 140) / bars) * 0.7)}" height="${round(tall)}" rx="6" fill="${n === bars - 1 ? '#e06c9f' : '#7c5cd6'}"/>`;
  }
  return svg(width, height, inner);
}

/** A quilt of circles and quarters. */
export function quilt(seed: number, width: number, height: number, colors: readonly string[]): string {
  const random = new SeededRandom(seed);
  const side = Math.round(Math.min(width, height) / 6);
  let inner = '';
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) {
      const [back, front] = random.some(colors, 2);
      inner += `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${back}"/>`;
      inner += random.chance(0.5)
        ? `<path d="M${x} ${y}h${side}a${side} ${side} 0 0 1 -${side} ${side}Z" fill="${front}"/>`
        : `<circle cx="${x + side / 2}" cy="${y + side / 2}" r="${round(side * 0.36)}" fill="${front}"/>`;
    }
  }
  return svg(width, height, inner);
}

/** The look of a face on an avatar. */
export interface FaceLook {
  readonly background: readonly [string, string];
  readonly skin: string;
  readonly hair: string;
  /** `cat` has cat ears; `leaf` and `flower` are worn in the hair. */
  readonly extra: 'cat' | 'leaf' | 'flower' | 'glasses' | 'cap' | 'scarf' | 'none';
  readonly hairStyle: 'short' | 'long' | 'bun' | 'none';
}

/** A square portrait. */
export function portrait({ background, skin, hair, extra, hairStyle }: FaceLook): string {
  const hairBack = {
    short: '',
    long: `<path d="M96 210c0-150 208-150 208 0v150H96Z" fill="${hair}"/>`,
    bun: `<circle cx="200" cy="86" r="44" fill="${hair}"/>`,
    none: '',
  };
  const hairFront = hairStyle === 'none' ? '' : `<path d="M108 196c-8-110 192-110 184 0-30-44-60-58-92-58s-62 14-92 58Z" fill="${hair}"/>`;
  const extras = {
    cat: `<path d="M112 150l-6-84 68 44ZM288 150l6-84-68 44Z" fill="${hair}"/>`,
    leaf: '<path d="M196 112c-8-44 22-72 64-72 2 46-24 72-64 72Z" fill="#7fb069"/>',
    flower:
      [0, 72, 144, 216, 288]
        .map((turn) => `<ellipse cx="268" cy="112" rx="15" ry="26" fill="#f4b6d2" transform="rotate(${turn} 268 140)"/>`)
        .join('') + '<circle cx="268" cy="140" r="12" fill="#f7d154"/>',
    glasses:
      '<g fill="none" stroke="#2b2440" stroke-width="8"><circle cx="162" cy="216" r="32"/><circle cx="238" cy="216" r="32"/><path d="M194 212h12"/></g>',
    cap: '<path d="M104 168c0-96 192-96 192 0Z" fill="#3b6ea5"/><path d="M200 160h132c-4 22-40 22-132 14Z" fill="#2d557f"/>',
    scarf: '<path d="M118 306c54 34 110 34 164 0l12 44c-62 36-126 36-188 0Z" fill="#d1495b"/>',
    none: '',
  };
  return svg(
    400,
    400,
    `<defs>${gradient('b', background[0], background[1])}</defs><rect width="400" height="400" fill="url(#b)"/>${hairBack[hairStyle]}<path d="M84 400c0-70 232-70 232 0Z" fill="${background[1]}" stroke="#ffffff55" stroke-width="6"/><ellipse cx="200" cy="220" rx="92" ry="104" fill="${skin}"/>${hairFront}<circle cx="164" cy="218" r="10" fill="#2b2440"/><circle cx="236" cy="218" r="10" fill="#2b2440"/><path d="M172 266q28 24 56 0" fill="none" stroke="#2b2440" stroke-width="7" stroke-linecap="round"/><circle cx="140" cy="250" r="14" fill="#f28d8d" opacity=".4"/><circle cx="260" cy="250" r="14" fill="#f28d8d" opacity=".4"/>${extras[extra]}`,
  );
}

/** Renders an SVG drawing. */
export async function render(drawing: string, format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const image = sharp(Buffer.from(drawing));
  if (format === 'png') return image.png({ compressionLevel: 6 }).toBuffer();
  return format === 'jpeg' ? image.jpeg({ quality: 82 }).toBuffer() : image.webp({ quality: 82, effort: 2 }).toBuffer();
}

/** Renders drawings as the frames of an animated picture. */
export async function renderFrames(drawings: readonly string[], delayMs: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const frames = await Promise.all(drawings.map((drawing) => sharp(Buffer.from(drawing)).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: frames.map(() => delayMs), loop: 0, effort: 2 })
    .toBuffer();
}
