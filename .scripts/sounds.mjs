// Synthesizes the built-in notification sounds (public/client-assets/sounds), so that their origin is clear and each
// can be tuned by changing a number. The MP3 files are committed; run this only after changing a sound:
//   node .scripts/sounds.mjs        needs the `lame` encoder on the path
// The names are those that accounts of compatible servers have in their settings: /client-assets/sounds/{type}.mp3.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RATE = 32_000;
const target = fileURLToPath(new URL('../public/client-assets/sounds/', import.meta.url));

/** Semitones above A4 of the notes by name. */
const NOTE = { C: 3, E: 7, A: 0, D: 5, G: -2, F: 8, B: 2 };
const hertz = (semitones) => 440 * 2 ** (semitones / 12);

let seed = 7;
const random = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 31 - 1;
};

const sine = (phase) => Math.sin(2 * Math.PI * phase);
/** Odd partials up to the ninth: a square-like tone without aliasing. */
const square = (phase) => [1, 3, 5, 7, 9].reduce((sum, n) => sum + sine(n * phase) / n, 0) * 0.8;
const triangle = (phase) => [1, 3, 5].reduce((sum, n, at) => sum + ((at % 2 ? -1 : 1) * sine(n * phase)) / n ** 2, 0);
/** Stretched partials sound like struck metal. */
const bell = (phase) => sine(phase) + 0.4 * sine(2.01 * phase) + 0.22 * sine(3.04 * phase) + 0.1 * sine(5.43 * phase);
const marimba = (phase, t) => sine(phase) + 0.35 * Math.exp(-t * 18) * sine(3.93 * phase) + 0.1 * Math.exp(-t * 40) * sine(9.2 * phase);

/** A voice: `from` and `to` in Hz, times in seconds, `fade` is the time constant of its decay. */
function voice({ at = 0, from, to = from, length = 0.5, fade = 0.12, attack = 0.004, gain = 0.5, wave = bell, bend = 1, wobble = 0 }) {
  return {
    at,
    length,
    render(t) {
      const done = Math.min(1, t / length);
      const frequency = from * (to / from) ** (done ** bend) * (1 + wobble * Math.sin(2 * Math.PI * 6 * t));
      this.phase = (this.phase ?? 0) + frequency / RATE;
      const tail = Math.min(1, (length - t) / 0.02);
      return gain * Math.min(1, t / attack) * Math.exp(-t / fade) * tail * wave(this.phase, t);
    },
  };
}

/** Noise through a one-pole low-pass filter. `color` is 0 for dark and 1 for white noise. */
function noise({ at = 0, length = 0.2, fade = 0.05, gain = 0.4, color = 0.5 }) {
  let held = 0;
  return {
    at,
    length,
    render(t) {
      held += color * (random() - held);
      return gain * Math.min(1, t / 0.002) * Math.exp(-t / fade) * Math.min(1, (length - t) / 0.02) * held;
    },
  };
}

/** Sums voices. `wet` mixes in a small room of four comb filters, `drive` saturates. */
function mix(voices, { wet = 0, drive = 0 } = {}) {
  const end = Math.max(...voices.map((v) => v.at + v.length)) + (wet > 0 ? 0.45 : 0.03);
  const samples = new Float64Array(Math.ceil(end * RATE));
  for (const v of voices) {
    const first = Math.floor(v.at * RATE);
    for (let n = 0; n < v.length * RATE; n++) samples[first + n] += v.render(n / RATE);
  }
  if (wet > 0) {
    const dry = samples.slice();
    for (const delay of [0.0297, 0.0371, 0.0411, 0.0437]) {
      const gap = Math.round(delay * RATE);
      const line = new Float64Array(samples.length);
      for (let n = gap; n < line.length; n++) line[n] = dry[n - gap] + line[n - gap] * 0.72;
      for (let n = 0; n < line.length; n++) samples[n] += line[n] * wet * 0.25;
    }
  }
  if (drive > 0) for (let n = 0; n < samples.length; n++) samples[n] = Math.tanh(samples[n] * (1 + drive));
  const peak = samples.reduce((most, s) => Math.max(most, Math.abs(s)), 0.001);
  for (let n = 0; n < samples.length; n++) samples[n] *= Math.min(1, (samples.length - n) / (0.02 * RATE)) * (0.8 / peak);
  return samples;
}

/** A run of bell notes, of which the last rings longest. */
const run = (letters, shift, { step = 0.075, wave = bell, fade = 0.11 } = {}) =>
  mix(
    [...letters].map((letter, n) =>
      voice({
        at: n * step,
        from: hertz(NOTE[letter] + 12 + shift),
        wave,
        gain: 0.45,
        length: n === letters.length - 1 ? 0.55 : 0.3,
        fade: n === letters.length - 1 ? fade * 1.6 : fade,
      }),
    ),
    { wet: 0.12 },
  );

const pop = (at, from, to, gain = 0.6, length = 0.09) =>
  voice({ at, from, to, length, fade: 0.05, attack: 0.003, gain, wave: sine, bend: 0.6 });
const gaba = (start, floor, drive, length = 0.3, click = 0.3) =>
  mix(
    [
      voice({ from: start, to: floor, length, fade: length * 0.45, attack: 0.001, gain: 0.9, wave: sine, bend: 0.35 }),
      noise({ length: 0.03, fade: 0.008, gain: click, color: 0.9 }),
    ],
    { drive },
  );

const SHIFTS = { '': 0, '-4va': 5, '-4vb': -7, '-8va': 12, '-8vb': -12 };
const sounds = {};
for (const letters of ['AEC', 'CEA', 'ECA', 'EA']) {
  for (const [suffix, shift] of Object.entries(SHIFTS)) sounds[`syuilo/n-${letters.toLowerCase()}${suffix}`] = () => run(letters, shift);
}
Object.assign(sounds, {
  'syuilo/n-ea-harmony': () =>
    mix(
      ['E', 'A'].flatMap((letter, n) =>
        [0, 4, 7].map((up) => voice({ at: n * 0.09, from: hertz(NOTE[letter] + 12 + up), length: 0.5, fade: 0.14, gain: 0.25 })),
      ),
      { wet: 0.15 },
    ),
  'syuilo/up': () => mix([voice({ from: 420, to: 940, length: 0.26, fade: 0.2, wave: triangle })]),
  'syuilo/down': () => mix([voice({ from: 940, to: 380, length: 0.28, fade: 0.2, wave: triangle })]),
  'syuilo/pope1': () => mix([pop(0, 300, 720), pop(0.09, 520, 1150, 0.55)]),
  'syuilo/pope2': () => mix([pop(0, 520, 1150), pop(0.09, 300, 720, 0.55)]),
  'syuilo/waon': () =>
    mix(
      [0, 4, 7, 11].map((up, n) =>
        voice({ at: n * 0.012, from: hertz(3 + up), length: 0.8, fade: 0.24, attack: 0.012, gain: 0.3, wave: triangle }),
      ),
      { wet: 0.2 },
    ),
  'syuilo/popo': () => mix([pop(0, 430, 820), pop(0.11, 430, 820)]),
  'syuilo/triple': () =>
    mix(
      [0, 1, 2].map((n) => voice({ at: n * 0.1, from: hertz(15 + n * 4), length: 0.3, fade: 0.08, wave: marimba })),
      { wet: 0.1 },
    ),
  'syuilo/bubble1': () => mix([pop(0, 260, 1050, 0.7, 0.12)]),
  'syuilo/bubble2': () => mix([pop(0, 340, 1500, 0.7, 0.1), pop(0.05, 700, 2000, 0.2, 0.06)]),
  'syuilo/poi1': () => mix([voice({ from: 520, to: 900, length: 0.16, fade: 0.09, wave: triangle, bend: 0.5 })]),
  'syuilo/poi2': () => mix([voice({ from: 900, to: 540, length: 0.16, fade: 0.09, wave: triangle, bend: 0.5 })]),
  'syuilo/pirori': () =>
    mix([0, 5, 12].map((up, n) => voice({ at: n * 0.055, from: hertz(12 + up), length: 0.22, fade: 0.07, wave: triangle }))),
  'syuilo/pirori-wet': () =>
    mix(
      [0, 5, 12].map((up, n) => voice({ at: n * 0.055, from: hertz(12 + up), length: 0.22, fade: 0.07, wave: triangle })),
      { wet: 0.5 },
    ),
  'syuilo/pirori-square-wet': () =>
    mix(
      [0, 5, 12].map((up, n) => voice({ at: n * 0.055, from: hertz(12 + up), length: 0.18, fade: 0.06, wave: square, gain: 0.3 })),
      { wet: 0.45 },
    ),
  'syuilo/square-pico': () =>
    mix([
      voice({ from: 1320, length: 0.06, fade: 0.05, wave: square }),
      voice({ at: 0.06, from: 1760, length: 0.12, fade: 0.06, wave: square }),
    ]),
  'syuilo/reverved': () => mix([voice({ from: hertz(15), length: 0.3, fade: 0.08 })], { wet: 0.9 }),
  'syuilo/ryukyu': () =>
    mix(
      [3, 7, 8, 10, 14, 15].map((up, n) => voice({ at: n * 0.07, from: hertz(up), length: 0.28, fade: 0.09, wave: marimba, gain: 0.45 })),
      { wet: 0.12 },
    ),
  'syuilo/kick': () =>
    mix([
      voice({ from: 170, to: 48, length: 0.28, fade: 0.11, attack: 0.002, gain: 0.9, wave: sine, bend: 0.4 }),
      noise({ length: 0.02, fade: 0.006, gain: 0.15 }),
    ]),
  'syuilo/snare': () =>
    mix([
      noise({ length: 0.22, fade: 0.06, gain: 0.6, color: 0.8 }),
      voice({ from: 210, to: 170, length: 0.12, fade: 0.04, gain: 0.4, wave: triangle }),
    ]),
  'syuilo/queue-jammed': () =>
    mix([0, 0.16, 0.32].map((at) => voice({ at, from: 330, to: 310, length: 0.13, fade: 0.3, gain: 0.4, wave: square }))),
  'aisha/1': () =>
    mix(
      [
        voice({ from: 740, to: 980, length: 0.3, fade: 0.12, wave: triangle, wobble: 0.02 }),
        voice({ at: 0.16, from: 1180, length: 0.35, fade: 0.1, wave: bell, gain: 0.25 }),
      ],
      { wet: 0.15 },
    ),
  'aisha/2': () =>
    mix(
      [
        voice({ from: 620, to: 620, length: 0.14, fade: 0.08, wave: triangle }),
        voice({ at: 0.12, from: 830, to: 1240, length: 0.3, fade: 0.12, wave: triangle, wobble: 0.03 }),
      ],
      { wet: 0.15 },
    ),
  'aisha/3': () =>
    mix(
      [0, 1, 2].map((n) =>
        voice({ at: n * 0.08, from: 980 - n * 120, to: 1100 - n * 120, length: 0.2, fade: 0.07, wave: triangle, wobble: 0.02 }),
      ),
      { wet: 0.2 },
    ),
  'noizenecio/kick_gaba1': () => gaba(260, 46, 3),
  'noizenecio/kick_gaba2': () => gaba(320, 50, 5),
  'noizenecio/kick_gaba3': () => gaba(220, 42, 8, 0.36),
  'noizenecio/kick_gaba4': () => gaba(420, 52, 4, 0.26, 0.6),
  'noizenecio/kick_gaba5': () => gaba(300, 38, 10, 0.4),
  'noizenecio/kick_gaba6': () => gaba(520, 60, 6, 0.22, 0.5),
  'noizenecio/kick_gaba7': () => gaba(200, 55, 12, 0.34, 0.2),
});

function wav(samples) {
  const data = Buffer.alloc(44 + samples.length * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + samples.length * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((s, n) => data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, s)) * 32_767), 44 + n * 2));
  return data;
}

const scratch = join(tmpdir(), `wisteria-sound-${process.pid}.wav`);
for (const [name, make] of Object.entries(sounds)) {
  const file = join(target, `${name}.mp3`);
  mkdirSync(dirname(file), { recursive: true });
  seed = 7;
  writeFileSync(scratch, wav(make()));
  execFileSync('lame', ['--quiet', '-m', 'm', '-b', '56', '--noreplaygain', '-t', scratch, file]);
  console.log(`${name.padEnd(32)} ${statSync(file).size} bytes`);
}
rmSync(scratch);
