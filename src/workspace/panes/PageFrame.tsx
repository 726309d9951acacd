import { Activity, memo, useMemo } from 'react';
import { PaneContext, type Pane } from '~/router/PaneContext';
import type { RouteMatch } from '~/router/RouteTable';
import { PageContent } from './PageContent';

/** The part of a pane that all of its pages share. */
export type SharedPane = Omit<Pane, 'visitKey' | 'href' | 'isBelow' | 'setTitle'>;

interface PageFrameProps {
  match: RouteMatch;
  visible: boolean;
  visitKey: string;
  shared: SharedPane;
  onTitle: (key: string, title: string) => void;
}

/** One page of a pane, visible or kept in the background. */
export const PageFrame = memo(function PageFrame({ match, visible, visitKey, shared, onTitle }: PageFrameProps) {
  const { key, href } = match;
  const pane = useMemo<Pane>(
    () => ({ ...shared, visitKey, href, isBelow: false, setTitle: (title) => onTitle(key, title) }),
    [shared, visitKey, href, key, onTitle],
  );
  return (
    <Activity mode={visible ? 'visible' : 'hidden'}>
      <PaneContext value={pane}>
        <PageContent match={match} />
      </PaneContext>
    </Activity>
  );
});
