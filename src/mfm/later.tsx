import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { markupViews } from './markupViews';

/**
 * One of the views of markup that few texts need. `Plain` shows the same in a simpler form: until the view has come, and
 * where it cannot be fetched.
 */
export function later<P extends object>(
  pick: (views: typeof markupViews) => ComponentType<P>,
  Plain: ComponentType<P>,
): (props: P) => ReactNode {
  const View = lazy<ComponentType<P>>(async () => {
    try {
      const { markupViews } = await import('./markupViews');
      return { default: pick(markupViews) };
    } catch {
      // The simpler form has all that there is to read.
      return { default: Plain };
    }
  });
  return function Later(props: P) {
    return (
      <Suspense fallback={<Plain {...props} />}>
        <View {...props} />
      </Suspense>
    );
  };
}
