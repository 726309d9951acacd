import { useCallback } from 'react';
import { AppRequest } from '~/components/authorise/AppRequest';
import { Page } from '~/components/page/Page';
import { useAsync } from '~/components/async/useAsync';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import { returnAddress } from '~/lib/returnAddress';
import type { PageProps } from '~/registry/definePage';
import { useAccount } from '~/stores/context';
import type manifest from './manifest';

/** A registered app asks for access (reference/errors-auth.md section 5, classic). */
export default function AuthPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { api } = useAccount();
  const token = params.token;
  const asked = useAsync(
    useCallback(
      async (signal: AbortSignal) => {
        const { app } = await api.call('auth/session/show', { token }, { signal });
        const returnTo = app.callbackUrl ? (returnAddress(app.callbackUrl, 'token', token) ?? 'refused') : 'nowhere';
        const isGranted = app.isAuthorized === true && returnTo !== 'refused';
        // Whoever let the app in before is not asked again.
        if (isGranted) await api.call('auth/accept', { token }, { signal });
        if (isGranted && returnTo instanceof URL) location.assign(returnTo);
        return { app: { name: app.name, iconUrl: null, permissions: app.permission, returnTo } as const, isGranted };
      },
      [api, token],
    ),
  );
  return (
    <Page title={t('page.authorise')}>
      {asked.status === 'loading' && <LoadingState />}
      {asked.status === 'error' && <ErrorState error={asked.error} onRetry={asked.retry} />}
      {asked.status === 'ready' && <AppRequest {...asked.value} grant={() => api.call('auth/accept', { token })} />}
    </Page>
  );
}
