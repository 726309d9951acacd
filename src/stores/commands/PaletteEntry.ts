import type { IconName } from '~/components/ui/Icon';

/** Headings of the command palette, from top to bottom. */
export const PALETTE_GROUPS = ['note', 'actions', 'columns', 'pages', 'windows', 'accounts', 'settings'] as const;

/** One choice of the command palette. */
export interface PaletteEntry {
  readonly id: string;
  /** In the viewer's language. */
  readonly title: string;
  /** Further words that a search finds it by. */
  readonly words?: string;
  /** Only a search that matches it offers it, because there are too many of its kind. */
  readonly isOnlyFound?: boolean;
  readonly icon: IconName;
  readonly group: (typeof PALETTE_GROUPS)[number];
  /** A key that does the same, as people read it. */
  readonly keys?: string;
  run(): unknown;
}
