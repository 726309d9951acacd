import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { createLostParts } from '~/stores/connectivity/LostParts';
import { createOutboxSign } from '~/stores/posting/outboxSign';
import styles from './ConnectionNotice.module.css';

/** How often the seconds until the next attempt are counted; ms. */
const TICK_MS = 1000;

/**
 * Says at the lower edge of the page, which becomes shorter, what is missing because of the network: the connection, parts that did not load,
 * and notes that wait. Once closed, it returns with the next loss.
 */
export const ConnectionNotice = observer(function ConnectionNotice() {
  const { connectivity, part } = useStores();
  const isShown = connectivity.isNoticeShown || (!connectivity.isLost && part(createLostParts).hasSome);
  return <div role="status">{isShown && <Strip />}</div>;
});

const Strip = observer(function Strip() {
  const { t } = useI18n();
  const root = useStores();
  const { connectivity } = root;
  const { isLost, isOnline, isReloadWanted } = connectivity;
  const lostParts = root.part(createLostParts);
  const waiting = root.part(createOutboxSign).get();
  const strip = useRef<HTMLDivElement>(null);
  useRoom(strip);
  const loss = isOnline ? <Reconnecting /> : t(root.session.isSignedIn ? 'shell.offlineWriter' : 'shell.offline');
  const reason = isLost ? loss : t('shell.partsMissing');
  return (
    <div ref={strip} className={styles.strip} data-part="connection">
      <Icon name={isLost ? 'wifiOff' : 'alertTriangle'} className={styles.icon} />
      <p className={styles.text}>
        {reason} {isLost && isReloadWanted && t('shell.reloadsWhenBack')} {isLost && waiting > 0 && t('shell.outbox', { n: waiting })}
      </p>
      <div className={styles.actions}>
        {isLost && waiting > 0 && (
          <Button variant="ghost" onClick={() => void root.overlays.open('outbox', {})}>
            {t('shell.openOutbox')}
          </Button>
        )}
        {isLost && isOnline && (
          <Button variant="ghost" onClick={() => connectivity.retryNow()}>
            {t('core.retry')}
          </Button>
        )}
        {isLost ? (
          <Button variant="ghost" onClick={() => connectivity.dismissNotice()}>
            {t('ui.dismiss')}
          </Button>
        ) : (
          <Button icon="refresh" busy={lostParts.isRetrying} onClick={lostParts.retry}>
            {t('core.retry')}
          </Button>
        )}
      </div>
    </div>
  );
});

/** Counts the seconds until the next attempt to connect, in silence: screen readers hear only that there will be one. */
function Reconnecting() {
  const { t } = useI18n();
  const { connectivity, clock } = useStores();
  const [nowMs, setNowMs] = useState(() => clock.now());
  useEffect(() => {
    const ticking = clock.every(TICK_MS, () => setNowMs(clock.now()));
    return () => ticking.dispose();
  }, [clock]);
  const waitMs = (connectivity.retryAtMs ?? nowMs) - nowMs;
  return (
    <>
      <span aria-hidden="true">{waitMs > 0 ? t('shell.disconnected', { s: Math.ceil(waitMs / 1000) }) : t('shell.reconnecting')}</span>
      <span className="visuallyHidden">{t('shell.reconnecting')}</span>
    </>
  );
}

/** Lets toasts appear above an element, and keeps the focused one in view, as the page above becomes shorter. */
function useRoom(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const strip = element.current;
    if (!strip) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--notice', `${strip.offsetHeight}px`);
    measure();
    const main = document.getElementById('main');
    if (main !== document.activeElement && main?.contains(document.activeElement))
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    const observer = new ResizeObserver(measure);
    observer.observe(strip);
    return () => {
      observer.disconnect();
      style.removeProperty('--notice');
    };
  }, [element]);
}
