import type { IconName } from '~/components/ui/Icon';

/** Something to start. Without `to` choosing it ends the launch pad with its key. */
export interface LaunchItem {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly to: string | null;
  readonly count: number | null;
  readonly hasDot: boolean;
}

/** What the launch pad offers. */
export interface LaunchPadParams {
  /** Read while it is shown, because what waits there changes. */
  readonly items: () => readonly LaunchItem[];
  /** What changes the surroundings; run once the launch pad is gone. */
  readonly edits: readonly { readonly text: string; readonly icon: IconName; readonly run: () => void }[];
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the key of what is no link. */
    launchPad: { params: LaunchPadParams; result: string };
  }
}
