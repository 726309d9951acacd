import type { IconName } from '~/components/ui/Icon';

/** The heading that a command is listed under. */
export type CommandGroup = 'actions' | 'columns' | 'pages' | 'windows' | 'accounts' | 'settings';

/** Something that can be done from anywhere, by name or key. */
export interface Command {
  readonly id: string;
  /** In the viewer's language. */
  readonly title: string;
  /** Further words that it is found by. */
  readonly words?: string;
  /** Offered only to a search that matches it, because there are too many of its kind. */
  readonly isOnlyFound?: boolean;
  readonly icon: IconName;
  readonly group: CommandGroup;
  /** The keys for it, as they are displayed. */
  readonly keys?: string;
  run(): void | Promise<void>;
}
