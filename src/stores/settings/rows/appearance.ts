import { defineSettings } from '~/registry/defineSettings';
import { prefersReducedMotion } from '~/lib/prefersReducedMotion';

/** How the product looks and moves, apart from its theme. */
export default defineSettings('appearance', {
  animation: { scope: 'device', kind: 'boolean', default: () => !prefersReducedMotion() },
  emojiStyle: { scope: 'device', kind: 'select', default: 'twemoji', items: ['twemoji', 'fluentEmoji', 'native'] },
  squareAvatars: { scope: 'device', kind: 'boolean', default: false },
  showAvatarDecorations: { scope: 'device', kind: 'boolean', default: true },
  menuDisplay: { scope: 'device', kind: 'select', default: 'sideFull', items: ['sideFull', 'sideIcon'] },
  disableDrawer: { scope: 'device', kind: 'boolean', default: false },
  useBlurEffectForModal: { scope: 'device', kind: 'boolean', default: false },
});
