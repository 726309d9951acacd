import { reaction } from 'mobx';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Disposable } from '~/lib/disposable';
import { useStores } from '~/react/context';

/**
 * Returns the current time in ms since the epoch. It is updated when a step begins, such as a new second or minute, while the
 * component is on screen and the page is visible. Updates run in the same frame and priority as updates from the streams, so
 * that both cost one render.
 */
export function useNow(stepMs: number): number {
  const { clock, connectivity, requestFrame } = useStores();
  const [time] = useState(() => ({ now: clock.now() }));
  const subscribe = useCallback(
    (changed: () => void) => {
      const stepOf = (ms: number): number => Math.floor(ms / stepMs);
      let waiting: Disposable | undefined;
      let frame: Disposable | undefined;
      const wait = (): void => {
        waiting = clock.after(stepMs - (clock.now() % stepMs), update);
      };
      const update = (): void => {
        frame = requestFrame(() => {
          time.now = clock.now();
          changed();
          wait();
        });
      };
      const stop = (): void => {
        waiting?.dispose();
        frame?.dispose();
      };
      const following = reaction(
        () => connectivity.isVisible,
        (isVisible, before) => {
          stop();
          // A page that comes back shows an old time, and so does a pane that was out of sight. At first, the time is new.
          if (isVisible && (before === false || stepOf(clock.now()) !== stepOf(time.now))) update();
          else if (isVisible) wait();
        },
        { fireImmediately: true },
      );
      return () => {
        following();
        stop();
      };
    },
    [clock, connectivity, requestFrame, stepMs, time],
  );
  return useSyncExternalStore(subscribe, () => time.now);
}
