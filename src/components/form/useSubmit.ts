import { useState } from 'react';
import type { AppError } from '~/lib/AppError';
import type { Result } from '~/lib/Result';
import { useStores } from '~/react/context';
import { loadErrorTexts } from '~/stores/ui/errorText';

interface SubmitOptions<T> {
  readonly onDone?: (value: T) => void;
  /** @returns whether the failure was already shown; otherwise, a message with a retry button appears */
  readonly onFailed?: (error: AppError) => boolean;
}

/** Sends one request at a time. */
export interface Submit<A extends readonly unknown[]> {
  readonly isBusy: boolean;
  /** Does nothing while a request is running. */
  readonly run: (...args: A) => Promise<void>;
}

/** Runs the work of a button or form: one call at a time. A failure is shown and can be retried. */
export function useSubmit<A extends readonly unknown[], T>(
  work: (...args: A) => Promise<Result<T>>,
  { onDone, onFailed }: SubmitOptions<T> = {},
): Submit<A> {
  const { overlays, i18n } = useStores();
  const [isBusy, setBusy] = useState(false);
  const run = async (...args: A) => {
    if (isBusy) return;
    setBusy(true);
    const result = await work(...args);
    if (!result.ok) await loadErrorTexts(i18n, result.error);
    setBusy(false);
    if (result.ok) onDone?.(result.value);
    else if (!onFailed?.(result.error)) overlays.showError(result.error, { retry: () => void run(...args) });
  };
  return { isBusy, run };
}
