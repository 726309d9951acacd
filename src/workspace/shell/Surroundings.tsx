import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { I18n } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { parseAddress } from '~/router/address';
import { useStores } from '~/stores/context';
import type { ShellKind } from './shellKind';
import styles from './Surroundings.module.css';
import { useMediaQuery } from './useMediaQuery';

// What cannot be loaded is not there; the page goes on.
const nothing = { default: () => null };
const lazyPanel = (i18n: I18n) =>
  lazy<ComponentType>(() =>
    Promise.all([import('./VisitorPanel'), i18n.bring(['welcome'])])
      .then(([panel]) => panel)
      .catch(() => nothing),
  );
const lazyStatusBars = (i18n: I18n) =>
  lazy<ComponentType>(() =>
    Promise.all([import('./statusBars/StatusBars'), i18n.bring(['statusBar'])])
      .then(([bars]) => bars)
      .catch(() => nothing),
  );

/** What stands directly beside the page, loaded only where it is wanted. */
export const Surroundings = observer(function Surroundings({ kind, children }: { kind: ShellKind; children: ReactNode }) {
  const i18n = useI18n();
  const { href } = usePane();
  const { settings } = useStores();
  const [{ VisitorPanel, StatusBars }] = useState(() => ({ VisitorPanel: lazyPanel(i18n), StatusBars: lazyStatusBars(i18n) }));
  const hasStatusBars = (kind === 'full' || kind === 'phone') && settings.get('statusbars').length > 0;
  const isWide = useMediaQuery('(width >= 1280px)');
  return (
    <div className={styles.surroundings} data-shell={kind}>
      {kind === 'visitor' && isWide && parseAddress(href).path !== '/' && (
        <Suspense fallback={<div className={styles.panel} />}>
          <VisitorPanel />
        </Suspense>
      )}
      {hasStatusBars && (
        <Suspense>
          <StatusBars />
        </Suspense>
      )}
      {children}
    </div>
  );
});
