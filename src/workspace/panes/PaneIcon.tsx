import { useSyncExternalStore } from 'react';
import { Icon } from '~/components/ui/Icon';
import { useWorkspace } from '../WorkspaceContext';
import type { LivePane } from './LivePane';
import styles from './PaneIcon.module.css';
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
  const name = iconOf(routes, href);
  return (
    <span className={styles.icon} data-icon={name} data-plain={isPlain || undefined}>
      <Icon name={name} size={isPlain ? '14px' : '16px'} />
    </span>
  );
}
