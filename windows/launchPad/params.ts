import type { IconName } from '~/components/ui/Icon';

/** An entry of the launch pad. Without `to`, choosing it closes the launch pad with the key of the entry. */
export interface LaunchItem {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly to: string | null;
  readonly count: number | null;
  readonly hasDot: boolean;
}

/** The contents of the launch pad. */
export interface LaunchPadParams {
  /** Returns the entries. Called while the launch pad is open, because unread marks change. */
  readonly items: () => readonly LaunchItem[];
  /** Entries that change the workspace. They run once the launch pad is closed. */
  readonly edits: readonly { readonly text: string; readonly icon: IconName; readonly run: () => void }[];
}
