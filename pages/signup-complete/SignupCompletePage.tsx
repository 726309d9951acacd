import { useState } from 'react';
import { Page } from '~/components/page/Page';
import { Button } from '~/components/ui/Button';
import { EmptyState } from '~/components/async/EmptyState';
import { useI18n } from '~/i18n/useI18n';
import { toAppError } from '~/lib/AppError';
import type { PageProps } from '~/registry/definePage';
import { useAccount, useStores } from '~/stores/context';
import type manifest from './manifest';

/** Where the link in the letter leads that a sign-up sent. A button, because programs that check mail open links as well. */
export default function SignupCompletePage({ params }: PageProps<typeof manifest>) {
  const code = params.code;
  const { t } = useI18n();
  const { session, overlays } = useStores();
  const { api } = useAccount();
  const [isBusy, setBusy] = useState(false);
  const complete = async () => {
    setBusy(true);
    try {
      const { i } = await api.call('signup-pending', { code }, { token: null });
      await session.login(i, '/');
    } catch (thrown) {
      overlays.showError(toAppError(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Page title={t('page.signUpComplete')}>
      <EmptyState icon="userPlus" text={t('authorise.signUpTitle')}>
        <p>{t('authorise.signUpText')}</p>
        <Button variant="primary" busy={isBusy} onClick={() => void complete()}>
          {t('authorise.signUpGo')}
        </Button>
      </EmptyState>
    </Page>
  );
}
