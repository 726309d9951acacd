import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'imageCrop',
  title: 'imageCropWindow.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./ImageCropWindow'),
});
