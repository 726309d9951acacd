// Writes src/lib/iconPaths.ts: the drawings of the icons that we use, taken from Tabler Icons. As one path an icon they
// take half of the bytes of the package's components and a third of the elements in the page.
//   node .scripts/icons.mjs && npx oxfmt src/lib/iconPaths.ts        after adding a line below
import defaults from '@tabler/icons-react/dist/esm/defaultAttributes.mjs';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = pathToFileURL(createRequire(import.meta.url).resolve('@tabler/icons-react/dist/esm/tabler-icons-react.mjs'));

/** Our name → the package's name, without "Icon". */
const icons = {
  home: 'Home',
  world: 'World',
  planet: 'Planet',
  whirl: 'Whirl',
  bell: 'Bell',
  search: 'Search',
  settings: 'Settings',
  menu: 'Menu2',
  dots: 'Dots',
  plus: 'Plus',
  minus: 'Minus',
  check: 'Check',
  x: 'X',
  chevronDown: 'ChevronDown',
  chevronUp: 'ChevronUp',
  chevronLeft: 'ChevronLeft',
  chevronRight: 'ChevronRight',
  arrowLeft: 'ArrowLeft',
  arrowUp: 'ArrowUp',
  reply: 'ArrowBackUp',
  renote: 'Repeat',
  renoteOff: 'RepeatOff',
  quote: 'Quote',
  react: 'MoodPlus',
  smile: 'MoodSmile',
  heart: 'Heart',
  star: 'Star',
  starOff: 'StarOff',
  pin: 'Pin',
  pinOff: 'PinnedOff',
  trash: 'Trash',
  edit: 'Edit',
  pencil: 'Pencil',
  copy: 'Copy',
  link: 'Link',
  externalLink: 'ExternalLink',
  share: 'Share',
  code: 'Code',
  eye: 'Eye',
  eyeOff: 'EyeOff',
  lock: 'Lock',
  mail: 'Mail',
  federated: 'Rocket',
  localOnly: 'RocketOff',
  photo: 'Photo',
  download: 'Download',
  video: 'Video',
  music: 'Music',
  file: 'File',
  poll: 'ChartArrows',
  clock: 'Clock',
  list: 'List',
  antenna: 'Antenna',
  user: 'User',
  users: 'Users',
  userPlus: 'UserPlus',
  userX: 'UserX',
  hourglass: 'Hourglass',
  ban: 'Ban',
  mute: 'VolumeOff',
  volume: 'Volume',
  flag: 'Flag',
  logIn: 'Login',
  logOut: 'Logout',
  key: 'Key',
  sun: 'Sun',
  moon: 'Moon',
  refresh: 'Refresh',
  warning: 'AlertTriangle',
  error: 'AlertCircle',
  info: 'InfoCircle',
  success: 'CircleCheck',
  question: 'HelpCircle',
  translate: 'LanguageHiragana',
  send: 'Send',
  window: 'AppWindow',
  messages: 'Messages',
  channel: 'DeviceTv',
  filter: 'Filter',
  badge: 'Badge',
  robot: 'Robot',
  wifiOff: 'WifiOff',
  bolt: 'Bolt',
  play: 'PlayerPlay',
  expand: 'ArrowsMaximize',
};

/** Path data by our name. */
export async function drawings() {
  // Icon.tsx draws in this square with this pen.
  if (defaults.outline.viewBox !== '0 0 24 24' || defaults.outline.strokeWidth !== 2)
    throw new Error('the icons are drawn to another scale');
  const paths = await Promise.all(Object.entries(icons).map(async ([name, source]) => [name, await pathOf(source)]));
  return Object.fromEntries(paths);
}

async function pathOf(source) {
  const { __iconNode: shapes } = await import(new URL(`icons/Icon${source}.mjs`, folder).href);
  // Only absolute starts can be joined, and only paths are paths.
  const isOdd = shapes.some(([tag, { d }]) => tag !== 'path' || !d.startsWith('M'));
  if (isOdd) throw new Error(`${source} cannot be drawn as one path`);
  return shapes.map(([, { d }]) => d).join('');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = Object.entries(await drawings()).map(([name, path]) => `  ${name}: '${path}',`);
  const file = [
    '// Written by .scripts/icons.mjs. Drawings: Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna.',
    '',
    '/** Drawings by our names: SVG path data for outlines in a square of 24 units. */',
    'export const iconPaths = {',
    ...lines,
    '} as const;',
    '',
    '/** Names of the icons that we have. */',
    'export type IconName = keyof typeof iconPaths;',
    '',
  ];
  writeFileSync(fileURLToPath(new URL('../src/lib/iconPaths.ts', import.meta.url)), file.join('\n'));
}
