import { useSyncExternalStore } from 'react';
import { Icon } from '~/components/ui/Icon';
import { useWorkspace } from '../WorkspaceContext';
import type { LivePane } from './LivePane';
import styles from './PaneIcon.module.css';
import { iconOf } from './iconOf';

/** The icon of what a pane shows, in the color of its kind. */
export function PaneIcon({ pane }: { pane: LivePane }) {
  const { routes } = useWorkspace();
  const href = useSyncExternalStore(pane.history.subscribe, () => pane.history.href);
  const name = iconOf(routes, href);
  return (
    <span className={styles.icon} data-icon={name}>
      <Icon name={name} size="16px" />
    </span>
  );
}
