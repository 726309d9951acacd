import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { Disposable } from '~/lib/disposable';
import { useAccount, useStores } from '~/react/context';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { StatisticsLog } from '~/stores/statistics/StatisticsLog';

/**
 * Returns measurements of the surrounding account's server, which arrive while the page is visible; also while it is hidden, if
 * `whileHidden` is set. Read them inside an observer.
 */
export function useStatistics<T>(of: (account: AccountScope) => StatisticsLog<T>, whileHidden = false): StatisticsLog<T> {
  const { connectivity } = useStores();
  const log = of(useAccount());
  useEffect(() => {
    let lease: Disposable | undefined;
    const stop = reaction(
      () => connectivity.isVisible || whileHidden,
      (isWanted) => {
        lease?.dispose();
        lease = isWanted ? log.acquire() : undefined;
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      lease?.dispose();
    };
  }, [connectivity, log, whileHidden]);
  return log;
}
