import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import type { PaneHistory } from './PaneHistory';

/**
 * The hook by which wouter reads and changes a pane's location. wouter decodes what it is given, and again later;
 * doubling the percent signs lets us decode each value exactly once ourselves.
 */
export function createLocationHook(history: Pick<PaneHistory, 'current' | 'navigate' | 'subscribe'>): BaseLocationHook {
  function useSearch(): string {
    return useSyncExternalStore(history.subscribe, () => history.current.search.replaceAll('%', '%25'));
  }
  function useLocation(): ReturnType<BaseLocationHook> {
    const path = useSyncExternalStore(history.subscribe, () => history.current.path.replaceAll('%', '%25'));
    return [path, history.navigate];
  }
  return Object.assign(useLocation, { searchHook: useSearch });
}
