import { Activity, Suspense, memo, use, useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { LoadingState } from '~/components/async/LoadingState';
import { mayOpen } from '~/registry/mayOpen';
import { PaneContext, type Pane } from '~/router/PaneContext';
import type { RouteMatch } from '~/router/RouteTable';
import { useAccount } from '~/stores/context';
import { LateNotFound } from './LateNotFound';
import { PaneBoundary } from './PaneBoundary';
import styles from './PageFrame.module.css';
import { useWorkspace } from '../WorkspaceContext';

/** What a pane passes to each of its pages. */
export type Surroundings = Omit<Pane, 'visitKey' | 'href' | 'setTitle'>;

interface PageFrameProps {
  match: RouteMatch;
  visible: boolean;
  visitKey: string;
  surroundings: Surroundings;
  onTitle: (key: string, title: string) => void;
}

/** One page of a pane, visible or kept in the background. A crash stays inside it. */
export const PageFrame = memo(function PageFrame({ match, visible, visitKey, surroundings, onTitle }: PageFrameProps) {
  const { key, href } = match;
  const pane = useMemo<Pane>(
    () => ({ ...surroundings, visitKey, href, setTitle: (title) => onTitle(key, title) }),
    [surroundings, visitKey, href, key, onTitle],
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
  if (!mayOpen(match.page.requires, me)) return <LateNotFound offerSignIn={match.page.requires === 'signedIn'} />;
  const { default: Component } = use(loader.load(`page ${match.page.id}`, match.page));
  return <Component params={match.params} />;
});
