import { action } from 'mobx';
import { preloadFeed } from '~/components/timeline/preloadFeed';
import type { PreloadedPane } from '~/registry/definePage';
import type { RootStore } from '~/stores/RootStore';
import { antennaFeed } from './antennaFeed';

/** Asks for the notes of the page before it renders. */
export default action((root: RootStore, { paneId, params }: PreloadedPane): Promise<void> =>
  preloadFeed(root, antennaFeed(root, root.session.current, paneId, params.antennaId!)),
);
