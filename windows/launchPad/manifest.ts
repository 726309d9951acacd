import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'launchPad',
  title: 'shell.more',
  presentation: 'popup',
  modal: true,
  load: () => import('./LaunchPadWindow'),
});
