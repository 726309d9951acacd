import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'setting',
  title: 'settingForm.title',
  presentation: 'dialog',
  modal: true,
  texts: ['settingForm', 'form'],
  load: () => import('./SettingWindow'),
});
