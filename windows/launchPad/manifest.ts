import { defineWindow } from '~/registry/defineWindow';
import type { LaunchPadParams } from './params';

/** Ends with the key of an entry without a link. */
export default defineWindow<LaunchPadParams, string>({
  id: 'launchPad',
  title: 'shell.more',
  presentation: 'popup',
  neededOffline: true,
});
