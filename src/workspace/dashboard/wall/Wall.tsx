import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
import { useNow } from '~/components/widget/useNow';
import { useI18n } from '~/i18n/useI18n';
import type { Disposable } from '~/lib/disposable';
import { isComposing } from '~/lib/keys';
import { useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { usePaneTitle } from '~/router/usePaneTitle';
import { useElementSize } from '../../lib/useElementSize';
import { useDashboard } from '../DashboardContext';
import { DASHBOARD_HREF } from '../dashboardPlace';
import { useAwakeScreen } from './useAwakeScreen';
import styles from './Wall.module.css';
import { WallBar } from './WallBar';
import { wallScale } from './wallScale';
import { WallPages } from './WallPages';

/** How long the controls stay after the last move or key; ms. */
const SHOWN_MS = 3000;

const MINUTE_MS = 60_000;

/** Where the picture stands in each of four minutes, so that no edge burns into the screen; px. */
const SHIFTS = ['0 0', '2px 0', '2px 2px', '0 2px'] as const;

/**
 * A dashboard on the full screen, for a monitor on a wall: everything is as large as the screen asks for, and the controls and the pointer
 * are there only after a move or a key. Escape leaves it.
 */
export const Wall = observer(function Wall() {
  const { t } = useI18n();
  const { clock, overlays, settings } = useStores();
  const { navigate } = usePane();
  const { id, name } = useDashboard();
  const [isActive, setIsActive] = useState(true);
  const wall = useRef<HTMLDivElement>(null);
  const size = useElementSize(wall);
  usePaneTitle(t('page.dashboard'));
  useAwakeScreen();
  const leave = useEffectEvent(() => navigate(`${DASHBOARD_HREF}?id=${id}`, { replace: true }));

  const waiting = useRef<Disposable>(undefined);
  const hideLater = useEffectEvent(() => {
    waiting.current?.dispose();
    waiting.current = clock.after(SHOWN_MS, () => {
      // A choice is being made, or the focus is on a control.
      if (overlays.hasOpen() || wall.current?.querySelector(':focus-visible')) hideLater();
      else setIsActive(false);
    });
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
    // The browser ends its full screen with Escape by itself, without a key for the page.
    document.addEventListener('fullscreenchange', () => document.fullscreenElement || leave(), { signal });
    hideLater();
    return () => {
      listening.abort();
      waiting.current?.dispose();
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    };
  }, []);
  const scale = settings.get('wallScale') || wallScale(size);
  const minute = Math.floor(useNow(MINUTE_MS) / MINUTE_MS);
  return (
    <div ref={wall} className={styles.wall} data-active={isActive || undefined} data-part="wall">
      <h1 className="visuallyHidden">{t('dashboard.named', { name })}</h1>
      <div className={styles.stage} style={{ '--scale': scale, translate: SHIFTS[minute % SHIFTS.length] } as CSSProperties}>
        {size.width > 0 && <WallPages width={size.width / scale} height={size.height / scale} isPaused={isActive} />}
      </div>
      <WallBar onLeave={() => navigate(`${DASHBOARD_HREF}?id=${id}`, { replace: true })} />
    </div>
  );
});
