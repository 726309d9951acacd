import { useCallback, useEffect, useState } from 'react';
import { toAppError, type AppError } from '~/lib/AppError';

/** The states of one thing that a page loads. */
export type Async<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: T };

/** Loads one thing, again whenever `load` changes; a load that was overtaken is aborted and its answer dropped. */
export function useAsync<T>(load: (signal: AbortSignal) => Promise<T>): Async<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ of: typeof load; result: Async<T> }>({ of: load, result: { status: 'loading' } });
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  useEffect(() => {
    const started = new AbortController();
    const settle = (result: Async<T>) => {
      if (!started.signal.aborted) setState({ of: load, result });
    };
    settle({ status: 'loading' });
    load(started.signal).then(
      (value) => settle({ status: 'ready', value }),
      (thrown: unknown) => settle({ status: 'error', error: toAppError(thrown), retry }),
    );
    return () => started.abort();
  }, [load, attempt, retry]);
  return state.of === load ? state.result : { status: 'loading' };
}
