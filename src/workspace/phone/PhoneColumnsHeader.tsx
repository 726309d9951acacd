import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { useScrollEdges } from '~/components/ui/useScrollEdges';
import { useI18n } from '~/i18n/useI18n';
import { isRightToLeft } from '~/lib/isRightToLeft';
import type { PaneId } from '~/services/workspace/document';
import { useDeck } from '../deck/DeckContext';
import { useColumnMenu } from '../deck/useColumnMenu';
import { PaneAccountMark } from '../panes/PaneAccountMark';
import { PaneActions, PaneHeader } from '../panes/PaneHeader';
import { usePaneTitleText } from '../panes/usePaneTitleText';
import styles from './PhoneColumns.module.css';

interface PhoneColumnsHeaderProps {
  ids: readonly PaneId[];
  current: PaneId;
  onShow: (pane: PaneId) => void;
}

/** The tabs of all columns and the buttons of the visible one. */
export const PhoneColumnsHeader = observer(function PhoneColumnsHeader({ ids, current, onShow }: PhoneColumnsHeaderProps) {
  const { t } = useI18n();
  const { store, panes } = useDeck();
  const pane = panes.of(current, store);
  const openMenu = useColumnMenu(pane);
  const canGoBack = useSyncExternalStore(pane.history.subscribe, () => pane.history.canGoBack);
  const list = useRef<HTMLDivElement>(null);
  useScrollEdges(list, ids.length);
  useEffect(() => {
    list.current!.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const handleKey = (event: KeyboardEvent) => {
    const [previous, following] = isRightToLeft(event.currentTarget) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const step = event.key === following ? 1 : event.key === previous ? -1 : 0;
    const next = ids[ids.indexOf(current) + step];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    onShow(next);
    list.current!.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus();
  };
  return (
    <PaneHeader className={styles.header}>
      {canGoBack && <IconButton icon="arrowLeft" label={t('page.back')} onClick={pane.history.back} />}
      <PaneAccountMark account={store.pane(current).account} accounts={store.accounts} />
      <div ref={list} className={styles.tabs} role="tablist" tabIndex={-1} aria-label={t('column.deck')} onKeyDown={handleKey}>
        {ids.map((id) => (
          <PhoneTab key={id} paneId={id} isCurrent={id === current} onShow={onShow} />
        ))}
      </div>
      {ids.map((id) => (
        <PaneActions key={id} ref={panes.of(id, store).setActionsSlot} hidden={id !== current} />
      ))}
      <IconButton
        icon="adjustmentsHorizontal"
        label={t('column.more')}
        aria-haspopup="menu"
        onClick={(event) => openMenu(event.currentTarget)}
      />
    </PaneHeader>
  );
});

interface PhoneTabProps {
  paneId: PaneId;
  isCurrent: boolean;
  onShow: (pane: PaneId) => void;
}

const PhoneTab = observer(function PhoneTab({ paneId, isCurrent, onShow }: PhoneTabProps) {
  const { store, panes } = useDeck();
  const title = usePaneTitleText(panes.of(paneId, store), store);
  return (
    <button
      type="button"
      role="tab"
      className={styles.tab}
      aria-selected={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      data-tab={paneId}
      onClick={() => onShow(paneId)}
    >
      {title}
    </button>
  );
});
