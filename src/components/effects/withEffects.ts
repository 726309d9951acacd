import type { SettingsStore } from '~/stores/settings/SettingsStore';
import type * as Effects from './drawEffects';

/**
 * Draws something that is nice and not needed: where people want movement and can see it (reference/note.md section 7).
 * What draws is loaded with the first of them; without it nothing is missed.
 */
export function withEffects(settings: Pick<SettingsStore, 'get'>, draw: (effects: typeof Effects) => void): void {
  if (document.hidden || !settings.get('animation') || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  import('./drawEffects').then(draw, () => {});
}
