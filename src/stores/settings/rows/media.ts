import { defineSettings } from '~/registry/defineSettings';
import { prefersReducedMotion } from '~/lib/prefersReducedMotion';

/** Pictures, videos and sounds in notes. */
export default defineSettings('media', {
  nsfw: { scope: 'device', kind: 'select', default: 'respect', items: ['respect', 'force', 'ignore'] },
  highlightSensitiveMedia: { scope: 'device', kind: 'boolean', default: false },
  mediaListWithOneImageAppearance: { scope: 'device', kind: 'select', default: 'expand', items: ['expand', '16_9', '1_1', '2_3'] },
  imageNewTab: { scope: 'device', kind: 'boolean', default: false },
  loadRawImages: { scope: 'device', kind: 'boolean', default: false },
  disableShowingAnimatedImages: { scope: 'device', kind: 'boolean', default: prefersReducedMotion, isInverted: true },
});
