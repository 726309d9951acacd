import { Suspense, use, useEffect, useMemo, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { LoadingState } from '~/components/async/LoadingState';
import { mayOpen } from '~/registry/mayOpen';
import { ChildPagesContext, type ChildPages } from '~/router/ChildPages';
import { PaneContext, usePane, type Pane } from '~/router/PaneContext';
import type { RouteMatch } from '~/router/RouteTable';
import { useAccount } from '~/react/context';
import { NotFound } from '~/components/page/NotFound';
import { loadChildren, loadComponent, type ChildPageTable } from './loadPage';
import { PaneBoundary } from './PaneBoundary';
import styles from './PageFrame.module.css';
import { useWorkspace } from '../WorkspaceContext';

/** The component of a page, for viewers who may open it. Its errors do not affect other pages. */
export function PageContent({ match }: { match: RouteMatch }) {
  return (
    <div className={styles.page} data-page={match.page.id}>
      <PaneBoundary>
        <Suspense fallback={<LoadingState />}>
          <AllowedPage match={match} />
        </Suspense>
      </PaneBoundary>
    </div>
  );
}

const AllowedPage = observer(function AllowedPage({ match }: { match: RouteMatch }) {
  const { loader } = useWorkspace();
  const { me } = useAccount();
  const { page, params } = match;
  if (!mayOpen(page.requires, me)) return <NotFound offerSignIn={page.requires === 'signedIn'} />;
  // Start both requests before waiting for either.
  const code = loadComponent(loader, page);
  const children = loadChildren(loader, page);
  const { default: Component } = use(code);
  const content = <Component params={params} />;
  return children ? (
    <WithChildren match={match} table={use(children)}>
      {content}
    </WithChildren>
  ) : (
    content
  );
});

interface WithChildrenProps {
  match: RouteMatch;
  table: ChildPageTable;
  children: ReactNode;
}

/** Shows a parent page with its child pages: their list, and the one in the address. */
const WithChildren = observer(function WithChildren({ match: { base, href, isBelow }, table, children }: WithChildrenProps) {
  const { me } = useAccount();
  const { navigate } = usePane();
  const signedIn = me !== null;
  const child = useMemo(() => (isBelow ? table.routes.resolve(href, signedIn) : null), [table, isBelow, href, signedIn]);
  useEffect(() => {
    if (child && child.href !== href) navigate(child.href, { replace: true });
  }, [child, href, navigate]);
  const pages = useMemo<ChildPages>(
    () => ({
      list: table.pages
        .flatMap(({ id, title, icon, requires, listing }) => (listing && mayOpen(requires, me) ? [{ id, title, icon, ...listing }] : []))
        .toSorted((a, b) => a.order - b.order),
      outlet: isBelow && (child ? <ChildPage key={child.key} match={child} /> : <NotFound />),
      base,
    }),
    [table, me, isBelow, child, base],
  );
  return <ChildPagesContext value={pages}>{children}</ChildPagesContext>;
});

/** A child page, with its own remembered state. */
function ChildPage({ match }: { match: RouteMatch }) {
  const pane = usePane();
  const own = useMemo<Pane>(() => ({ ...pane, visitKey: `${pane.visitKey} ${match.key}`, isBelow: true }), [pane, match.key]);
  return (
    <PaneContext value={own}>
      <PageContent match={match} />
    </PaneContext>
  );
}
