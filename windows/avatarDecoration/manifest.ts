import type { WireDecoration } from '~/api/wire';
import { defineWindow } from '~/registry/defineWindow';

/**
 * Puts a decoration on the viewer's avatar, or changes one that is on it.
 * @param place its place among those that are worn; null for one that is not worn yet
 */
export default defineWindow<{ readonly decoration: WireDecoration; readonly place: number | null }>({
  id: 'avatarDecoration',
  title: 'avatarDecorationWindow.title',
});
