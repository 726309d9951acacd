import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { PageScroller } from '~/components/page/Page';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { Disposable } from '~/lib/disposable';
import { isComposing } from '~/lib/keys';
import { peek } from '~/lib/peek';
import { useStores } from '~/react/context';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { usePane } from '~/router/PaneContext';
import { usePaneTitle } from '~/router/usePaneTitle';
import { MAIN_PANE } from '~/services/workspace/document';
import { useAwakeScreen } from './useAwakeScreen';
import styles from './Wall.module.css';

/** How long the button stays after the last move or key; ms. */
const SHOWN_MS = 3000;

/** Shows its content on the whole screen, for a monitor on a wall. Escape leaves it, and so does a button that appears on a move or key. */
export function Wall({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const { clock, overlays, workspace } = useStores();
  const { navigate } = usePane();
  const [isActive, setIsActive] = useState(true);
  usePaneTitle(t('page.dashboard'));
  useAwakeScreen();
  useWithoutColumns(workspace);
  const leave = useEffectEvent(() => navigate('/dashboard', { replace: true }));

  const waiting = useRef<Disposable>(undefined);
  const hideLater = useEffectEvent(() => {
    waiting.current?.dispose();
    waiting.current = clock.after(SHOWN_MS, () => setIsActive(false));
  });
  const noticeActivity = useEffectEvent(() => {
    setIsActive(true);
    hideLater();
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    noticeActivity();
    if (event.key === 'Escape' && !isComposing(event) && !event.defaultPrevented && !overlays.hasOpen()) leave();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointermove', noticeActivity, { signal, passive: true });
    document.addEventListener('pointerdown', noticeActivity, { signal, passive: true });
    document.addEventListener('keydown', handleKey, { signal });
    // The browser ends its whole screen with Escape by itself, without a key for the page.
    document.addEventListener('fullscreenchange', () => document.fullscreenElement || leave(), { signal });
    hideLater();
    return () => {
      listening.abort();
      waiting.current?.dispose();
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    };
  }, []);
  return (
    <div className={styles.wall} data-active={isActive || undefined} data-part="wall">
      <h1 className="visuallyHidden">{t('page.dashboard')}</h1>
      <PageScroller onRefresh={undefined}>{children}</PageScroller>
      <div className={styles.leave}>
        <Button icon="arrowsMinimize" onClick={() => navigate('/dashboard', { replace: true })}>
          {t('dashboard.leaveWall')}
        </Button>
      </div>
    </div>
  );
}

/** Lets the main pane fill the deck meanwhile. */
function useWithoutColumns(workspace: WorkspaceStore): void {
  useEffect(() => {
    const before = peek(() => workspace.deck.maximised);
    if (before === MAIN_PANE || !peek(() => workspace.hasColumns)) return undefined;
    workspace.maximize(MAIN_PANE);
    return () => workspace.maximize(before ?? null);
  }, [workspace]);
}
