import { Activity, Suspense, memo, use, useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { LoadingState } from '~/components/ui/LoadingState';
import type { PageManifest } from '~/registry/definePage';
import { PaneContext, type FrameKind, type Pane } from '~/router/PaneContext';
import type { NavigateOptions } from '~/router/PaneHistory';
import type { RouteMatch } from '~/router/RouteTable';
import { useAccount } from '~/stores/context';
import type { WireMe } from '~/api/wire';
import { LazyNotFound } from './LazyNotFound';
import { PaneBoundary } from './PaneBoundary';
import styles from './PageFrame.module.css';
import { useWorkspace } from '../WorkspaceContext';

interface PageFrameProps {
  match: RouteMatch;
  visible: boolean;
  paneId: string;
  frame: FrameKind;
  visitKey: string;
  href: string;
  navigate: (to: string, options?: NavigateOptions) => void;
  canGoBack: boolean;
  back: () => void;
  onTitle: (key: string, title: string) => void;
}

/** One page inside a pane, shown or kept; its failure stays its own. */
export const PageFrame = memo(function PageFrame({
  match,
  visible,
  paneId,
  frame,
  visitKey,
  href,
  navigate,
  canGoBack,
  back,
  onTitle,
}: PageFrameProps) {
  const pane = useMemo<Pane>(
    () => ({ paneId, frame, visitKey, href, navigate, canGoBack, back, setTitle: (title) => onTitle(match.key, title) }),
    [paneId, frame, visitKey, href, navigate, canGoBack, back, onTitle, match.key],
  );
  return (
    <Activity mode={visible ? 'visible' : 'hidden'}>
      <PaneContext value={pane}>
        <div className={styles.page} data-page={match.page.id}>
          <PaneBoundary>
            <Suspense fallback={<LoadingState />}>
              <Page match={match} />
            </Suspense>
          </PaneBoundary>
        </div>
      </PaneContext>
    </Activity>
  );
});

const Page = observer(function Page({ match }: { match: RouteMatch }) {
  const { loader } = useWorkspace();
  const { me } = useAccount();
  if (!isAllowed(match.page, me)) return <LazyNotFound offerSignIn={match.page.requires === 'signedIn'} />;
  const { default: Component } = use(loader.load(`page ${match.page.id}`, match.page));
  return <Component params={match.params} />;
});

/** Spec sections 2 and 6: who may not open a page sees the not-found page. */
function isAllowed({ requires }: PageManifest, me: WireMe | null): boolean {
  switch (requires) {
    case undefined:
      return true;
    case 'signedIn':
      return me !== null;
    case 'moderator':
      return me !== null && (me.isModerator || me.isAdmin);
    case 'administrator':
      return me?.isAdmin ?? false;
  }
}
