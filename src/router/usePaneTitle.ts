import { useEffect } from 'react';
import { usePane } from './PaneContext';

/** Names the pane while the calling page is mounted. */
export function usePaneTitle(title: string): void {
  const { setTitle } = usePane();
  useEffect(() => setTitle(title), [setTitle, title]);
}
