import type { UserRef } from '~/registry/fields';

/** Who can be chosen. */
export interface UserChooserParams {
  /** Whether the viewer can choose themselves; by default, they cannot. */
  readonly includeSelf?: boolean;
  /** Whether only people of the viewer's server can be chosen. */
  readonly localOnly?: boolean;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the chosen user, whose record is in the store. */
    userChooser: { params: UserChooserParams; result: UserRef };
  }
}
