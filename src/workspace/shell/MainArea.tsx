import { Activity } from 'react';
import { createPortal } from 'react-dom';
import { observer } from 'mobx-react-lite';
import { useAccount, useStores } from '~/react/context';
import type { LivePanes } from '../panes/LivePanes';
import { PaneHost } from '../panes/PaneHost';
import { AloneMain, Deck, PhoneColumns } from '../lateParts';

/** The middle of the workspace: the main pane alone, or as one of the columns. */
export const MainArea = observer(function MainArea({ panes, isPhone }: { panes: LivePanes; isPhone: boolean }) {
  const { workspace } = useStores();
  if (!workspace.hasColumns) return <AloneMain panes={panes} />;
  const Columns = isPhone ? PhoneColumns : Deck;
  return <Columns store={workspace} panes={panes} />;
});

/** The content of the main pane, wherever the pane is placed. */
export const MainPane = observer(function MainPane({ panes }: { panes: LivePanes }) {
  const { main } = panes;
  const { workspace } = useStores();
  const { key } = useAccount();
  const isShown = panes.isShown(main.id, workspace);
  return createPortal(
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <PaneHost key={key} pane={main} frame={workspace.hasColumns ? 'column' : 'main'} />
    </Activity>,
    main.element,
  );
});
