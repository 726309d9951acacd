import { Activity, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { observer } from 'mobx-react-lite';
import { useAccount, useStores } from '~/stores/context';
import type { LivePanes } from '../panes/LivePanes';
import { PaneHost } from '../panes/PaneHost';
import { PaneSlot } from '../panes/PaneSlot';
import { deckPart, phoneColumnsPart } from '../lazyParts';
import { LoadedPart } from '../LoadedPart';

/** The middle of the workspace: the main pane alone, or as one of the columns. */
export const MainArea = observer(function MainArea({ panes, isPhone }: { panes: LivePanes; isPhone: boolean }) {
  const { store } = useStores().workspace;
  const alone = <PaneSlot pane={panes.main} />;
  if (!store?.hasColumns) return alone;
  return (
    <Suspense fallback={alone}>
      <LoadedPart part={isPhone ? phoneColumnsPart : deckPart} props={{ store, panes }} />
    </Suspense>
  );
});

/** What stands in the main pane, wherever that has its place. */
export const MainPane = observer(function MainPane({ panes }: { panes: LivePanes }) {
  const { main } = panes;
  const { store } = useStores().workspace;
  const { key } = useAccount();
  const isShown = store ? panes.isShown(main.id, store) : true;
  return createPortal(
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <PaneHost key={key} pane={main} frame={store?.hasColumns ? 'column' : 'main'} />
    </Activity>,
    main.element,
  );
});
