import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from '~/components/ui/Icon';
import { Spinner } from '~/components/ui/Spinner';
import { useI18n } from '~/i18n/useI18n';
import { followPull } from './followPull';
import { FIRES_AT, followedBy } from './pullDistance';
import styles from './PullToRefresh.module.css';

interface PullToRefreshProps {
  scroller: RefObject<HTMLElement | null>;
  /** Reloads the content. Never rejects. */
  onRefresh: () => Promise<void>;
}

type Phase = 'idle' | 'pulling' | 'ready' | 'busy';

const TEXTS = { pulling: 'pull.pull', ready: 'pull.release', busy: 'pull.busy' } as const;

/** The indicator above a scroller that the viewer pulls down. */
export function PullToRefresh({ scroller, onRefresh }: PullToRefreshProps) {
  const { t } = useI18n();
  const [phase, setPhase] = useState<Phase>('idle');
  const above = useRef<HTMLDivElement>(null);
  const latest = useRef({ phase, onRefresh });
  useLayoutEffect(() => {
    latest.current = { phase, onRefresh };
  });

  useEffect(() => {
    const element = scroller.current!;
    const life = new AbortController();
    const { signal } = life;
    const moveTo = (way: number): void => {
      const follows = way === 0 ? 0 : followedBy(way);
      element.style.translate = way === 0 ? '' : `0 ${follows}px`;
      element.parentElement?.classList.toggle(styles.clips!, way !== 0);
      const { style, offsetTop } = above.current!;
      style.translate = `0 ${element.offsetTop - offsetTop}px`;
      style.blockSize = `${follows}px`;
    };
    const run = async (): Promise<void> => {
      setPhase('busy');
      moveTo(FIRES_AT);
      await latest.current.onRefresh();
      if (signal.aborted) return;
      moveTo(0);
      setPhase('idle');
    };
    const listeners = {
      isAllowed: () => latest.current.phase === 'idle',
      onPull: (way: number) => {
        moveTo(way);
        setPhase(way >= FIRES_AT ? 'ready' : 'pulling');
      },
      onRelease: (way: number) => {
        if (way >= FIRES_AT) return void run();
        moveTo(0);
        setPhase('idle');
      },
    };
    element.classList.add(styles.pulled!);
    followPull(element, listeners, signal);
    return () => {
      life.abort();
      element.classList.remove(styles.pulled!);
      element.style.translate = '';
      element.parentElement?.classList.remove(styles.clips!);
      setPhase('idle');
    };
  }, [scroller]);

  // It follows a finger at once; other movements are animated.
  const isHeld = phase === 'pulling' || phase === 'ready';
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    // When a hidden pane is shown again, this runs before the scroller is mounted. No finger holds it then.
    const classes = scroller.current?.classList;
    classes?.add(styles.held!);
    return () => classes?.remove(styles.held!);
  }, [scroller, isHeld]);

  return (
    <div ref={above} className={styles.above} role="status" data-phase={phase} data-part="pull">
      {phase !== 'idle' && (
        <span className={styles.face}>
          {phase === 'busy' ? <Spinner /> : <Icon name="arrowUp" className={styles.arrow} />}
          {t(TEXTS[phase])}
        </span>
      )}
    </div>
  );
}
