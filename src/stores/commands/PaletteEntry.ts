import type { IconName } from '~/components/ui/Icon';
import type { SettingKey } from '../settings/settingsTable';

/** Headings of the command palette, in the order of groups that match a search equally well. */
export const PALETTE_GROUPS = [
  'recent',
  'note',
  'actions',
  'columns',
  'pages',
  'windows',
  'people',
  'tags',
  'channels',
  'lists',
  'antennas',
  'settings',
  'accounts',
  'notes',
  'files',
  'emoji',
  'search',
] as const;

/** One of {@link PALETTE_GROUPS}. */
export type PaletteGroupName = (typeof PALETTE_GROUPS)[number];

/** What an entry is about, for its picture and its preview. Records are in the stores of the account. */
export type PaletteSubject =
  | { readonly kind: 'user' | 'note' | 'channel' | 'list' | 'antenna' | 'file'; readonly id: string }
  | { readonly kind: 'tag'; readonly tag: string }
  /** A character, or `:name:`. */
  | { readonly kind: 'emoji'; readonly emoji: string }
  | { readonly kind: 'setting'; readonly name: SettingKey };

/** One entry of the command palette. It has an address, an action, or a subject that the palette itself acts on. */
export interface PaletteEntry {
  readonly id: string;
  /** In the viewer's language. */
  readonly title: string;
  /** Beside the title, such as the name of a user. */
  readonly detail?: string;
  /** More words that find it. */
  readonly words?: string;
  /** Whether it only appears if it matches the search, because there are too many of its kind. */
  readonly isOnlyFound?: boolean;
  readonly icon: IconName;
  readonly group: PaletteGroupName;
  /** A key for the same action, as people read it. */
  readonly keys?: string;
  readonly subject?: PaletteSubject;
  /** The address that it opens. */
  readonly to?: string;
  /** Runs once the palette is closed. */
  run?(): unknown;
}

/** Where the address of an entry opens. */
export type PaletteTarget = 'here' | 'window' | 'column';

/** What people chose in the palette. */
export interface PaletteChoice {
  readonly entry: PaletteEntry;
  readonly target: PaletteTarget;
}
