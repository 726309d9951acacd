import { AtHome } from '~/components/signIn/AtHome';
import { OtherServer } from '~/components/signIn/OtherServer';
import { SignInForm } from '~/components/signIn/SignInForm';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import { useStores } from '~/react/context';
import type manifest from './manifest';

/** The sign-in form as a dialog. */
export default function SignInWindow({ params, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  return (
    <AtHome>
      <SignInForm
        reason={params.required ? t('auth.signInRequired') : undefined}
        addOnly={params.addOnly}
        onDone={() => close(true)}
        onSignUp={() => {
          close();
          void overlays.open('signUp', {});
        }}
      >
        <OtherServer mode={params.addOnly ? 'add' : 'login'} />
      </SignInForm>
    </AtHome>
  );
}
