import { defineSettings } from '~/registry/defineSettings';
import { prefersReducedMotion } from '~/lib/prefersReducedMotion';

/** How the product looks and moves, apart from its theme. */
export default defineSettings('appearance', {
  // The class of the root element with this number; without one, texts have 14 px.
  fontSize: { scope: 'device', kind: 'select', default: null, items: [null, 1, 2, 3] },
  useSystemFont: { scope: 'device', kind: 'boolean', default: false },
  animation: { scope: 'device', kind: 'boolean', default: () => !prefersReducedMotion() },
  emojiStyle: { scope: 'device', kind: 'select', default: 'twemoji', items: ['twemoji', 'fluentEmoji', 'native'] },
  squareAvatars: { scope: 'device', kind: 'boolean', default: false },
  showAvatarDecorations: { scope: 'device', kind: 'boolean', default: true },
  enableSeasonalScreenEffect: { scope: 'device', kind: 'boolean', default: false },
  hemisphere: {
    scope: 'device',
    kind: 'select',
    default: 'auto',
    items: ['auto', 'N', 'S'],
    hideWhen: { enableSeasonalScreenEffect: false },
  },
  menuDisplay: { scope: 'device', kind: 'select', default: 'sideFull', items: ['sideFull', 'sideIcon'] },
  disableDrawer: { scope: 'device', kind: 'boolean', default: false },
  useBlurEffect: { scope: 'device', kind: 'boolean', default: false },
  useBlurEffectForModal: { scope: 'device', kind: 'boolean', default: false },
});
