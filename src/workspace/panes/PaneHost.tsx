import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { observer } from 'mobx-react-lite';
import { Router } from 'wouter';
import { useAccount, useStores } from '~/stores/context';
import type { RouteMatch } from '~/router/RouteTable';
import { PaneContext, type FrameKind, type Pane } from '~/router/PaneContext';
import type { PaneHistory } from '~/router/PaneHistory';
import { LazyNotFound } from './LazyNotFound';
import { PageFrame } from './PageFrame';
import { scrollPaneToTop } from './scrollPaneToTop';
import styles from './PaneHost.module.css';
import { useWorkspace } from '../WorkspaceContext';

interface PaneHostProps {
  paneId: string;
  frame: FrameKind;
  history: PaneHistory;
  onTitle: (title: string) => void;
}

/** One pane: shows the route of its history, and keeps the pages visited last alive (setting numberOfPageCache). */
export const PaneHost = observer(function PaneHost({ paneId, frame, history, onTitle }: PaneHostProps) {
  const { settings } = useStores();
  const { routes } = useWorkspace();
  const signedIn = useAccount().me !== null;
  const root = useRef<HTMLDivElement>(null);
  const href = useSyncExternalStore(history.subscribe, () => history.href);
  const match = useMemo(() => routes.resolve(href, signedIn), [routes, href, signedIn]);
  const kept = useKeptPages(match, history.current.key, settings.get('numberOfPageCache'));

  useEffect(() => {
    if (match && match.href !== href) history.navigate(match.href, { replace: true });
  }, [history, href, match]);
  useEffect(() => history.onRepeat(() => scrollPaneToTop(root.current)), [history]);
  useFocusOnNavigation(root, href);

  const navigate = history.navigate;
  const back = history.back;
  const { canGoBack } = history;
  const nowhere = useMemo<Pane>(
    () => ({ paneId, frame, visitKey: href, href, navigate, canGoBack, back, setTitle: onTitle }),
    [paneId, frame, href, navigate, canGoBack, back, onTitle],
  );
  const handleTitle = useCallback((key: string, title: string) => key === match?.key && onTitle(title), [match?.key, onTitle]);

  return (
    <Router hook={history.hook}>
      <div className={styles.pane} ref={root} data-pane={paneId} tabIndex={-1}>
        {kept.map((page) => (
          <PageFrame
            key={page.match.key}
            match={page.match}
            visible={page.match.key === match?.key}
            paneId={paneId}
            frame={frame}
            visitKey={page.visitKey}
            href={page.match.href}
            navigate={navigate}
            canGoBack={canGoBack}
            back={back}
            onTitle={handleTitle}
          />
        ))}
        {!match && (
          <PaneContext value={nowhere}>
            <LazyNotFound />
          </PaneContext>
        )}
      </div>
    </Router>
  );
});

interface KeptPage {
  readonly match: RouteMatch;
  readonly visitKey: string;
}

/** The current page first, then the ones before it, at most `limit`; a page that is visited again keeps its place in time. */
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

/** After a navigation the focused link is gone or hidden; the pane takes the focus, so that keyboard and speech go on from there. */
function useFocusOnNavigation(root: React.RefObject<HTMLElement | null>, href: string): void {
  const shown = useRef(href);
  useEffect(() => {
    if (shown.current === href) return;
    shown.current = href;
    const active = document.activeElement;
    const lost = !active || active === document.body || (root.current?.contains(active) && !(active as HTMLElement).checkVisibility());
    if (lost) root.current?.focus({ preventScroll: true });
  }, [root, href]);
}
