import { useState } from 'react';
import type { AppError } from '~/lib/AppError';
import type { Result } from '~/lib/Result';
import { useStores } from '~/react/context';

interface SubmitOptions<T> {
  readonly onDone?: (value: T) => void;
  /** @returns whether the failure was shown; otherwise a message offers to try again */
  readonly onFailed?: (error: AppError) => boolean;
}

/** Something that is sent to the server once at a time. */
export interface Submit<A extends readonly unknown[]> {
  readonly isBusy: boolean;
  /** Does nothing while the last call is still on its way. */
  readonly run: (...args: A) => Promise<void>;
}

/** Runs work for a button or a form: one call at a time, with the failure shown and a way to try again. */
export function useSubmit<A extends readonly unknown[], T>(
  work: (...args: A) => Promise<Result<T>>,
  { onDone, onFailed }: SubmitOptions<T> = {},
): Submit<A> {
  const { overlays } = useStores();
  const [isBusy, setBusy] = useState(false);
  const run = async (...args: A) => {
    if (isBusy) return;
    setBusy(true);
    const result = await work(...args);
    setBusy(false);
    if (result.ok) onDone?.(result.value);
    else if (!onFailed?.(result.error)) overlays.showError(result.error, { retry: () => void run(...args) });
  };
  return { isBusy, run };
}
