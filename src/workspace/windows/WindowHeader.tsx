import { observer } from 'mobx-react-lite';
import { useSyncExternalStore, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { tabPath } from '~/router/address';
import { usePane } from '~/router/PaneContext';
import { isElsewhere } from '~/services/accountRef';
import type { Rect, WindowState } from '~/services/workspace/document';
import { useStores } from '~/react/context';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { closeAsked } from '../panes/closeAsked';
import type { LivePane } from '../panes/LivePane';
import { PaneAccountMark } from '../panes/PaneAccountMark';
import { PaneActions, PaneHeader, PaneNews, PaneTitle } from '../panes/PaneHeader';
import { PaneIcon } from '../panes/PaneIcon';
import styles from './WindowHeader.module.css';
import { windowMenu } from './windowMenu';

interface WindowHeaderProps {
  pane: LivePane;
  store: WorkspaceStore;
  title: string;
  titleId: string;
  state: WindowState;
  isSheet: boolean;
  rect: Rect;
  setState: (state: WindowState) => void;
  onClose: () => void;
  onPress: (event: PointerEvent) => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The title and buttons of a window. The title moves the window, with the pointer or the arrow keys. */
export const WindowHeader = observer(function WindowHeader(props: WindowHeaderProps) {
  const { pane, store, title, titleId, state, isSheet, rect, setState, onClose, onPress, onKey } = props;
  const { history } = pane;
  const i18n = useI18n();
  const { overlays, session } = useStores();
  const main = usePane();
  const href = useSyncExternalStore(history.subscribe, () => history.href);
  const isMinimized = state === 'minimised';
  const openMenu = (anchor: OverlayAnchor) => {
    const { account } = store.pane(pane.id);
    const { ref: current } = session.current;
    const items = windowMenu({
      i18n,
      reload: () => pane.reload(),
      href,
      inTab: tabPath(href, account, current),
      rect,
      setState,
      ...(!isElsewhere(account, current) && { showInMain: main.navigate }),
      dock: () => store.dock(pane.id),
      close: () => void closeAsked({ overlays, i18n }, store, pane),
      overlays,
    });
    void overlays.openMenu(anchor, items, { label: i18n.t('window.more') });
  };
  const handleContextMenu = (event: MouseEvent) => {
    event.preventDefault();
    openMenu({ x: event.clientX, y: event.clientY });
  };
  return (
    <PaneHeader className={styles.header}>
      {!isMinimized && history.canGoBack && <IconButton icon="arrowLeft" label={i18n.t('window.back')} onClick={history.back} />}
      <PaneIcon pane={pane} />
      <PaneTitle
        id={titleId}
        className={styles.title}
        help={i18n.t(isMinimized ? 'window.restore' : 'window.moveHelp')}
        onClick={isMinimized ? () => setState('normal') : undefined}
        onPointerDown={isMinimized ? undefined : onPress}
        onKeyDown={onKey}
        onContextMenu={handleContextMenu}
      >
        {title}
      </PaneTitle>
      <PaneAccountMark account={store.pane(pane.id).account} accounts={store.accounts} />
      {!isMinimized && (
        <>
          <PaneNews ref={pane.setNewsSlot} />
          <PaneActions ref={pane.setActionsSlot} />
          <IconButton
            icon="adjustmentsHorizontal"
            label={i18n.t('window.more')}
            aria-haspopup="menu"
            onClick={(event) => openMenu(event.currentTarget)}
          />
          {!isSheet && <IconButton icon="minus" label={i18n.t('window.minimize')} onClick={() => setState('minimised')} />}
        </>
      )}
      {!isSheet &&
        !isMinimized &&
        (state === 'normal' ? (
          <IconButton icon="square" label={i18n.t('window.maximize')} onClick={() => setState('maximised')} />
        ) : (
          <IconButton icon="squares" label={i18n.t('window.restore')} onClick={() => setState('normal')} />
        ))}
      <IconButton icon="x" label={i18n.t('window.close')} onClick={onClose} />
    </PaneHeader>
  );
});
