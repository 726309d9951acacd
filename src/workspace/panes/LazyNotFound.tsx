import { lazy, Suspense } from 'react';
import type { NotFoundProps } from './NotFound';

// Few addresses lead nowhere.
const NotFound = lazy(async () => ({ default: (await import('./NotFound')).NotFound }));

/** {@link NotFound}, loaded when it is wanted. */
export function LazyNotFound(props: NotFoundProps) {
  return (
    <Suspense>
      <NotFound {...props} />
    </Suspense>
  );
}
