const NOTE_SOUNDS = ['n-aec', 'n-cea', 'n-eca', 'n-ea'] as const;
const PITCHES = ['', '-4va', '-4vb', '-8va', '-8vb'] as const;
const OTHER_SOUNDS = [
  'n-ea-harmony',
  'up',
  'down',
  'pope1',
  'pope2',
  'waon',
  'popo',
  'triple',
  'bubble1',
  'bubble2',
  'poi1',
  'poi2',
  'pirori',
  'pirori-wet',
  'pirori-square-wet',
  'square-pico',
  'reverved',
  'ryukyu',
  'kick',
  'snare',
  'queue-jammed',
] as const;

/** The built-in sounds: files under `/client-assets/sounds`, by the names that compatible clients store. */
export const SOUND_NAMES: readonly string[] = [
  ...NOTE_SOUNDS.flatMap((sound) => PITCHES.map((pitch) => `syuilo/${sound}${pitch}`)),
  ...OTHER_SOUNDS.map((sound) => `syuilo/${sound}`),
  ...[1, 2, 3].map((n) => `aisha/${n}`),
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => `noizenecio/kick_gaba${n}`),
];
