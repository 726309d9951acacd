import { defineWindow } from '~/registry/defineWindow';
import type { ShortcutList } from '~/stores/commands/ShortcutList';

/** Shows all keys and lets them be changed. */
export default defineWindow<ShortcutList>({
  id: 'keyHelp',
  title: 'shell.keys',
  neededOffline: true,
});
