import { defineWindow } from '~/registry/defineWindow';
import type { PreviewPlayer } from '~/services/urlPreview';

/** Plays a video or music of another site in a window. Open it only for a click. */
export default defineWindow<{ readonly title: string; readonly player: PreviewPlayer }>({
  id: 'player',
  title: 'urlPreview.player',
  head: 'own',
  modal: false,
});
