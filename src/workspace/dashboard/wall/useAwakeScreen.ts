import { useEffect } from 'react';

/** Keeps the screen on while the calling component is mounted and visible, where the browser can do that. */
export function useAwakeScreen(): void {
  useEffect(() => {
    // Older browsers and pages without HTTPS have none.
    const wakeLock = 'wakeLock' in navigator ? navigator.wakeLock : null;
    if (!wakeLock) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const keep = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const next = await wakeLock.request('screen');
        if (isOver) await next.release();
        else lock = next;
      } catch {
        // A battery that is almost empty is a reason for the browser to refuse. The screen then goes off as usual.
      }
    };
    // The browser releases the lock of a page that is hidden.
    const handleVisibility = () => void keep();
    document.addEventListener('visibilitychange', handleVisibility);
    void keep();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', handleVisibility);
      void lock?.release().catch(() => {});
    };
  }, []);
}
