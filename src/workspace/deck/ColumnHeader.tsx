import { observer } from 'mobx-react-lite';
import { useSyncExternalStore, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { Icon } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { tabsWith } from '~/services/workspace/deckTree';
import { MAIN_PANE } from '~/services/workspace/document';
import { useStores } from '~/react/context';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import { PaneAccountMark } from '../panes/PaneAccountMark';
import { PaneActions, PaneHeader, PaneNews, PaneTitle } from '../panes/PaneHeader';
import type { LivePane } from '../panes/LivePane';
import { PaneIcon } from '../panes/PaneIcon';
import { scrollPaneToTop } from '../panes/scrollPaneToTop';
import { usePaneTitleText } from '../panes/usePaneTitleText';
import styles from './ColumnHeader.module.css';
import { ColumnTabs } from './ColumnTabs';
import { columnStepForKey } from './columnKeys';
import { dragColumn } from './dragColumn';
import { useDeck } from './DeckContext';
import { UnseenCount } from './UnseenCount';
import { useColumnMenu } from './useColumnMenu';

interface ColumnHeaderProps {
  pane: LivePane;
  titleId: string;
  isFolded: boolean;
}

/** The title and buttons of a column. The title moves the column, with the pointer or the arrow keys. */
export const ColumnHeader = observer(function ColumnHeader({ pane, titleId, isFolded }: ColumnHeaderProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const deck = useDeck();
  const { store } = deck;
  const title = usePaneTitleText(pane, store);
  const openMenu = useColumnMenu(pane);
  const canGoBack = useSyncExternalStore(pane.history.subscribe, () => offersBack(pane));
  const isMaximized = store.deck.maximised === pane.id;
  const tabs = tabsWith(store.deck.root, pane.id);
  const record = store.pane(pane.id);

  const handlePress = (event: PointerEvent) => {
    if (event.button === 0) dragColumn(event.nativeEvent, event.currentTarget, pane.id, deck);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = overlays.hasOpen() ? null : columnStepForKey(event, pane.id, deck.roomWidth());
    if (!step) return;
    event.preventDefault();
    store.change(step);
    event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const handleContextMenu = (event: MouseEvent) => {
    event.preventDefault();
    openMenu({ x: event.clientX, y: event.clientY });
  };
  const handleMenu = ({ currentTarget }: { currentTarget: OverlayAnchor }) => openMenu(currentTarget);
  return (
    <PaneHeader className={styles.header} data-folded={isFolded || undefined}>
      {!isFolded && canGoBack && <IconButton icon="arrowLeft" label={t('page.back')} onClick={pane.history.back} />}
      {!tabs && !isFolded && (
        // The title does the same by keyboard.
        <span className={styles.grip} aria-hidden="true" onPointerDown={handlePress}>
          <Icon name="gripVertical" />
        </span>
      )}
      {!tabs && <PaneIcon pane={pane} />}
      <PaneAccountMark account={record.account} accounts={store.accounts} />
      {tabs ? (
        <ColumnTabs tabs={tabs} titleId={titleId} />
      ) : (
        <PaneTitle
          ref={pane.attachTitle}
          id={titleId}
          className={styles.title}
          help={t('column.moveHelp')}
          onClick={() => (isFolded ? store.fold(pane.id) : scrollPaneToTop(pane.element))}
          onPointerDown={handlePress}
          onKeyDown={handleKey}
          onContextMenu={handleContextMenu}
        >
          {title}
        </PaneTitle>
      )}
      {isFolded && record.hasBadge && <UnseenCount pane={pane} />}
      {!isFolded && (
        <>
          <PaneNews ref={pane.setNewsSlot} />
          <PaneActions ref={pane.setActionsSlot} />
        </>
      )}
      {isMaximized && <IconButton icon="squares" label={t('column.showAll')} onClick={() => store.maximize(null)} />}
      {isFolded ? (
        <IconButton icon="chevronsDown" label={t('column.expand')} onClick={() => store.fold(pane.id)} />
      ) : (
        <IconButton icon="adjustmentsHorizontal" label={t('column.more')} aria-haspopup="menu" onClick={handleMenu} />
      )}
    </PaneHeader>
  );
});

/** Whether a column has a way back. The timeline is where the main pane begins. */
const offersBack = ({ id, history }: LivePane): boolean => history.canGoBack && !(id === MAIN_PANE && history.href === '/');
