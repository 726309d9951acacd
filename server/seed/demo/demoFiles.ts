import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../lib/projectRoot';
import { bowl, chart, hills, nightTown, quilt, render, sea, wisteria } from '../pictures';
import type { MediaName } from './scene';

/** A picture or sound of the demo. */
export interface DemoFile {
  readonly name: string;
  readonly comment?: string;
  readonly isSensitive?: boolean;
  readonly make: () => Promise<Buffer>;
}

const jpeg = (drawing: () => string) => () => render(drawing(), 'jpeg');
const png = (drawing: () => string) => () => render(drawing(), 'png');
const webp = (drawing: () => string) => () => render(drawing(), 'webp');

const builtInSound = (name: string) => () => readFile(join(projectRoot(), 'public', 'client-assets', 'sounds', `${name}.mp3`));

/** Samples per second. Low enough for a small file, high enough for bird sounds. */
const WAV_RATE = 16_000;

/** Two seconds of chirps as an uncompressed WAV file. */
function chirps(): Promise<Buffer> {
  const count = WAV_RATE * 2;
  const data = Buffer.alloc(44 + count * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + count * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(WAV_RATE, 24);
  data.writeUInt32LE(WAV_RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(count * 2, 40);
  let phase = 0;
  for (let n = 0; n < count; n++) {
    const t = n / WAV_RATE;
    const within = (t % 0.4) / 0.12;
    phase += (2600 + 1100 * Math.sin(t * 9) + 900 * within) / WAV_RATE;
    const loudness = within < 1 ? Math.sin(Math.PI * within) * 0.4 : 0;
    data.writeInt16LE(Math.round(Math.sin(2 * Math.PI * phase) * loudness * 32_767), 44 + n * 2);
  }
  return Promise.resolve(data);
}

/** Files that notes of the demo attach. */
export const DEMO_FILES: Readonly<Record<MediaName, DemoFile>> = {
  'sunset-hills': {
    name: 'sunset.jpg',
    comment: 'Violet hills in four layers under an orange evening sky.',
    make: jpeg(() => hills(1, 1200, 800, ['#f7b267', '#f4845f', '#4a3b63'])),
  },
  'morning-hills': {
    name: 'morning.jpg',
    comment: 'Green hills in haze, a pale sun just above them.',
    make: jpeg(() => hills(12, 1200, 800, ['#dff3f7', '#f7f3d9', '#3f7a5a'])),
  },
  'autumn-hills': { name: 'P1040233.jpg', make: jpeg(() => hills(13, 1600, 1067, ['#fde4bd', '#f0b37e', '#a5472f'])) },
  'night-town': {
    name: 'town.png',
    comment: 'A town at night. A few dozen windows are lit, the moon is up.',
    make: png(() => nightTown(2, 1200, 800)),
  },
  'night-harbour': {
    name: 'harbour.webp',
    comment: 'Dark blocks of houses by the harbour, stars above.',
    make: webp(() => nightTown(22, 1000, 1000)),
  },
  sea: {
    name: 'velero.jpg',
    comment: 'Un velero pequeño en un mar tranquilo.',
    make: jpeg(() => sea(3, 1200, 800, ['#bfe3f2', '#f4e3c1', '#2f6f8f'])),
  },
  'sea-dawn': {
    name: 'amanecer.jpg',
    comment: 'El mismo velero al amanecer, el cielo rosado.',
    make: jpeg(() => sea(23, 1200, 800, ['#fbd3c6', '#f7e7c1', '#5c4a7a'])),
  },
  wisteria: { name: 'fuji.jpg', comment: '藤棚から下がる薄紫の花房。', make: jpeg(() => wisteria(4, 1400, 1000)) },
  'wisteria-close': { name: 'fuji-2.webp', comment: '藤の花房を近くから描いた水彩。', make: webp(() => wisteria(24, 800, 1100)) },
  ramen: {
    name: 'ramen.jpg',
    comment: 'A bowl of ramen from above: noodles, half an egg, spring onion.',
    make: jpeg(() => bowl(5, 1000, 1000)),
  },
  soup: { name: 'soup.jpg', comment: 'Soup in a white bowl on a dark table.', make: jpeg(() => bowl(8, 1200, 900)) },
  chart: {
    name: 'verspaetung.png',
    comment: 'Balkendiagramm: zwölf Wochen, die Balken werden höher, der letzte ist rosa.',
    make: png(() => chart(6, 1200, 700)),
  },
  quilt: {
    name: 'quilt.png',
    comment: 'A quilt of quarter circles and dots in violet, yellow and green.',
    make: png(() => quilt(7, 900, 900, ['#7c5cd6', '#f5c02e', '#e0609a', '#2b2440', '#8ed1a5'])),
  },
  'quilt-blue': {
    name: 'بلاط.png',
    comment: 'نمط من البلاط الأزرق والذهبي.',
    make: png(() => quilt(17, 1000, 750, ['#1d4e5f', '#2f7f9f', '#c98a3c', '#f2e3c2'])),
  },
  'tall-poster': { name: 'poster.png', comment: 'A tall poster: wisteria from top to bottom.', make: png(() => wisteria(34, 600, 1800)) },
  panorama: {
    name: 'panorama.jpg',
    comment: 'A very wide view over hills in the morning.',
    make: jpeg(() => hills(14, 2400, 600, ['#cfe8f5', '#f7f3d9', '#4a6b7a'])),
  },
  spoiler: {
    name: 'ending.png',
    comment: 'The last page of the comic.',
    isSensitive: true,
    make: png(() => quilt(27, 800, 800, ['#1f1a24', '#d1495b', '#f4efe6'])),
  },
  birdsong: { name: 'dawn-chorus.wav', comment: 'Two seconds of chirping.', make: chirps },
  chime: { name: 'platform-chime.mp3', comment: 'A short rising chime of six notes.', make: builtInSound('syuilo/ryukyu') },
};
