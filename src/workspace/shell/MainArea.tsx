import { Activity, lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { observer } from 'mobx-react-lite';
import type { I18n } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/stores/context';
import type { LivePanes } from '../panes/LivePanes';
import { PaneHost } from '../panes/PaneHost';
import { PaneSlot } from '../panes/PaneSlot';
import { loadDeck } from '../lazyParts';

const lazyDeck = (i18n: I18n) => lazy(() => loadDeck(i18n));

/** The middle of the workspace: the main pane alone, or as one of the columns. */
export const MainArea = observer(function MainArea({ panes }: { panes: LivePanes }) {
  const { store } = useStores().workspace;
  const i18n = useI18n();
  const [Deck] = useState(() => lazyDeck(i18n));
  const alone = <PaneSlot pane={panes.main} />;
  if (!store?.hasColumns) return alone;
  return (
    <Suspense fallback={alone}>
      <Deck store={store} panes={panes} />
    </Suspense>
  );
});

/** What stands in the main pane, wherever that has its place. */
export const MainPane = observer(function MainPane({ panes: { main } }: { panes: LivePanes }) {
  const { store } = useStores().workspace;
  const { key } = useAccount();
  const isShown = store?.shown.has(main.id) ?? true;
  return createPortal(
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <PaneHost key={key} pane={main} frame={store?.hasColumns ? 'column' : 'main'} />
    </Activity>,
    main.element,
  );
});
