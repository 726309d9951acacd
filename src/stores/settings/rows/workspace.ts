import { nullable, text } from '~/lib/parsers';
import { defineSettings } from '~/registry/defineSettings';

/** The parts that are shown beside the page. */
export default defineSettings('workspace', {
  overridedDeviceKind: { scope: 'device', kind: 'select', default: 'auto', items: ['auto', 'smartphone', 'tablet', 'desktop'] },
  /** Which hints the viewer has had. */
  hintsGiven: {
    scope: 'account',
    kind: 'switches',
    default: { window: false, column: false, palette: false },
    isHidden: true,
    isExported: false,
  },
  showDashboard: { scope: 'device', kind: 'boolean', default: true },
  sideDashboard: { scope: 'device', kind: 'custom', default: null, parse: nullable(text(100)), isHidden: true },
  // Of a dashboard on the full screen: 0 is as the screen asks for, and 0 turns no pages.
  wallScale: { scope: 'device', kind: 'number', default: 0, min: 0, max: 4, isHidden: true },
  wallSeconds: { scope: 'device', kind: 'number', default: 20, min: 0, max: 3600, isHidden: true },
  wallShowsAll: { scope: 'device', kind: 'boolean', default: false, isHidden: true },
  dashboardWidth: { scope: 'device', kind: 'number', default: 350, min: 280, max: 640, isHidden: true },
  navWidth: { scope: 'device', kind: 'number', default: 0, min: 0, max: 400, isHidden: true },
  showDeckBar: { scope: 'device', kind: 'boolean', default: true },
  linksInPanes: { scope: 'device', kind: 'select', default: 'here', items: ['here', 'main', 'column', 'window'] },
  enableHorizontalSwipe: { scope: 'device', kind: 'boolean', default: true },
});
