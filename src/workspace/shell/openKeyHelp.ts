import type { RootStore } from '~/stores/RootStore';
import { goToPlaces } from './goToPlaces';

/** Opens the list of all keys. */
export function openKeyHelp(root: RootStore): void {
  void root.overlays.open('keyHelp', { places: goToPlaces(root) });
}
