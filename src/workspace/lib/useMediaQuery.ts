import { useCallback, useSyncExternalStore } from 'react';

/** Narrower viewports get the phone layout, unless the settings name a kind of device; see `layout.ts`. */
export const PHONE = '(width < 500px)';

/** Whether a media query matches, kept up to date. Only the workspace looks at the viewport; pages use container queries. */
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
