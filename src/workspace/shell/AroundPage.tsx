import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { usePane } from '~/router/PaneContext';
import { parseAddress } from '~/router/address';
import { useAccount, useStores } from '~/react/context';
import { later } from '~/react/later';
import type { ShellKind } from '../lib/shellKind';
import { bannersOf } from './bannersOf';
import styles from './AroundPage.module.css';
import { ConnectionNotice } from './ConnectionNotice';
import { VisitorPanel } from './visitorParts';
import { useMediaQuery } from '../lib/useMediaQuery';

// If one of these does not load, the page works without it.
const StatusBars = later(async () => (await import('./strips')).StatusBars);
const AnnouncementStrip = later(async () => (await import('./strips')).AnnouncementStrip);
const StorageStrip = later(async () => (await import('./strips')).StorageStrip, { neededOffline: true });

/** The parts directly beside the page. Each loads only if it is shown. */
export const AroundPage = observer(function AroundPage({ kind, children }: { kind: ShellKind; children: ReactNode }) {
  const { href } = usePane();
  const { settings, overlays } = useStores();
  const { me } = useAccount();
  const isWhole = kind === 'full' || kind === 'phone';
  const hasStatusBars = isWhole && settings.get('statusbars').length > 0;
  const isWide = useMediaQuery('(width >= 1280px)');
  return (
    <div className={styles.around} data-shell={kind}>
      {kind === 'visitor' && isWide && parseAddress(href).path !== '/' && <VisitorPanel />}
      {hasStatusBars && <StatusBars />}
      {isWhole && overlays.beside.includes('storage') && <StorageStrip />}
      {isWhole && bannersOf(me).length > 0 && <AnnouncementStrip />}
      {children}
      {kind !== 'visitor' && <ConnectionNotice />}
    </div>
  );
});
