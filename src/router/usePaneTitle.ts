import { useEffect } from 'react';
import { usePane } from './PaneContext';

/** Sets the title of the pane while the calling component is mounted. */
export function usePaneTitle(title: string): void {
  const { setTitle } = usePane();
  useEffect(() => setTitle(title), [setTitle, title]);
}
