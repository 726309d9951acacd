import { defineWindow } from '~/registry/defineWindow';
import type { KeyHelpParams } from './params';

/** Shows all keys and lets them be changed. */
export default defineWindow<KeyHelpParams>({
  id: 'keyHelp',
  title: 'shell.keys',
  neededOffline: true,
});
