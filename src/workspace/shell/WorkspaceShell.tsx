import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import { PaneContext, type Pane } from '~/router/PaneContext';
import { MAIN_PANE } from '~/services/workspace/document';
import { useAccount, useServer, useStores } from '~/react/context';
import type { LivePanes } from '../panes/LivePanes';
import { navigateMain } from '../panes/navigateMain';
import { MainArea, MainPane } from './MainArea';
import { shellKind } from '../lib/shellKind';
import { BottomBar, DashboardBeside, NavRail } from './shellParts';
import { VisitorHeader } from './visitorParts';
import { ConnectionNotice } from './ConnectionNotice';
import { AroundPage } from './AroundPage';
import { useIsPhone } from '../lib/layout';
import styles from './WorkspaceShell.module.css';

interface WorkspaceShellProps {
  panes: LivePanes;
  /** Resolves when the data of the first page are painted. Parts that can wait load after that. */
  firstDataPainted: Promise<void>;
  /** The content above the page. Its links open in the main pane. */
  children?: ReactNode;
}

/** The workspace: the navigation around the main pane, in the form that fits the viewer and the width. */
export const WorkspaceShell = observer(function WorkspaceShell({ panes, firstDataPainted, children }: WorkspaceShellProps) {
  const { history, title } = panes.main;
  const root = useStores();
  const { t } = useI18n();
  const { me } = useAccount();
  const isPhone = useIsPhone();
  const href = useSyncExternalStore(history.subscribe, () => history.href);
  const kind = shellKind(href, me !== null, isPhone, root.workspace.isAlone);
  useDocumentTitle(title);

  // Links of the navigation open in the main pane.
  const navigation = useMemo<Pane>(() => {
    const navigate: Pane['navigate'] = (to, options) => navigateMain(root, panes, to, options);
    return {
      paneId: MAIN_PANE,
      frame: 'main',
      visitKey: '',
      href,
      isOpenedByHand: false,
      isBelow: false,
      navigate,
      navigateMain: navigate,
      canGoBack: history.canGoBack,
      back: history.back,
      reload: () => panes.main.reload(),
      onReload: panes.main.onReload,
      setTitle: panes.main.setTitle,
      options: null,
      setOptions: () => {},
      density: 'comfortable',
      hasSound: true,
      report: () => {},
      actionsSlot: null,
      newsSlot: null,
    };
  }, [history, href, panes, root]);
  return (
    <PaneContext value={navigation}>
      <div className={styles.shell} data-shell={kind}>
        <a className={styles.skip} href="#main">
          {t('shell.skipToContent')}
        </a>
        {kind === 'full' && <NavRail panes={panes} />}
        {kind === 'visitor' && <VisitorHeader />}
        <AroundPage kind={kind}>
          <main className={styles.main} id="main" tabIndex={-1}>
            <MainArea panes={panes} isPhone={isPhone} isAlone={kind === 'zen'} />
          </main>
        </AroundPage>
        {kind === 'visitor' && <ConnectionNotice />}
        {(kind === 'full' || kind === 'phone') && <DashboardBeside panes={panes} firstDataPainted={firstDataPainted} />}
        {kind === 'phone' && <BottomBar panes={panes} />}
        <MainPane panes={panes} isAlone={kind === 'zen'} />
      </div>
      {children}
    </PaneContext>
  );
});

/** Sets the title of the document to `{page} | {instance}`, after the number of unread notifications in parentheses. */
function useDocumentTitle(title: string): void {
  const server = useServer();
  const { unreadCount } = useAccount().meStore;
  const name = server.name;
  useEffect(() => {
    const unread = unreadCount > 0 ? `(${unreadCount}) ` : '';
    document.title = unread + (!title || title === name ? name : `${title} | ${name}`);
  }, [title, name, unreadCount]);
}
