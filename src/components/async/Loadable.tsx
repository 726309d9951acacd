import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Query } from '~/stores/resources/Query';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { LoadFailure } from './LoadFailure';
import { LoadingState } from './LoadingState';

interface LoadableProps<T> {
  query: Query<T>;
  /** Shown until there is a value; by default, a spinner. */
  loading?: ReactNode;
  /** Shown for an empty list or a deleted thing. */
  empty?: ReactNode;
  /** The content. It may read observables. */
  children: (value: T) => ReactNode;
}

/**
 * The four faces of something that loads: loading, failed with a retry, empty, and its content. A value stays while it is
 * reloaded; if that fails, a line above it says so.
 */
export const Loadable = observer(function Loadable<T>({ query, loading, empty, children }: LoadableProps<T>) {
  const { value, error, status } = query;
  const retry = () => void query.reload();
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  if (isEmpty && error) return <ErrorState error={error} onRetry={retry} />;
  if (status === 'loading') return loading === undefined ? <LoadingState /> : loading;
  if (isEmpty) return empty === undefined ? <EmptyState /> : empty;
  return (
    <>
      {error && <LoadFailure error={error} onRetry={retry} />}
      {children(value)}
    </>
  );
}) as <T>(props: LoadableProps<T>) => ReactNode;
