import { useEffect, useState } from 'react';
import { LoadingState } from '~/components/async/LoadingState';
import { toAppError, type AppError } from '~/lib/AppError';
import { useWorkspace } from '../WorkspaceContext';
import { PageError } from './PageError';

/** Loads the pages that the first scripts do not know: one of them may have the address of the pane. */
export function OtherPages() {
  const { routes, loader } = useWorkspace();
  const [error, setError] = useState<AppError | null>(null);
  useEffect(() => {
    if (error) return;
    loader.load('the index of pages', { load: () => routes.complete() }).catch((thrown: unknown) => setError(toAppError(thrown)));
  }, [routes, loader, error]);
  return error ? <PageError error={error} onRetry={() => setError(null)} /> : <LoadingState />;
}
