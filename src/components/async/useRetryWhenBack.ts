import { useEffect, useRef } from 'react';
import { useStores } from '~/react/context';

/**
 * Tries again by itself once the network or the server is back.
 * @param mayHelp whether a retry may help
 */
export function useRetryWhenBack(mayHelp: boolean, retry: () => void): void {
  const { connectivity } = useStores();
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!mayHelp) return undefined;
    const listening = connectivity.onBack(() => latest.current());
    return () => listening.dispose();
  }, [connectivity, mayHelp]);
}
