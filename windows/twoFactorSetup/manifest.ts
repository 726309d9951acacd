import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'twoFactorSetup',
  title: 'twoFactorSetupWindow.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./TwoFactorSetupWindow'),
});
