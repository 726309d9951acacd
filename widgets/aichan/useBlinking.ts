import { useEffect, useState } from 'react';
import type { Disposable } from '~/lib/disposable';
import { useStores } from '~/react/context';

/** The eyes stay open between these times; ms. */
const OPEN_MS = { least: 2_500, most: 6_500 };
const CLOSED_MS = 140;

/** Whether the eyes are closed for a moment, now and then while `isAwake`. */
export function useBlinking(isAwake: boolean): boolean {
  const { clock } = useStores();
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    if (!isAwake) return undefined;
    let timer: Disposable;
    const open = () => {
      setIsClosed(false);
      timer = clock.after(OPEN_MS.least + Math.random() * (OPEN_MS.most - OPEN_MS.least), close);
    };
    const close = () => {
      setIsClosed(true);
      timer = clock.after(CLOSED_MS, open);
    };
    open();
    return () => timer.dispose();
  }, [clock, isAwake]);
  return isClosed && isAwake;
}
