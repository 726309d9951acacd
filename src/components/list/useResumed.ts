import { useEffect } from 'react';
import { useAccount } from '~/stores/context';

/** Calls when the live connection is back after a loss: what it would have told meanwhile has to be asked for. Call inside an observer. */
export function useResumed(onResumed: () => void): void {
  const { hub, me } = useAccount();
  const isSignedIn = me !== null;
  useEffect(() => {
    if (!isSignedIn) return undefined;
    // The account holds this channel anyway, so that another share of it costs nothing.
    const lease = hub.acquire('main', undefined, () => {}, onResumed);
    return () => lease.dispose();
  }, [hub, isSignedIn, onResumed]);
}
