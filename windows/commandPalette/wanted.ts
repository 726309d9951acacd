import { PALETTE_GROUPS, type PaletteGroupName } from '~/stores/commands/PaletteEntry';

/** What a sign before the text asks for. */
export type PaletteScope = 'all' | 'people' | 'tags' | 'commands' | 'emoji';

/** What people look for. */
export interface Wanted {
  readonly scope: PaletteScope;
  /** The typed text without the sign of the scope. */
  readonly text: string;
  /** The typed text. */
  readonly typed: string;
}

/** The signs of the scopes, as they are typed. */
export const SCOPE_SIGNS = { people: '@', tags: '#', commands: '>', emoji: ':' } as const satisfies Partial<Record<PaletteScope, string>>;

const BY_SIGN: Readonly<Record<string, PaletteScope>> = {
  '@': 'people',
  '＠': 'people',
  '#': 'tags',
  '＃': 'tags',
  '>': 'commands',
  '＞': 'commands',
  ':': 'emoji',
  '：': 'emoji',
};

const GROUPS_OF_SCOPE: Readonly<Record<PaletteScope, readonly PaletteGroupName[]>> = {
  all: PALETTE_GROUPS,
  people: ['people', 'search'],
  tags: ['tags', 'search'],
  commands: ['note', 'actions', 'columns', 'pages', 'windows', 'settings', 'accounts', 'search'],
  emoji: ['emoji', 'search'],
};

/** Reads a typed text: a sign at its beginning looks for one kind of thing only. */
export function wantedOf(query: string): Wanted {
  const typed = query.trim();
  const scope = BY_SIGN[typed.charAt(0)] ?? 'all';
  const text = scope === 'all' ? typed : typed.slice(1).trim();
  return { scope, typed, text: scope === 'emoji' ? text.replace(/[:：]$/, '') : text };
}

/** Whether a search may show a group. */
export const isGroupWanted = ({ scope }: Wanted, group: PaletteGroupName): boolean => GROUPS_OF_SCOPE[scope].includes(group);
