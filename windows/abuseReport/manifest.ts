import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'abuseReport',
  title: 'user.reportAbuse',
  presentation: 'dialog',
  modal: true,
  load: () => import('./AbuseReportWindow'),
});
