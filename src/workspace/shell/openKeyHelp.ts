import type { RouteTable } from '~/router/RouteTable';
import type { RootStore } from '~/stores/RootStore';
import { goToPlaces } from './goToPlaces';

/** Shows all keys. */
export function openKeyHelp(root: RootStore, routes: RouteTable): void {
  void root.overlays.open('keyHelp', { letters: goToPlaces(root, routes).map(({ letter }) => letter) });
}
