import { defineSettings } from '~/registry/defineSettings';

/** What is shown beside the page. */
export default defineSettings('workspace', {
  showDashboard: { scope: 'device', kind: 'boolean', default: true },
  linksInPanes: { scope: 'device', kind: 'select', default: 'here', items: ['here', 'main', 'column', 'window'] },
  enableHorizontalSwipe: { scope: 'device', kind: 'boolean', default: true },
});
