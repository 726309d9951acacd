import { useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { AtHome } from '~/components/signIn/AtHome';
import { Button } from '~/components/ui/Button';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { ApiError, RateLimitError } from '~/lib/AppError';
import type { PageProps } from '~/registry/definePage';
import { useAccount, useStores } from '~/react/context';
import { resetPassword } from '~/stores/session/registration';
import type manifest from './manifest';

/** The link in a letter about a forgotten password opens this page. */
export default function ResetPasswordPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  return (
    <Page title={t('resetPasswordPage.title')}>
      <AtHome>
        <NewPassword token={params.token} />
      </AtHome>
    </Page>
  );
}

function NewPassword({ token }: { token: string }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { api } = useAccount();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    initial: { password: '', retype: '' },
    isCheapToLose: true,
    check: ({ password, retype }) => ({ retype: retype !== '' && retype !== password ? t('auth.noMatch') : undefined }),
    submit: ({ password }) => resetPassword(api, token, password),
    onDone: () => setDone(true),
    // Servers fail without a code when they do not know the token.
    explain: (error) =>
      error instanceof ApiError && !(error instanceof RateLimitError) ? { text: t('resetPasswordPage.refused') } : undefined,
  });
  if (isDone) {
    return (
      <EmptyState icon="circleCheck" text={t('resetPasswordPage.done')} hint={t('resetPasswordPage.doneText')}>
        <Button variant="primary" icon="login" onClick={() => void overlays.open('signIn', {})}>
          {t('auth.signIn')}
        </Button>
      </EmptyState>
    );
  }
  const { password, retype } = form.values;
  return (
    <SettingsBody>
      <FormBody
        form={form}
        label={t('resetPasswordPage.form')}
        submitLabel={t('resetPasswordPage.save')}
        isIncomplete={password === '' || retype !== password}
      >
        <TextField
          {...form.field('password')}
          label={t('auth.password')}
          help={t('auth.passwordHint')}
          type="password"
          autoComplete="new-password"
          required
        />
        <TextField {...form.field('retype')} label={t('auth.retype')} type="password" autoComplete="new-password" required />
      </FormBody>
    </SettingsBody>
  );
}
