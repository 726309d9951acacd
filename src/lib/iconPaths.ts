// Written by .scripts/icons.mjs. Drawings: Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna.

/** Drawings by our names: SVG path data for outlines in a square of 24 units. */
export const iconPaths = {
  home: 'M5 12l-2 0l9 -9l9 9l-2 0M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-7M9 21v-6a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v6',
  planet:
    'M18.816 13.58c2.292 2.138 3.546 4 3.092 4.9c-.745 1.46 -5.783 -.259 -11.255 -3.838c-5.47 -3.579 -9.304 -7.664 -8.56 -9.123c.464 -.91 2.926 -.444 5.803 .805M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0',
  whirl:
    'M14 12a2 2 0 1 0 -4 0a2 2 0 0 0 4 0M12 21c-3.314 0 -6 -2.462 -6 -5.5s2.686 -5.5 6 -5.5M21 12c0 3.314 -2.462 6 -5.5 6s-5.5 -2.686 -5.5 -6M12 14c3.314 0 6 -2.462 6 -5.5s-2.686 -5.5 -6 -5.5M14 12c0 -3.314 -2.462 -6 -5.5 -6s-5.5 2.686 -5.5 6',
  bell: 'M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2 -3v-3a7 7 0 0 1 4 -6M9 17v1a3 3 0 0 0 6 0v-1',
  dots: 'M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  plus: 'M12 5l0 14M5 12l14 0',
  minus: 'M5 12l14 0',
  x: 'M18 6l-12 12M6 6l12 12',
  chevronDown: 'M6 9l6 6l6 -6',
  chevronUp: 'M6 15l6 -6l6 6',
  arrowLeft: 'M5 12l14 0M5 12l6 6M5 12l6 -6',
  reply: 'M9 14l-4 -4l4 -4M5 10h11a4 4 0 1 1 0 8h-1',
  renote: 'M4 12v-3a3 3 0 0 1 3 -3h13m-3 -3l3 3l-3 3M20 12v3a3 3 0 0 1 -3 3h-13m3 3l-3 -3l3 -3',
  pencil: 'M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4M13.5 6.5l4 4',
  externalLink: 'M12 6h-6a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-6M11 13l9 -9M15 4h5v5',
  lock: 'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0M8 11v-4a4 4 0 1 1 8 0v4',
  refresh: 'M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4',
  warning:
    'M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0M12 16h.01',
  error: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 8v4M12 16h.01',
  wifiOff:
    'M12 18l.01 0M9.172 15.172a4 4 0 0 1 5.656 0M6.343 12.343a7.963 7.963 0 0 1 3.864 -2.14m4.163 .155a7.965 7.965 0 0 1 3.287 2M3.515 9.515a12 12 0 0 1 3.544 -2.455m3.101 -.92a12 12 0 0 1 10.325 3.374M3 3l18 18',
  bolt: 'M13 3l0 7l6 0l-8 11l0 -7l-6 0l8 -11',
} as const;

/** Icons whose drawings are fetched with their first use, from laterIcons.svg. */
export type LaterIconName =
  | 'eyeOff'
  | 'heart'
  | 'antenna'
  | 'filter'
  | 'info'
  | 'list'
  | 'arrowUp'
  | 'eye'
  | 'mail'
  | 'react'
  | 'localOnly'
  | 'check'
  | 'pin'
  | 'world'
  | 'search'
  | 'settings'
  | 'menu'
  | 'chevronLeft'
  | 'chevronRight'
  | 'renoteOff'
  | 'smile'
  | 'star'
  | 'starOff'
  | 'pinOff'
  | 'trash'
  | 'edit'
  | 'copy'
  | 'link'
  | 'share'
  | 'code'
  | 'federated'
  | 'clock'
  | 'userPlus'
  | 'userX'
  | 'mute'
  | 'volume'
  | 'flag'
  | 'logIn'
  | 'logOut'
  | 'key'
  | 'sun'
  | 'moon'
  | 'success'
  | 'question'
  | 'translate'
  | 'send'
  | 'window'
  | 'messages'
  | 'badge'
  | 'robot'
  | 'expand'
  | 'maximize'
  | 'restore'
  | 'photo'
  | 'video'
  | 'ban'
  | 'music'
  | 'file'
  | 'folder'
  | 'folderPlus'
  | 'upload'
  | 'poll'
  | 'hourglass'
  | 'play'
  | 'download'
  | 'users'
  | 'quote'
  | 'user'
  | 'channel'
  | 'device'
  | 'columns'
  | 'stack'
  | 'tabs'
  | 'equalize'
  | 'move'
  | 'hash'
  | 'at'
  | 'palette'
  | 'paperclip'
  | 'cloud'
  | 'dashboard'
  | 'archive'
  | 'chevronsDown'
  | 'undo'
  | 'speakerphone'
  | 'worldSearch'
  | 'news'
  | 'tool'
  | 'gridDots'
  | 'sort'
  | 'selectAll'
  | 'rss'
  | 'calendar'
  | 'memo'
  | 'grip'
  | 'pause'
  | 'shrink'
  | 'cake'
  | 'chartLine'
  | 'table'
  | 'cpu'
  | 'queue'
  | 'crop'
  | 'options';

/** Names of the icons that we have. */
export type IconName = keyof typeof iconPaths | LaterIconName;
