import { useEffect, useRef } from 'react';
import type { Disposable } from '~/lib/disposable';
import { useStores } from '~/react/context';
import type { CompiledTheme } from '~/theme/Theme';

/** Shows a theme on the whole screen while the calling component is on screen; null shows the chosen one. */
export function usePreview(shown: CompiledTheme | null): void {
  const { theme } = useStores();
  const preview = useRef<Disposable>(null);
  // The next preview replaces the last one. Ending it first would show the chosen theme in between.
  useEffect(() => {
    if (shown) preview.current = theme.preview(shown);
    else preview.current?.dispose();
  }, [theme, shown]);
  useEffect(() => () => preview.current?.dispose(), []);
}
