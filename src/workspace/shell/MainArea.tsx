import { Activity } from 'react';
import { createPortal } from 'react-dom';
import { observer } from 'mobx-react-lite';
import { useAccount, useStores } from '~/react/context';
import type { LivePanes } from '../panes/LivePanes';
import { PaneHost } from '../panes/PaneHost';
import { AloneMain, Deck, PhoneColumns } from '../lateParts';

interface MainAreaProps {
  panes: LivePanes;
  isPhone: boolean;
  /** Whether the main pane fills the window although the workspace has columns. */
  isAlone: boolean;
}

/** The middle of the workspace: the main pane alone, or as one of the columns. */
export const MainArea = observer(function MainArea({ panes, isPhone, isAlone }: MainAreaProps) {
  const { workspace } = useStores();
  if (isAlone || !workspace.hasColumns) return <AloneMain panes={panes} />;
  const Columns = isPhone ? PhoneColumns : Deck;
  return <Columns store={workspace} panes={panes} />;
});

/** The content of the main pane, wherever the pane is placed. */
export const MainPane = observer(function MainPane({ panes, isAlone }: Omit<MainAreaProps, 'isPhone'>) {
  const { main } = panes;
  const { workspace } = useStores();
  const { key } = useAccount();
  const isShown = isAlone || panes.isShown(main.id, workspace);
  return createPortal(
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <PaneHost key={key} pane={main} frame={workspace.hasColumns && !isAlone ? 'column' : 'main'} />
    </Activity>,
    main.element,
  );
});
