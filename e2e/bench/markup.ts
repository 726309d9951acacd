import { MfmParser } from '~/mfm/MfmParser';
import type { Report } from './Report';

const SAMPLES = [
  'Good morning! Coffee first, then the garden. :blobcat: #gardening',
  'おはようございます。今日は**とても**いい天気ですね。散歩に行きます @alice@example.com',
  'Release notes: https://example.com/releases/2024.2 fixes `parse()` and <small>a few typos</small>',
  '> quoted line\n> another one\n\nI agree, but see [this page](https://example.com/a?b=c) first 🎉🎉',
  '$[tada 🎊] we reached 1,000 followers! ~~never~~ thank you, <i>everyone</i> ❤️',
];
const TEXTS = 4000;

/** Measures how many typical notes are parsed in a second. Each text is new to the parser. */
export function measureMarkup(report: Report): void {
  const parser = new MfmParser(() => Promise.reject(new Error('typical notes need no worker')));
  const started = performance.now();
  for (let i = 0; i < TEXTS; i++) parser.parse(`${SAMPLES[i % SAMPLES.length]} ${i}`);
  report.atLeast('MFM parse rate', (TEXTS * 1000) / (performance.now() - started), 'notes/s', 2000);
}
