// Writes src/lib/iconPaths.ts and src/lib/laterIcons.svg: the drawings of the icons in use, from Tabler Icons.
// As one path per icon they take half the bytes of the package's components and a third of the page's elements.
//   node .scripts/icons.mjs && npx oxfmt src/lib/iconPaths.ts        after adding a line below
import defaults from '@tabler/icons-react/dist/esm/defaultAttributes.mjs';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = pathToFileURL(createRequire(import.meta.url).resolve('@tabler/icons-react/dist/esm/tabler-icons-react.mjs'));

/**
 * Icons of the shell, of notes and of failures, which must show without a network. Our name → the package's, without
 * "Icon".
 */
const startIcons = {
  home: 'Home',
  planet: 'Planet',
  whirl: 'Whirl',
  bell: 'Bell',
  dots: 'Dots',
  plus: 'Plus',
  minus: 'Minus',
  x: 'X',
  chevronDown: 'ChevronDown',
  chevronUp: 'ChevronUp',
  arrowLeft: 'ArrowLeft',
  reply: 'ArrowBackUp',
  renote: 'Repeat',
  pencil: 'Pencil',
  externalLink: 'ExternalLink',
  lock: 'Lock',
  refresh: 'Refresh',
  warning: 'AlertTriangle',
  error: 'AlertCircle',
  wifiOff: 'WifiOff',
  bolt: 'Bolt',
};

/** Icons of menus, dialogs and single pages. */
const laterIcons = {
  eyeOff: 'EyeOff',
  heart: 'Heart',
  antenna: 'Antenna',
  filter: 'Filter',
  info: 'InfoCircle',
  list: 'List',
  arrowUp: 'ArrowUp',
  eye: 'Eye',
  mail: 'Mail',
  react: 'MoodPlus',
  localOnly: 'RocketOff',
  check: 'Check',
  pin: 'Pin',
  world: 'World',
  search: 'Search',
  settings: 'Settings',
  menu: 'Menu2',
  chevronLeft: 'ChevronLeft',
  chevronRight: 'ChevronRight',
  renoteOff: 'RepeatOff',
  smile: 'MoodSmile',
  star: 'Star',
  starOff: 'StarOff',
  pinOff: 'PinnedOff',
  trash: 'Trash',
  edit: 'Edit',
  copy: 'Copy',
  link: 'Link',
  share: 'Share',
  code: 'Code',
  federated: 'Rocket',
  clock: 'Clock',
  userPlus: 'UserPlus',
  userX: 'UserX',
  mute: 'VolumeOff',
  volume: 'Volume',
  flag: 'Flag',
  logIn: 'Login',
  logOut: 'Logout',
  key: 'Key',
  sun: 'Sun',
  moon: 'Moon',
  success: 'CircleCheck',
  question: 'HelpCircle',
  translate: 'LanguageHiragana',
  send: 'Send',
  window: 'AppWindow',
  messages: 'Messages',
  badge: 'Badge',
  robot: 'Robot',
  expand: 'ArrowsMaximize',
  maximize: 'Square',
  restore: 'Squares',
  photo: 'Photo',
  video: 'Video',
  ban: 'Ban',
  music: 'Music',
  file: 'File',
  folder: 'Folder',
  folderPlus: 'FolderPlus',
  upload: 'Upload',
  poll: 'ChartArrows',
  hourglass: 'Hourglass',
  play: 'PlayerPlay',
  download: 'Download',
  users: 'Users',
  quote: 'Quote',
  user: 'User',
  channel: 'DeviceTv',
  device: 'DeviceDesktop',
  columns: 'Columns',
  stack: 'LayoutRows',
  tabs: 'Folders',
  equalize: 'LayoutDistributeVertical',
  move: 'ArrowsMove',
  hash: 'Hash',
  at: 'At',
  palette: 'Palette',
  paperclip: 'Paperclip',
  cloud: 'Cloud',
  dashboard: 'LayoutDashboard',
  archive: 'Archive',
  chevronsDown: 'ChevronsDown',
  undo: 'ArrowBack',
  speakerphone: 'Speakerphone',
  worldSearch: 'WorldSearch',
  news: 'News',
  tool: 'Tool',
  gridDots: 'GridDots',
  sort: 'SortDescending2',
  selectAll: 'SelectAll',
  rss: 'Rss',
  calendar: 'Calendar',
  memo: 'Note',
  grip: 'GripVertical',
  pause: 'PlayerPause',
  shrink: 'ArrowsMinimize',
  cake: 'Cake',
  chartLine: 'ChartLine',
  table: 'Table',
  cpu: 'Cpu',
  queue: 'ClockPlay',
  crop: 'Crop',
  options: 'AdjustmentsHorizontal',
};

/** SVG path data of all icons, by our name. */
export async function drawings() {
  // Icon.tsx draws with this size and stroke.
  if (defaults.outline.viewBox !== '0 0 24 24' || defaults.outline.strokeWidth !== 2)
    throw new Error('the icons are drawn to another scale');
  return { start: await pathsOf(startIcons), later: await pathsOf(laterIcons) };
}

async function pathsOf(icons) {
  const paths = await Promise.all(Object.entries(icons).map(async ([name, source]) => [name, await pathOf(source)]));
  return Object.fromEntries(paths);
}

async function pathOf(source) {
  const { __iconNode: shapes } = await import(new URL(`icons/Icon${source}.mjs`, folder).href);
  // Shapes can be joined only if they are paths that start at an absolute position.
  const isOdd = shapes.some(([tag, { d }]) => tag !== 'path' || !d.startsWith('M'));
  if (isOdd) throw new Error(`${source} cannot be drawn as one path`);
  return shapes.map(([, { d }]) => d).join('');
}

/** The content of the file with the later icons. */
export function spriteOf(paths) {
  const symbols = Object.entries(paths).map(([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!-- Written by .scripts/icons.mjs. Drawings: Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna. -->',
    ...symbols,
    '</svg>',
    '',
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { start, later } = await drawings();
  const file = [
    '// Written by .scripts/icons.mjs. Drawings: Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna.',
    '',
    '/** Drawings by our names: SVG path data for outlines in a square of 24 units. */',
    'export const iconPaths = {',
    ...Object.entries(start).map(([name, path]) => `  ${name}: '${path}',`),
    '} as const;',
    '',
    '/** Icons whose drawings are fetched with their first use, from laterIcons.svg. */',
    `export type LaterIconName = ${Object.keys(later)
      .map((name) => `'${name}'`)
      .join(' | ')};`,
    '',
    '/** Names of the icons that we have. */',
    'export type IconName = keyof typeof iconPaths | LaterIconName;',
    '',
  ];
  const write = (name, text) => writeFileSync(fileURLToPath(new URL(`../src/lib/${name}`, import.meta.url)), text);
  write('iconPaths.ts', file.join('\n'));
  write('laterIcons.svg', spriteOf(later));
}
