import { useCallback, useEffect, useMemo, useState } from 'react';
import { toAppError, type AppError } from '~/lib/AppError';

/** The states of one thing that a page loads. */
export type Async<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: T };

/** Loads one thing, again whenever `load` changes; a load that was overtaken is aborted and its answer dropped. */
export function useAsync<T>(load: (signal: AbortSignal) => Promise<T>): Async<T> {
  const [attempt, setAttempt] = useState(0);
  const request = useMemo(() => ({ load, attempt }), [load, attempt]);
  const [settled, setSettled] = useState<{ request: typeof request; result: Async<T> } | null>(null);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  useEffect(() => {
    const started = new AbortController();
    const settle = (result: Async<T>) => {
      if (!started.signal.aborted) setSettled({ request, result });
    };
    request.load(started.signal).then(
      (value) => settle({ status: 'ready', value }),
      (thrown: unknown) => settle({ status: 'error', error: toAppError(thrown), retry }),
    );
    return () => started.abort();
  }, [request, retry]);
  return settled?.request === request ? settled.result : { status: 'loading' };
}
