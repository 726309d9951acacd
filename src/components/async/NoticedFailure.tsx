import { useEffect } from 'react';
import type { RetryProps } from '~/react/later';
import { useStores } from '~/react/context';
import { createLostParts } from '~/stores/connectivity/LostParts';
import { useRetryWhenBack } from './useRetryWhenBack';

/** Stands for a part without its own place that did not load. The notice of the page says so, once for all parts. */
export function NoticedFailure({ onRetry, isRetrying }: RetryProps) {
  const lost = useStores().part(createLostParts);
  useRetryWhenBack(true, onRetry);
  useEffect(() => {
    const listed = lost.add({ retry: onRetry, isRetrying });
    return () => listed.dispose();
  }, [lost, onRetry, isRetrying]);
  return null;
}
