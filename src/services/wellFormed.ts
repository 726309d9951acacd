import type { WireNote, WireUserLite } from '~/api/wire';

/*
 * Servers differ, and some are hostile: a field that everything relies on may be missing, null or of another kind. What is
 * wrong in that way is replaced by the harmless values below, which also say what kind belongs there.
 * - null: a text, or null
 * - undefined: a text, null or nothing
 * - a list: its only element stands for all of them
 * - a star: all names of a table
 * - a function: a part that may be missing
 */

const addresses = () => ({ '*': '' });

const FILE = {
  id: '',
  name: '',
  type: '',
  url: '',
  size: 0,
  thumbnailUrl: null,
  blurhash: null,
  comment: null,
  properties: {},
};
const USER = {
  id: '',
  username: '',
  name: null,
  host: null,
  avatarUrl: null,
  avatarDecorations: [{ url: '' }],
  badgeRoles: () => [{ name: '' }],
  emojis: addresses,
  instance: () => ({ name: null }),
};
const NOTE = {
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
  poll: () => ({ expiresAt: null, choices: [{ text: '', votes: 0 }] }),
  channel: () => ({ id: '', name: '' }),
};

/** A note that can be kept and shown; what is right in it stays as it is. */
export const wellFormedNote = (given: unknown): WireNote => fit(given, NOTE) as WireNote;

/** The same for a user. */
export const wellFormedUser = (given: unknown): WireUserLite => fit(given, USER) as WireUserLite;

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

type Fields = Readonly<Record<string, unknown>>;

function fit(given: unknown, model: unknown): unknown {
  if (typeof model === 'function') {
    const part: unknown = model();
    return kindOf(given) === kindOf(part) ? fit(given, part) : undefined;
  }
  const isRight = kindOf(given) === kindOf(model);
  if (Array.isArray(model)) {
    const items = isRight ? (given as unknown[]).filter((item) => kindOf(item) === 'object') : [];
    return items.map((item) => fit(item, model[0]));
  }
  if (kindOf(model) !== 'object')
    return isRight || (typeof given === 'string' && model == null) || (given === null && model === undefined) ? given : model;
  const known = (isRight ? given : {}) as Fields;
  const all = (model as Fields)['*'];
  const names = Object.keys(all === undefined ? (model as Fields) : known);
  return { ...known, ...Object.fromEntries(names.map((name) => [name, fit(known[name], all ?? (model as Fields)[name])])) };
}
