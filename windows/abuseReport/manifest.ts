import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'abuseReport',
  title: 'user.reportAbuse',
  presentation: 'dialog',
  modal: true,
  texts: ['profile', 'form'],
  load: () => import('./AbuseReportWindow'),
});
