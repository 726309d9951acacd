import { useCallback } from 'react';
import { toAppError } from '~/lib/AppError';
import { useStores } from '~/react/context';
import type { Refresh } from './refresh';

/**
 * Returns a function that reloads and shows an error if that fails. It never rejects, and stays the same for the same
 * `onRefresh`.
 */
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
