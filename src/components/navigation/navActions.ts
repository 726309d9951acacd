import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';

/** An entry that runs an action instead of opening a page. */
export type NavAction = 'about' | 'reload';

/** The actions that the menu of the navigation can have. */
export const NAV_ACTIONS: readonly { readonly key: NavAction; readonly icon: IconName; readonly label: MessageKey }[] = [
  { key: 'about', icon: 'infoCircle', label: 'shell.aboutServer' },
  { key: 'reload', icon: 'refresh', label: 'shell.reload' },
];
