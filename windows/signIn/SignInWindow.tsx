import { SignInForm } from '~/components/signIn/SignInForm';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import { useStores } from '~/react/context';

/** The sign-in form as a dialog. */
export default function SignInWindow({ params, close }: WindowProps<'signIn'>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  return (
    <SignInForm
      reason={params.required ? t('auth.signInRequired') : undefined}
      addOnly={params.addOnly}
      onDone={() => close(true)}
      onSignUp={() => {
        close();
        void overlays.open('signUp', {});
      }}
    />
  );
}
