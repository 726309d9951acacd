import { useCallback } from 'react';
import { toAppError } from '~/lib/AppError';
import { useStores } from '~/stores/context';
import type { Refresh } from './refresh';

/** Loads anew and shows why that failed. @returns never rejects; the same function for the same `onRefresh` */
export function useRefresh(onRefresh: Refresh | undefined): () => Promise<void> {
  const { overlays } = useStores();
  return useCallback(async () => {
    try {
      const result = await onRefresh?.();
      if (result && !result.ok) overlays.showError(result.error);
    } catch (thrown) {
      overlays.showError(toAppError(thrown));
    }
  }, [onRefresh, overlays]);
}
