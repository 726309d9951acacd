import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'describeFile',
  title: 'drive.title.describeFile',
  presentation: 'dialog',
  modal: true,
  load: () => import('./DescribeFileWindow'),
});
