import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { isRightToLeft } from '~/lib/isRightToLeft';
import type { DeckTabs, PaneId } from '~/services/workspace/document';
import { usePaneTitleText } from '../panes/usePaneTitleText';
import { columnStepForKey } from './columnKeys';
import styles from './ColumnTabs.module.css';
import { useDeck } from './DeckContext';
import { dragColumn } from './dragColumn';
import { UnseenCount } from './UnseenCount';
import { useColumnMenu } from './useColumnMenu';

/** The tabs of a column. They choose the pane in front, and each can be dragged out. */
export const ColumnTabs = observer(function ColumnTabs({ tabs: { tabs, activeTabIndex }, titleId }: { tabs: DeckTabs; titleId: string }) {
  const { t } = useI18n();
  const { store } = useDeck();
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const [previous, following] = isRightToLeft(event.currentTarget) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const step = event.key === following ? 1 : event.key === previous ? -1 : 0;
    if (step === 0 || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = tabs[(activeTabIndex + step + tabs.length) % tabs.length]!;
    store.showTab(next);
    // The column of the other tab replaces this one, so its tab exists only after rendering.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus());
  };
  return (
    <div className={styles.tabs} role="tablist" tabIndex={-1} aria-label={t('column.tabs')} onKeyDown={handleKey}>
      {tabs.map((pane, index) => (
        <ColumnTab key={pane} paneId={pane} isActive={index === activeTabIndex} titleId={index === activeTabIndex ? titleId : undefined} />
      ))}
    </div>
  );
});

interface ColumnTabProps {
  paneId: PaneId;
  isActive: boolean;
  titleId: string | undefined;
}

const ColumnTab = observer(function ColumnTab({ paneId, isActive, titleId }: ColumnTabProps) {
  const deck = useDeck();
  const { store, panes } = deck;
  const pane = panes.of(paneId, store);
  const title = usePaneTitleText(pane, store);
  const openMenu = useColumnMenu(pane);
  const handlePress = (event: PointerEvent) => {
    if (event.button === 0) dragColumn(event.nativeEvent, event.currentTarget, paneId, deck);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = event.shiftKey ? columnStepForKey(event, paneId, deck.roomWidth()) : null;
    if (!step) return;
    event.preventDefault();
    store.change(step);
  };
  const handleContextMenu = (event: MouseEvent) => {
    event.preventDefault();
    openMenu({ x: event.clientX, y: event.clientY });
  };
  return (
    <button
      type="button"
      role="tab"
      id={titleId}
      className={styles.tab}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      data-tab={paneId}
      onClick={() => store.showTab(paneId)}
      onPointerDown={handlePress}
      onKeyDown={handleKey}
      onContextMenu={handleContextMenu}
    >
      {title}
      {!isActive && store.pane(paneId).hasBadge && <UnseenCount pane={pane} />}
    </button>
  );
});
