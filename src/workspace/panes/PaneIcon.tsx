import { useSyncExternalStore } from 'react';
import { KindIcon } from '~/components/ui/KindIcon';
import { useWorkspace } from '../WorkspaceContext';
import type { LivePane } from './LivePane';
import { iconOf } from './iconOf';

interface PaneIconProps {
  pane: LivePane;
  /** Whether it stands alone, without the tile behind it. */
  isPlain?: boolean;
}

/** The icon of what a pane shows, in the color of its kind. */
export function PaneIcon({ pane, isPlain }: PaneIconProps) {
  const { routes } = useWorkspace();
  const href = useSyncExternalStore(pane.history.subscribe, () => pane.history.href);
  return <KindIcon name={iconOf(routes, href)} isPlain={isPlain} />;
}
