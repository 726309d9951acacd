import { defineWindow } from '~/registry/defineWindow';
import type { UserRef } from '~/registry/fields';

/** Who can be chosen. */
interface UserChooserParams {
  /** Whether the viewer can choose themselves; by default, they cannot. */
  readonly includeSelf?: boolean;
  /** Whether only people of the viewer's server can be chosen. */
  readonly localOnly?: boolean;
}

/** Ends with the chosen user, whose record is in the store. */
export default defineWindow<UserChooserParams, UserRef>({
  id: 'userChooser',
  title: 'userChooserWindow.title',
  neededOffline: true,
});
