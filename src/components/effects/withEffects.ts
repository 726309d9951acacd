import type { SettingsStore } from '~/stores/settings/SettingsStore';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import type * as Effects from './drawEffects';

/**
 * Draws a decorative effect if the page is visible and the viewer wants animations. The code loads with the first effect; without
 * it, nothing is drawn.
 */
export function withEffects(settings: Pick<SettingsStore, 'get'>, draw: (effects: typeof Effects) => void): void {
  if (document.hidden || !settings.get('animation') || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  void load().then(draw, () => {});
}

// Awaited by itself: in a build, a failure of its styles escapes a `then` that directly follows the import.
const load = async (): Promise<typeof Effects> => await import('./drawEffects');

/** Draws a ripple over a visible element; for a point, it does nothing. */
export function rippleAt(settings: Pick<SettingsStore, 'get'>, anchor: OverlayAnchor | null | undefined): void {
  const place = anchor instanceof Element ? anchor.getBoundingClientRect() : null;
  if (place?.width) withEffects(settings, ({ ripple }) => ripple(place));
}
