import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'setting',
  title: 'settingForm.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./SettingWindow'),
});
