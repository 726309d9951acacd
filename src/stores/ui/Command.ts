import type { IconName } from '~/components/ui/Icon';

/** Under which heading a command stands. */
export type CommandGroup = 'actions' | 'columns' | 'pages' | 'windows' | 'accounts';

/** Something that can be done from anywhere, by name or by key. */
export interface Command {
  readonly id: string;
  /** In the viewer's language. */
  readonly title: string;
  readonly icon: IconName;
  readonly group: CommandGroup;
  /** Keys that do the same, as they are shown. */
  readonly keys?: string;
  run(): void | Promise<void>;
}
