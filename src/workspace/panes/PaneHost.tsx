import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { observer } from 'mobx-react-lite';
import { useAccount, useStores } from '~/react/context';
import type { RouteMatch } from '~/router/RouteTable';
import { PaneContext, usePane, type FrameKind, type Pane } from '~/router/PaneContext';
import { isElsewhere } from '~/services/accountRef';
import { MAIN_PANE } from '~/services/workspace/document';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { NotFound } from '~/components/page/NotFound';
import type { LivePane } from './LivePane';
import { PageFrame, type SharedPane } from './PageFrame';
import { scrollPaneToTop } from './scrollPaneToTop';
import styles from './PaneHost.module.css';
import { useDensity } from './useDensity';
import { useWorkspace } from '../WorkspaceContext';

interface PaneHostProps {
  pane: LivePane;
  frame: FrameKind;
  /** Stores the options of the pane; the main pane has none. */
  store?: WorkspaceStore;
}

/** The content of a pane. A reload mounts it again. */
export const PaneHost = observer(function PaneHost(props: PaneHostProps) {
  return <PaneContent key={props.pane.reloads} {...props} />;
});

/** Shows the route of a pane's history, and keeps the most recent pages mounted (setting `numberOfPageCache`). */
const PaneContent = observer(function PaneContent({ pane, frame, store }: PaneHostProps) {
  const { settings, session } = useStores();
  const { routes } = useWorkspace();
  const signedIn = useAccount().me !== null;
  const root = useRef<HTMLDivElement>(null);
  const { id: paneId, history, actionsSlot, newsSlot, setTitle, report } = pane;
  const href = useSyncExternalStore(history.subscribe, () => history.href);
  const match = routes.resolve(href, signedIn);
  const kept = useKeptPages(match, history.current.key, settings.get('numberOfPageCache'));

  useEffect(() => {
    if (match && match.href !== href) history.navigate(match.href, { replace: true });
  }, [history, href, match]);
  useEffect(() => history.onRepeat(() => scrollPaneToTop(root.current)), [history]);
  useFocusOnNavigation(root, pane, href);
  useLayoutEffect(() => pane.attachHost(root.current), [pane]);

  const [restored] = useState(history.current.key);
  const isOpenedByHand = history.current.key !== restored || store?.openedElsewhere.has(paneId) === false;
  const { navigate, back, canGoBack, guardSteps } = history;
  const around = usePane();
  const record = paneId === MAIN_PANE ? null : store?.pane(paneId);
  const account = record?.account ?? null;
  const isElse = isElsewhere(account, session.current.ref);
  const navigateMain = useMemo<Pane['navigateMain']>(
    () => (isElse ? (to) => void store?.openWindow(to, { account }) : around.navigateMain),
    [isElse, account, store, around.navigateMain],
  );
  const options = record?.options ?? null;
  const hasSound = record?.hasSound ?? true;
  const density = useDensity(frame, options);
  const shared = useMemo<SharedPane>(
    () => ({
      paneId,
      frame,
      isOpenedByHand,
      navigate,
      navigateMain,
      canGoBack,
      guardSteps,
      back,
      reload: () => pane.reload(),
      onReload: pane.onReload,
      options,
      setOptions: (change) => store?.changePane(paneId, { options: { ...options, ...change } }),
      hasSound,
      density,
      report,
      actionsSlot,
      newsSlot,
    }),
    [
      paneId,
      frame,
      isOpenedByHand,
      navigate,
      navigateMain,
      canGoBack,
      guardSteps,
      back,
      pane,
      options,
      store,
      hasSound,
      density,
      report,
      actionsSlot,
      newsSlot,
    ],
  );
  const nowhere = useMemo<Pane>(() => ({ ...shared, visitKey: href, href, isBelow: false, setTitle }), [shared, href, setTitle]);
  const handleTitle = useCallback((key: string, title: string) => key === match?.key && setTitle(title), [match?.key, setTitle]);

  return (
    <div className={styles.pane} ref={root} data-pane={paneId} data-density={density} tabIndex={-1}>
      {kept.map((page) => (
        <PageFrame
          key={page.match.key}
          match={page.match}
          visible={page.match.key === match?.key}
          visitKey={page.visitKey}
          shared={shared}
          onTitle={handleTitle}
        />
      ))}
      {!match && (
        <PaneContext value={nowhere}>
          <NotFound />
        </PaneContext>
      )}
    </div>
  );
});

interface KeptPage {
  readonly match: RouteMatch;
  readonly visitKey: string;
}

/**
 * Returns the current page and the ones before it, at most `limit`. A page that is visited again keeps its place in the order.
 */
function useKeptPages(match: RouteMatch | null, visitKey: string, limit: number): readonly KeptPage[] {
  const [kept, setKept] = useState<readonly KeptPage[]>(() => (match ? [{ match, visitKey }] : []));
  if (match && (kept[0]?.match.key !== match.key || kept[0].match.href !== match.href)) {
    const known = kept.find((page) => page.match.key === match.key);
    const next = [{ match, visitKey: known?.visitKey ?? visitKey }, ...kept.filter((page) => page.match.key !== match.key)].slice(
      0,
      Math.max(1, limit),
    );
    setKept(next);
    return next;
  }
  return kept;
}

/**
 * After a navigation, the focused link is removed or hidden, so the heading of the page takes the focus. Keyboard and screen
 * reader continue from there. Back returns the focus to the row that it left.
 */
function useFocusOnNavigation(root: React.RefObject<HTMLElement | null>, pane: LivePane, href: string): void {
  const { history } = pane;
  const shown = useRef({ href, visit: history.current.key });
  const rows = useRef(new Map<string, HTMLElement | null>());
  useLayoutEffect(() => {
    if (shown.current.href === href) return;
    const active = document.activeElement;
    const isHere = root.current?.contains(active);
    if (isHere) rows.current.set(shown.current.visit, active!.closest('article[tabindex]'));
    shown.current = { href, visit: history.current.key };
    const row = rows.current.get(shown.current.visit);
    const isLost = !active || active === document.body || (isHere && !active.checkVisibility());
    if (row?.checkVisibility() && (isLost || isHere || pane.frame?.contains(active))) row.focus({ preventScroll: true });
    else if (isLost) focusHeading(root.current!);
  }, [root, pane, history, href]);
}

/** Focuses the heading of a pane. Until the page is there, the pane has the focus, unless somebody moves it meanwhile. */
function focusHeading(pane: HTMLElement): void {
  pane.focus({ preventScroll: true });
  const look = (): void => {
    const isWaiting = document.activeElement === pane;
    const heading = isWaiting && [...pane.querySelectorAll('h1')].find((one) => one.checkVisibility());
    if (heading) heading.focus({ preventScroll: true });
    if (heading || !isWaiting) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(pane, { childList: true, subtree: true, attributeFilter: ['style'] });
  look();
}
