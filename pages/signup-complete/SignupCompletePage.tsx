import { useSubmit } from '~/components/form/useSubmit';
import { Page } from '~/components/page/Page';
import { Button } from '~/components/ui/Button';
import { EmptyState } from '~/components/async/EmptyState';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import type { PageProps } from '~/registry/definePage';
import { useAccount, useStores } from '~/react/context';
import { completeSignUp } from '~/stores/session/registration';
import type manifest from './manifest';

/** The link in a sign-up email opens this page. It needs a button press, because mail scanners open links too. */
export default function SignupCompletePage({ params }: PageProps<typeof manifest>) {
  const code = params.code;
  const { t } = useI18n();
  const { accounts } = useStores();
  const { api } = useAccount();
  const completion = useSubmit(async () => {
    const pending = await completeSignUp(api, code);
    if (!pending.ok) return pending;
    // A failed login shows its own dialog with the reason.
    await accounts.login(pending.value, { redirect: '/' });
    return ok();
  });
  return (
    <Page title={t('signupCompletePage.title')}>
      <EmptyState icon="userPlus" text={t('authorize.signUpTitle')}>
        <p>{t('authorize.signUpText')}</p>
        <Button variant="primary" busy={completion.isBusy} onClick={() => void completion.run()}>
          {t('authorize.signUpGo')}
        </Button>
      </EmptyState>
    </Page>
  );
}
