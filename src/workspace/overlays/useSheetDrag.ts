import { useCallback, useEffect, useRef, type RefCallback } from 'react';
import { followPull } from '~/components/pull/followPull';
import { moveDown, releaseSwipe } from '../drag/followSwipe';

/**
 * Lets a finger drag a sheet down that is scrolled to its top. Returns the `ref` of the element that scrolls, which is the sheet.
 * @param isSheet whether it is a sheet now
 */
export function useSheetDrag(isSheet: boolean, onClose: () => void): RefCallback<HTMLElement> {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  return useCallback(
    (sheet: HTMLElement | null) => {
      if (!sheet || !isSheet) return undefined;
      const life = new AbortController();
      const listeners = {
        isAllowed: () => true,
        onPull: (way: number) => moveDown(sheet, way),
        onRelease: (way: number) => releaseSwipe(sheet, way, () => close.current()),
      };
      followPull(sheet, listeners, life.signal);
      return () => life.abort();
    },
    [isSheet],
  );
}
