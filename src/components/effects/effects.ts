import { prefersReducedMotion } from '~/lib/prefersReducedMotion';
import type { SettingsStore } from '~/stores/settings/SettingsStore';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import { ripple } from './drawEffects';

/** Whether a decorative effect is drawn: the page is visible and the viewer wants animations. */
export const wantsEffects = (settings: Pick<SettingsStore, 'get'>): boolean =>
  !document.hidden && settings.get('animation') && !prefersReducedMotion();

/** Draws a ripple over a visible element; for a point, it does nothing. */
export function rippleAt(settings: Pick<SettingsStore, 'get'>, anchor: OverlayAnchor | null | undefined): void {
  const place = anchor instanceof Element ? anchor.getBoundingClientRect() : null;
  if (place?.width && wantsEffects(settings)) ripple(place);
}
