import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'dashboardImport',
  title: 'dashboardEditing.title.import',
  presentation: 'dialog',
  modal: true,
  load: () => import('./DashboardImportWindow'),
});
