import type { IconName } from '~/components/ui/Icon';

/** Headings of the command palette, from top to bottom. */
export const PALETTE_GROUPS = ['note', 'actions', 'columns', 'pages', 'windows', 'accounts', 'settings'] as const;

/** One entry of the command palette. */
export interface PaletteEntry {
  readonly id: string;
  /** In the viewer's language. */
  readonly title: string;
  /** More words that find it. */
  readonly words?: string;
  /** Whether it only appears if it matches the search, because there are too many of its kind. */
  readonly isOnlyFound?: boolean;
  readonly icon: IconName;
  readonly group: (typeof PALETTE_GROUPS)[number];
  /** A key for the same action, as people read it. */
  readonly keys?: string;
  run(): unknown;
}
