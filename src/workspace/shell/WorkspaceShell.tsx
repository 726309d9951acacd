import { Suspense, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import { PaneContext, type Pane } from '~/router/PaneContext';
import { MAIN_PANE } from '~/services/workspace/document';
import { parseAddress } from '~/router/address';
import { useAccount, useStores } from '~/stores/context';
import { bottomBar } from '../lazyParts';
import type { LivePanes } from '../panes/LivePanes';
import { navigateMain } from '../panes/navigateMain';
import { MainArea, MainPane } from './MainArea';
import { NavRail } from './NavRail';
import { StreamIndicator } from './StreamIndicator';
import { PHONE, useMediaQuery } from './useMediaQuery';
import { VisitorHeader } from './VisitorHeader';
import { useWorkspace } from '../WorkspaceContext';
import styles from './WorkspaceShell.module.css';

interface WorkspaceShellProps {
  panes: LivePanes;
  /** What lies above the page; its links lead on in the main pane. */
  children?: ReactNode;
}

/** The workspace: navigation around the main pane, in the form that fits the viewer and the width (spec section 2). */
export const WorkspaceShell = observer(function WorkspaceShell({ panes, children }: WorkspaceShellProps) {
  const { history, title } = panes.main;
  const root = useStores();
  const { t } = useI18n();
  const { me } = useAccount();
  const isPhone = useMediaQuery(PHONE);
  const href = useSyncExternalStore(history.subscribe, () => history.href);
  const isZen = new URLSearchParams(parseAddress(href).search).has('zen');
  useDocumentTitle(title);

  // The navigation lives beside the main pane and steers it.
  const navigation = useMemo<Pane>(
    () => ({
      paneId: MAIN_PANE,
      frame: 'main',
      visitKey: '',
      href,
      navigate: (to, options) => navigateMain(root, panes, to, options),
      canGoBack: history.canGoBack,
      back: history.back,
      setTitle: panes.main.setTitle,
      options: null,
      setOptions: () => {},
      hasSound: true,
      report: () => {},
      actionsSlot: null,
    }),
    [history, href, panes, root],
  );
  return (
    <PaneContext value={navigation}>
      <div className={styles.shell} data-shell={isZen ? 'zen' : me ? (isPhone ? 'phone' : 'full') : 'visitor'}>
        <a className={styles.skip} href="#main">
          {t('shell.skipToContent')}
        </a>
        {!isZen && me && !isPhone && <NavRail />}
        {!isZen && !me && <VisitorHeader />}
        <main className={styles.main} id="main" tabIndex={-1}>
          <MainArea panes={panes} isPhone={isPhone} />
        </main>
        {!isZen && me && isPhone && (
          <Suspense>
            <BottomBarAtHand />
          </Suspense>
        )}
        <StreamIndicator />
        <MainPane panes={panes} />
      </div>
      {children}
    </PaneContext>
  );
});

/** Fetched before the first rendering on a phone, and by nobody else. */
function BottomBarAtHand() {
  const { loader } = useWorkspace();
  const { default: BottomBar } = use(loader.load('bottom bar', bottomBar));
  return <BottomBar />;
}

/** `{page} | {instance}`, as people with many tabs expect (reference/deck-windows-shell.md section 1). */
function useDocumentTitle(title: string): void {
  const { instance } = useStores();
  const name = instance.name;
  useEffect(() => {
    document.title = !title || title === name ? name : `${title} | ${name}`;
  }, [title, name]);
}
