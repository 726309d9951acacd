import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'dashboardImport',
  title: 'dashboard.title.import',
  presentation: 'dialog',
  modal: true,
  texts: ['dashboard', 'widget'],
  load: () => import('./DashboardImportWindow'),
});
