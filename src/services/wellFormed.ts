import type { WireDriveFile, WireMe, WireMeta, WireNote, WireUserLite } from '~/api/wire';
import { visibleFileName, visibleText } from '~/lib/visibleText';

/*
 * Servers differ, and some are hostile: a field that the client relies on may be missing, null or of another type. Such a
 * field is replaced by the harmless default in the models below, which also describe the expected type:
 * - null: a string or null
 * - undefined: a string, null or missing
 * - an array: its only element is the model of every element
 * - `*`: the model of every property
 * - a function without a parameter: returns the model of an optional part
 * - a function with a parameter: converts any value
 */

const addresses = () => ({ '*': '' });
const count = () => 0;
const words = (given: unknown) => (typeof given === 'string' ? visibleText(given) : '');
/** Text in a line with other text; null when nothing is visible, so that a fallback is shown instead. */
const line = (given: unknown) => words(given) || null;
const fileName = (given: unknown) => (typeof given === 'string' ? visibleFileName(given) : '');

const FILE = {
  id: '',
  name: fileName,
  type: '',
  url: '',
  size: 0,
  thumbnailUrl: null,
  blurhash: null,
  comment: line,
  properties: {},
};
/** The model of a user. */
export const USER = {
  id: '',
  username: '',
  name: line,
  host: null,
  avatarUrl: null,
  avatarBlurhash: null,
  avatarDecorations: [{ url: '' }],
  badgeRoles: () => [{ name: '' }],
  emojis: addresses,
  instance: () => ({ name: line }),
  onlineStatus: 'unknown',
  // Profile fields.
  createdAt: undefined,
  movedTo: undefined,
  description: undefined,
  location: undefined,
  birthday: undefined,
  fields: () => [{ name: '', value: '' }],
  verifiedLinks: () => [''],
  pinnedNoteIds: () => [''],
  followersCount: count,
  followingCount: count,
  notesCount: count,
  roles: () => [{ id: '', name: '', description: '', color: null, iconUrl: null }],
};
/** The model of a note. */
export const NOTE = {
  id: '',
  user: USER,
  createdAt: '',
  text: null,
  cw: undefined,
  replyId: undefined,
  renoteId: undefined,
  visibility: 'public',
  files: [FILE],
  reactions: { '*': 0 },
  reactionEmojis: { '*': '' },
  myReaction: undefined,
  emojis: addresses,
  renoteCount: 0,
  repliesCount: 0,
  poll: () => ({ expiresAt: null, choices: [{ text: words, votes: 0 }] }),
  channel: () => ({ id: '', name: words }),
};

const list = (given: unknown) => (Array.isArray(given) ? given : []);
/** The account's own words are shown and edited as they are. */
const ME = {
  ...USER,
  name: null,
  policies: {},
  mutedWords: list,
  hardMutedWords: list,
  mutedInstances: list,
  unreadAnnouncements: [{ id: '', title: '', text: '', icon: 'info', display: 'normal' }],
};
const META = {
  version: '',
  uri: '',
  name: null,
  description: undefined,
  iconUrl: undefined,
  bannerUrl: undefined,
  backgroundImageUrl: undefined,
  themeColor: undefined,
  tosUrl: undefined,
  privacyPolicyUrl: undefined,
  impressumUrl: undefined,
  maintainerName: undefined,
  maintainerEmail: undefined,
  serverErrorImageUrl: undefined,
  notFoundImageUrl: undefined,
  infoImageUrl: undefined,
  defaultLightTheme: undefined,
  defaultDarkTheme: undefined,
  mediaProxy: undefined,
  maxNoteTextLength: count,
  serverRules: () => [''],
  policies: {},
  features: () => ({ '*': false }),
};

/** The signed-in account as it can be shown: fields of the wrong type are replaced by defaults. */
export const wellFormedMe = (given: unknown): WireMe => wellFormed(given, ME) as WireMe;

/** The server's description as it can be shown: fields of the wrong type are replaced by defaults. */
export const wellFormedMeta = (given: unknown): WireMeta => wellFormed(given, META) as WireMeta;

/** A note that can be stored and shown: fields of the wrong type are replaced by defaults. */
export const wellFormedNote = (given: unknown): WireNote => wellFormed(given, NOTE) as WireNote;

/** Files that can be shown, without those that have no id. */
export const wellFormedFiles = (given: unknown): readonly WireDriveFile[] =>
  (wellFormed(given, [FILE]) as readonly WireDriveFile[]).filter(({ id }) => id !== '');

/** A user that can be stored and shown: fields of the wrong type are replaced by defaults. */
export const wellFormedUser = (given: unknown): WireUserLite => wellFormed(given, USER) as WireUserLite;

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

type Fields = Readonly<Record<string, unknown>>;

/** Makes a value fit a model as described above. */
export function wellFormed(given: unknown, model: unknown): unknown {
  if (typeof model === 'function') {
    if (model.length > 0) return model(given);
    const part: unknown = model();
    return kindOf(given) === kindOf(part) ? wellFormed(given, part) : undefined;
  }
  const isRight = kindOf(given) === kindOf(model);
  if (Array.isArray(model)) {
    const items = isRight ? (given as unknown[]).filter((item) => kindOf(item) === kindOf(model[0])) : [];
    return items.map((item) => wellFormed(item, model[0]));
  }
  if (kindOf(model) !== 'object')
    return isRight || (typeof given === 'string' && model == null) || (given === null && model === undefined) ? given : model;
  const known = (isRight ? given : {}) as Fields;
  const all = (model as Fields)['*'];
  const names = Object.keys(all === undefined ? (model as Fields) : known);
  return { ...known, ...Object.fromEntries(names.map((name) => [name, wellFormed(known[name], all ?? (model as Fields)[name])])) };
}
