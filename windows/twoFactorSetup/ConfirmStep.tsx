import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { TokenField } from '~/components/signIn/TokenField';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { ApiError } from '~/lib/AppError';
import { useAccount } from '~/react/context';
import { confirmTwoFactor } from '~/stores/resources/account/security';

/** Confirms that the app has the secret, with a code that it shows. */
export function ConfirmStep({ onBack, onDone }: { onBack: () => void; onDone: (codes: readonly string[]) => void }) {
  const { t } = useI18n();
  const account = useAccount();
  const form = useForm({
    initial: { token: '' },
    isCheapToLose: true,
    submit: ({ token }) => confirmTwoFactor(account, token),
    onDone: ({ backupCodes }) => onDone(backupCodes),
    // Servers report a wrong code as a failure of their own.
    explain: (error) =>
      error instanceof ApiError && error.server.code === 'INTERNAL_ERROR'
        ? { field: 'token', text: t('auth.problem.wrongToken') }
        : undefined,
  });
  return (
    <FormBody form={form} submitLabel={t('auth.continue')} isIncomplete={!/^[0-9]{6}$/.test(form.values.token)}>
      <p>{t('twoFactorSetupWindow.enter')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is what this step is for */}
      <TokenField {...form.field('token')} isFromApp autoFocus />
      <div>
        <Button variant="ghost" icon="chevronLeft" onClick={onBack}>
          {t('twoFactorSetupWindow.back')}
        </Button>
      </div>
    </FormBody>
  );
}
