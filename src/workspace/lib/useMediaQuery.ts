import { useCallback, useSyncExternalStore } from 'react';

/** Single-page browsing begins below this width (spec section 2). */
export const PHONE = '(width < 500px)';

/** Whether a media query holds, kept up to date. Only the shell may look at the viewport; what stands inside asks its container. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
