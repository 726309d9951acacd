import type { SettingsStore } from '~/stores/settings/SettingsStore';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import type * as Effects from './drawEffects';

/**
 * Draws something that is nice and not needed: where people want movement and can see it (reference/note.md section 7).
 * What draws is loaded with the first of them; without it nothing is missed.
 */
export function withEffects(settings: Pick<SettingsStore, 'get'>, draw: (effects: typeof Effects) => void): void {
  if (document.hidden || !settings.get('animation') || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  import('./drawEffects').then(draw, () => {});
}

/** A ripple over something that was pressed and is on screen; a point has none. */
export function rippleAt(settings: Pick<SettingsStore, 'get'>, anchor: OverlayAnchor | null | undefined): void {
  const place = anchor instanceof Element ? anchor.getBoundingClientRect() : null;
  if (place?.width) withEffects(settings, ({ ripple }) => ripple(place));
}
