/** Sixty custom emoji, drawn by a few small families of shapes. */
import { render, renderFrames } from './pictures';

/** A custom emoji of the demo. */
export interface EmojiDrawing {
  readonly name: string;
  readonly category: string | null;
  readonly aliases: readonly string[];
  readonly license?: string;
  readonly isSensitive?: boolean;
  readonly localOnly?: boolean;
  /** SVG of the drawing, or of each frame of an animation. */
  readonly frames: readonly string[];
}

const SIDE = 128;
const picture = (inner: string, width = SIDE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SIDE}" viewBox="0 0 ${width} ${SIDE}">${inner}</svg>`;
const stroke = (d: string, color = '#3a2d1c', width = 7) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const EYES = {
  dot: '<circle cx="46" cy="60" r="7" fill="#3a2d1c"/><circle cx="82" cy="60" r="7" fill="#3a2d1c"/>',
  happy: stroke('M36 62q10-14 20 0M72 62q10-14 20 0'),
  closed: stroke('M36 60q10 10 20 0M72 60q10 10 20 0'),
  wide: '<circle cx="46" cy="58" r="13" fill="#fff" stroke="#3a2d1c" stroke-width="5"/><circle cx="82" cy="58" r="13" fill="#fff" stroke="#3a2d1c" stroke-width="5"/><circle cx="46" cy="58" r="5" fill="#3a2d1c"/><circle cx="82" cy="58" r="5" fill="#3a2d1c"/>',
  wink: `<circle cx="46" cy="60" r="7" fill="#3a2d1c"/>${stroke('M72 60q10-12 20 0')}`,
  heart: '<path d="M46 72l-14-14a8 8 0 0 1 14-8 8 8 0 0 1 14 8ZM82 72l-14-14a8 8 0 0 1 14-8 8 8 0 0 1 14 8Z" fill="#e0506b"/>',
  cross: stroke('M38 52l16 16M54 52l-16 16M74 52l16 16M90 52l-16 16'),
} as const;
const MOUTHS = {
  smile: stroke('M46 80q18 18 36 0'),
  open: '<path d="M46 78h36q-4 24-18 24t-18-24Z" fill="#8a3b3b"/>',
  flat: stroke('M48 86h32'),
  sad: stroke('M46 92q18-16 36 0'),
  cat: stroke('M46 80q9 12 18 0q9 12 18 0', '#3a2d1c', 6),
  o: '<ellipse cx="64" cy="88" rx="8" ry="11" fill="#8a3b3b"/>',
} as const;

type Eyes = keyof typeof EYES;
type Mouth = keyof typeof MOUTHS;

const blob = (color: string, eyes: Eyes, mouth: Mouth, extra = '') =>
  picture(`<path d="M18 112c-6-60 4-96 46-96s54 34 46 96q-2 8-46 8t-46-8Z" fill="${color}"/>${EYES[eyes]}${MOUTHS[mouth]}${extra}`);
const cat = (color: string, eyes: Eyes, extra = '') =>
  picture(
    `<path d="M20 58l-4-46 34 20h28l34-20-4 46c14 40-10 60-44 60s-58-20-44-60Z" fill="${color}"/>${EYES[eyes]}${MOUTHS.cat}${stroke('M8 78l18 2M8 92l18-4M120 78l-18 2M120 92l-18-4', '#ffffffaa', 4)}${extra}`,
  );

/** Letters of three by five dots, so that stamps need no font. */
const LETTERS: Readonly<Record<string, string>> = {
  A: '010101111101101',
  B: '110101110101110',
  F: '111100110100100',
  G: '011100101101011',
  H: '101101111101101',
  I: '111010010010111',
  K: '101110100110101',
  L: '100100100100111',
  M: '101111111101101',
  N: '110101101101101',
  O: '111101101101111',
  R: '110101110101101',
  S: '011100010001110',
  T: '111010010010010',
  W: '101101111111101',
  X: '101101010101101',
  Y: '101101010010010',
  Z: '111001010100111',
  '!': '010010010000010',
  '?': '110001010000010',
};
/** A stamp with a word in dots. A wide word makes a wide emoji. */
function stamp(word: string, color: string): string {
  const dot = 14;
  const width = 28 + word.length * 4 * dot - dot;
  let dots = '';
  Array.from(word).forEach((letter, n) => {
    Array.from(LETTERS[letter] ?? '').forEach((bit, at) => {
      if (bit === '1')
        dots += `<rect x="${14 + (n * 4 + (at % 3)) * dot}" y="${29 + Math.floor(at / 3) * dot}" width="${dot}" height="${dot}" fill="#fff"/>`;
    });
  });
  return picture(`<rect x="2" y="14" width="${width - 4}" height="100" rx="20" fill="${color}"/>${dots}`, width);
}

const petals = (count: number, color: string, heart: string) =>
  picture(
    `${Array.from({ length: count }, (_, n) => `<ellipse cx="64" cy="32" rx="18" ry="28" fill="${color}" transform="rotate(${(360 / count) * n} 64 64)"/>`).join('')}<circle cx="64" cy="64" r="18" fill="${heart}"/>`,
  );
const leaf = (color: string, turn: number) =>
  picture(
    `<g transform="rotate(${turn} 64 64)"><path d="M64 10c44 30 44 78 0 108c-44-30-44-78 0-108Z" fill="${color}"/>${stroke('M64 30v84M64 60l18-14M64 76l-18-14', '#ffffff99', 4)}</g>`,
  );
const polygon = (corners: number, inner: number, color: string) => {
  const points = Array.from({ length: corners * 2 }, (_, n) => {
    const radius = n % 2 === 0 ? 60 : inner;
    const angle = (Math.PI * n) / corners - Math.PI / 2;
    return `${(64 + radius * Math.cos(angle)).toFixed(1)},${(64 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return picture(`<polygon points="${points.join(' ')}" fill="${color}" stroke-linejoin="round"/>`);
};
const turned = (inner: string, steps: number, full = 360) =>
  Array.from({ length: steps }, (_, n) => picture(`<g transform="rotate(${(full / steps) * n} 64 64)">${inner}</g>`));

const AMBER = '#f6c344';
const LILAC = '#b79bf0';

const blobs: readonly [string, string, Eyes, Mouth, string[]?, string?][] = [
  ['blob_smile', AMBER, 'dot', 'smile', ['smile', 'happy']],
  ['blob_joy', AMBER, 'happy', 'open', ['lol', 'laugh']],
  ['blob_love', AMBER, 'heart', 'smile', ['love', 'heart_eyes']],
  ['blob_sleepy', LILAC, 'closed', 'o', ['sleepy', 'zzz', 'nemui']],
  ['blob_wow', AMBER, 'wide', 'o', ['wow', 'surprised']],
  ['blob_wink', AMBER, 'wink', 'smile', ['wink']],
  ['blob_sad', '#8fb8e8', 'dot', 'sad', ['sad', 'cry']],
  ['blob_dead', '#c9c4d6', 'cross', 'flat', ['dead', 'tired']],
  ['blob_thinking', AMBER, 'dot', 'flat', ['hmm', 'thinking'], stroke('M70 108q-22 6-24-10l14-12', '#e0a92e', 9)],
  ['blob_cheer', '#8ed1a5', 'happy', 'open', ['cheer', 'ganbare'], stroke('M14 84L4 60M114 84l10-24', '#5aa776', 9)],
  ['blob_heart', '#f0a3b8', 'closed', 'smile', ['hug'], '<path d="M64 124l-16-16a10 10 0 0 1 16-10 10 10 0 0 1 16 10Z" fill="#e0506b"/>'],
  ['blob_cool', '#7fc4d8', 'dot', 'smile', ['cool'], '<path d="M28 50h72l-6 20H72l-6-12h-4l-6 12H34Z" fill="#2b2440"/>'],
];
const cats: readonly [string, string, Eyes, string[]?, string?][] = [
  ['cat_smile', '#e8a15c', 'happy', ['neko', 'nyan']],
  ['cat_black', '#4a4458', 'wide', ['kuroneko']],
  ['cat_sleep', '#d9cdbf', 'closed', ['nap', 'neru']],
  ['cat_love', '#e8a15c', 'heart', ['lovecat']],
  ['cat_stare', '#b8b3c4', 'wide', ['stare', 'jii']],
  ['cat_wink', '#f0dcc0', 'wink', ['winkcat']],
  [
    'cat_mail',
    '#e8a15c',
    'dot',
    ['delivery'],
    '<rect x="40" y="92" width="48" height="32" rx="4" fill="#fff" stroke="#3a2d1c" stroke-width="4"/>',
  ],
  ['cat_fish', '#9fb6d9', 'happy', ['sakana'], '<path d="M30 112q20-16 40 0q-20 16-40 0ZM70 112l14-10v20Z" fill="#5e87c4"/>'],
];
const stamps: readonly [string, string, string, string[]][] = [
  ['ok_stamp', 'OK', '#3f9b6b', ['ok', 'approved']],
  ['no_stamp', 'NO', '#c8504f', ['no', 'ng']],
  ['thx_stamp', 'THX', '#7c5cd6', ['thanks', 'arigatou']],
  ['wow_stamp', 'WOW!', '#e0883b', ['amazing', 'sugoi']],
  ['brb_stamp', 'BRB', '#4b7bb5', ['away']],
  ['hi_stamp', 'HI!', '#d0609a', ['hello', 'yaa']],
  ['what_stamp', 'WAT?', '#6b6680', ['what', 'huh']],
  ['gg_stamp', 'GG', '#2f8f9d', ['good_game']],
  ['omg_stamp', 'OMG', '#b5527a', ['oh']],
  ['zzz_stamp', 'ZZZ', '#5a5f9e', ['sleep', 'oyasumi']],
];
const garden: readonly [string, string, string[]][] = [
  ['wisteria', petals(8, '#b79bf0', '#f7d154'), ['fuji', '藤']],
  ['sakura', petals(5, '#f7b7cf', '#e0607f'), ['cherry', '桜']],
  ['sunflower', petals(12, '#f5c02e', '#7a4a21'), ['himawari']],
  ['daisy', petals(10, '#ffffff', '#f5c02e'), ['marguerite']],
  ['forget_me_not', petals(5, '#7fb4ea', '#f9dd63'), ['vergissmeinnicht']],
  ['leaf_green', leaf('#6aa84f', 20), ['leaf', 'happa']],
  ['leaf_autumn', leaf('#d9772b', -30), ['autumn', 'momiji']],
  [
    'sprout',
    picture(
      `${stroke('M64 118V70', '#6aa84f', 9)}<path d="M64 74C34 78 16 60 14 34C46 34 64 48 64 74ZM64 68c2-30 20-42 48-44C112 52 94 68 64 68Z" fill="#7dbb5f"/>`,
    ),
    ['seedling', 'me'],
  ],
  [
    'watering_can',
    picture(`<path d="M40 52h56v58H40Z" fill="#5e9bd0"/>${stroke('M96 62q28 18 0 40M40 72L10 50', '#4b83b5', 10)}`),
    ['water'],
  ],
  [
    'bee',
    picture(
      `<ellipse cx="64" cy="74" rx="44" ry="30" fill="#f5c02e"/><path d="M48 46v56M66 44v60M84 48v52" stroke="#3a2d1c" stroke-width="9"/><ellipse cx="54" cy="38" rx="18" ry="24" fill="#dcefff" opacity=".9"/><ellipse cx="80" cy="38" rx="18" ry="24" fill="#dcefff" opacity=".9"/>`,
    ),
    ['hachi'],
  ],
];
const shapes: readonly [string, string, string[]][] = [
  ['star_gold', polygon(5, 26, '#f5c02e'), ['star', 'hoshi']],
  ['star_six', polygon(6, 36, '#8f7be0'), ['rokubosei']],
  ['burst', polygon(12, 42, '#e8694a'), ['boom', 'sale']],
  ['ruby', polygon(3, 30, '#d1495b'), ['gem']],
  ['ring', picture('<circle cx="64" cy="64" r="46" fill="none" stroke="#3f9b6b" stroke-width="22"/>'), ['maru', 'correct']],
  ['cross_red', picture(stroke('M24 24l80 80M104 24l-80 80', '#d1495b', 24)), ['batsu', 'wrong']],
  ['check_green', picture(stroke('M18 68l32 34 62-74', '#3f9b6b', 22)), ['done', 'check']],
  ['heart_lilac', picture('<path d="M64 116L14 64a29 29 0 0 1 50-34a29 29 0 0 1 50 34Z" fill="#b79bf0"/>'), ['purple_heart']],
  [
    'rainbow_arc',
    picture(
      ['#e0506b', '#f08c3a', '#f5c02e', '#6aa84f', '#4b83d5', '#8f5fd0']
        .map(
          (c, n) =>
            `<path d="M${8 + n * 9} 104a${56 - n * 9} ${56 - n * 9} 0 0 1 ${112 - n * 18} 0" fill="none" stroke="${c}" stroke-width="9"/>`,
        )
        .join(''),
    ),
    ['niji'],
  ],
  ['moon_half', picture('<path d="M84 12a54 54 0 1 0 32 84A46 46 0 0 1 84 12Z" fill="#f2d377"/>'), ['tsuki']],
];
const animated: readonly [string, readonly string[], string[]][] = [
  [
    'party_spin',
    turned(
      '<path d="M64 10l14 40h40L84 74l14 42-34-26-34 26 14-42L10 50h40Z" fill="#e0609a"/><circle cx="64" cy="64" r="10" fill="#fff"/>',
      8,
    ),
    ['spin', 'party'],
  ],
  [
    'loading_dots',
    [0, 1, 2, 3].map((on) =>
      picture(
        [0, 1, 2]
          .map((n) => `<circle cx="${28 + n * 36}" cy="64" r="${n === on ? 16 : 10}" fill="#7c5cd6" opacity="${n === on ? 1 : 0.45}"/>`)
          .join(''),
      ),
    ),
    ['wait', 'typing'],
  ],
  [
    'blob_dance',
    [-14, -6, 6, 14, 6, -6].map((tilt) =>
      picture(
        `<g transform="rotate(${tilt} 64 118)"><path d="M18 112c-6-60 4-96 46-96s54 34 46 96q-2 8-46 8t-46-8Z" fill="#8ed1a5"/>${EYES.happy}${MOUTHS.open}</g>`,
      ),
    ),
    ['dance', 'odori'],
  ],
  [
    'heart_beat',
    [1, 1.08, 1.16, 1.08].map((size) =>
      picture(
        `<g transform="translate(64 64) scale(${size}) translate(-64 -64)"><path d="M64 108L22 64a24 24 0 0 1 42-30a24 24 0 0 1 42 30Z" fill="#e0506b"/></g>`,
      ),
    ),
    ['dokidoki', 'pulse'],
  ],
  [
    'cat_tail',
    [-20, 0, 20, 0].map((tilt) =>
      picture(
        `${stroke('M96 96q26-10 16-46', '#e8a15c', 12).replace('<path', `<path transform="rotate(${tilt} 96 96)"`)}<ellipse cx="58" cy="92" rx="46" ry="30" fill="#e8a15c"/><path d="M14 66l4-38 22 16h20l22-16 4 38q-4 26-36 26t-36-26Z" fill="#e8a15c"/><circle cx="38" cy="60" r="5" fill="#3a2d1c"/><circle cx="64" cy="60" r="5" fill="#3a2d1c"/>`,
      ),
    ),
    ['shippo'],
  ],
  [
    'blink_star',
    [1, 0.75, 0.4, 0.75].map((light) => polygon(4, 20, '#f5c02e').replace('<polygon', `<polygon opacity="${light}"`)),
    ['twinkle', 'kirakira'],
  ],
];

/** All emoji of the demo. Each optional flag is set on one or two of them, so that clients meet it. */
export const EMOJI_DRAWINGS: readonly EmojiDrawing[] = [
  ...blobs.map(([name, color, eyes, mouth, aliases = [], extra = '']) => ({
    name,
    category: 'faces/blob',
    aliases,
    frames: [blob(color, eyes, mouth, extra)],
  })),
  ...cats.map(([name, color, eyes, aliases = [], extra = '']) => ({
    name,
    category: 'faces/cat',
    aliases,
    frames: [cat(color, eyes, extra)],
  })),
  ...stamps.map(([name, word, color, aliases]) => ({
    name,
    category: 'text/stamp',
    aliases,
    frames: [stamp(word, color)],
    ...(name === 'no_stamp' ? { localOnly: true } : {}),
  })),
  ...garden.map(([name, frame, aliases]) => ({ name, category: '庭/garden', aliases, frames: [frame], license: 'CC0' })),
  ...shapes.map(([name, frame, aliases]) => ({ name, category: 'shapes', aliases, frames: [frame] })),
  ...animated.map(([name, frames, aliases]) => ({ name, category: 'animated', aliases, frames })),
  { name: 'skull_boo', category: 'faces', aliases: ['boo', 'spooky'], isSensitive: true, frames: [blob('#f4f2fa', 'cross', 'open')] },
  { name: 'wide_banner', category: null, aliases: ['long'], frames: [stamp('HAHAHA', '#8f5fd0')] },
  { name: 'blob_ghost', category: 'faces', aliases: ['ghost', 'obake'], frames: [blob('#ffffff', 'wide', 'o')] },
  {
    name: 'cat_royal',
    category: 'faces',
    aliases: ['king'],
    frames: [cat('#f0dcc0', 'closed', '<path d="M36 26l10-22 18 16 18-16 10 22Z" fill="#f5c02e"/>')],
  },
];

/** Renders an emoji: animations as WebP, the others as PNG. */
export async function renderEmoji({ name, frames }: EmojiDrawing): Promise<{ name: string; bytes: Buffer }> {
  const [first] = frames;
  if (first === undefined) throw new RangeError(`${name} has no drawing`);
  if (frames.length === 1) return { name: `${name}.png`, bytes: await render(first, 'png') };
  return { name: `${name}.webp`, bytes: await renderFrames(frames, 120) };
}
