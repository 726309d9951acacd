import { useCallback } from 'react';
import { useAsync } from '~/components/async/useAsync';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import type { WindowProps } from '~/registry/contracts';
import { useAccount } from '~/stores/context';
import { EmojiFacts } from './EmojiFacts';

/** The properties of one custom emoji of this server. */
export default function EmojiDetailWindow({ params }: WindowProps<'emojiDetail'>) {
  const { api } = useAccount();
  const { name } = params;
  const loading = useAsync(useCallback((signal: AbortSignal) => api.call('emoji', { name }, { signal }), [api, name]));
  switch (loading.status) {
    case 'loading':
      return <LoadingState />;
    case 'error':
      return <ErrorState error={loading.error} onRetry={loading.retry} />;
    default:
      return <EmojiFacts emoji={loading.value} />;
  }
}
