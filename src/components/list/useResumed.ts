import { useEffect } from 'react';
import { useAccount } from '~/react/context';

/** Calls back when the live connection returns, because messages sent in the meantime are lost. Call inside an observer. */
export function useResumed(onResumed: () => void): void {
  const { hub, me } = useAccount();
  const isSignedIn = me !== null;
  useEffect(() => {
    if (!isSignedIn) return undefined;
    // The account uses this channel anyway, so another subscriber costs nothing.
    const lease = hub.acquire('main', undefined, () => {}, onResumed);
    return () => lease.dispose();
  }, [hub, isSignedIn, onResumed]);
}
