import { useSubmit } from '~/components/form/useSubmit';
import { Page } from '~/components/page/Page';
import { Button } from '~/components/ui/Button';
import { EmptyState } from '~/components/async/EmptyState';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import type { PageProps } from '~/registry/definePage';
import { useAccount, useStores } from '~/stores/context';
import { settle } from '~/stores/settle';
import type manifest from './manifest';

/** Where the link in the letter leads that a sign-up sent. A button, because programs that check mail open links as well. */
export default function SignupCompletePage({ params }: PageProps<typeof manifest>) {
  const code = params.code;
  const { t } = useI18n();
  const { session } = useStores();
  const { api } = useAccount();
  const completion = useSubmit(async () => {
    const pending = await settle(api.call('signup-pending', { code }, { token: null }));
    if (!pending.ok) return pending;
    // A login that fails says why in a dialog of its own.
    await session.login(pending.value.i, '/');
    return ok();
  });
  return (
    <Page title={t('page.signUpComplete')}>
      <EmptyState icon="userPlus" text={t('authorise.signUpTitle')}>
        <p>{t('authorise.signUpText')}</p>
        <Button variant="primary" busy={completion.isBusy} onClick={() => void completion.run()}>
          {t('authorise.signUpGo')}
        </Button>
      </EmptyState>
    </Page>
  );
}
