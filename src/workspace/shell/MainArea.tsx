import { Activity } from 'react';
import { createPortal } from 'react-dom';
import { observer } from 'mobx-react-lite';
import { useAccount, useStores } from '~/react/context';
import { placeFor, type LateFaces } from '~/react/later';
import type { LivePanes } from '../panes/LivePanes';
import { PaneHost } from '../panes/PaneHost';
import { PaneSlot } from '../panes/PaneSlot';
import { lateDeck, latePhoneColumns, type PartProps } from '../lateParts';
import { CornerFailure } from '~/components/async/CornerFailure';

const Alone = ({ panes }: { panes: LivePanes }) => <PaneSlot pane={panes.main} />;

const faces: LateFaces<PartProps> = {
  waiting: Alone,
  failed: ({ panes, ...retry }) => (
    <>
      <Alone panes={panes} />
      <CornerFailure {...retry} />
    </>
  ),
};
const Deck = placeFor(lateDeck, faces);
const PhoneColumns = placeFor(latePhoneColumns, faces);

/** The middle of the workspace: the main pane alone, or as one of the columns. */
export const MainArea = observer(function MainArea({ panes, isPhone }: { panes: LivePanes; isPhone: boolean }) {
  const { store } = useStores().workspace;
  if (!store?.hasColumns) return <Alone panes={panes} />;
  const Columns = isPhone ? PhoneColumns : Deck;
  return <Columns store={store} panes={panes} />;
});

/** The content of the main pane, wherever the pane is placed. */
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
