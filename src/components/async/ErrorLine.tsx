import type { AppError } from '~/lib/AppError';
import { useErrorText } from './useErrorText';

/** The reason of an error, for places with one line. */
export function ErrorLine({ error, className }: { error: AppError; className?: string | undefined }) {
  return <span className={className}>{useErrorText(error).text}</span>;
}
