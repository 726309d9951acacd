import { useEffect, useState } from 'react';
import { toAppError, type AppError } from '~/lib/AppError';
import type { MenuItem } from '~/stores/ui/menuItems';

const WAITING: readonly MenuItem[] = [{ type: 'pending' }];

/** The items of a menu; a placeholder while they load. A failure is reported once. */
export function useMenuItems(
  source: readonly MenuItem[] | Promise<readonly MenuItem[]>,
  onFailure: (error: AppError) => void,
): readonly MenuItem[] {
  const isPromise = source instanceof Promise;
  const [arrived, setArrived] = useState<{ from: unknown; items: readonly MenuItem[] }>();
  useEffect(() => {
    if (!isPromise) return undefined;
    let isCurrent = true;
    const wait = async () => {
      try {
        const items = await source;
        if (isCurrent) setArrived({ from: source, items });
      } catch (thrown) {
        if (isCurrent) onFailure(toAppError(thrown));
      }
    };
    void wait();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the source alone decides what is awaited
  }, [source, isPromise]);
  if (!isPromise) return source;
  return arrived?.from === source ? arrived.items : WAITING;
}
