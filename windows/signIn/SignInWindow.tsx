import { useEffect } from 'react';
import { LoadingState } from '~/components/async/LoadingState';
import { AtHome } from '~/components/signIn/AtHome';
import { OtherServer } from '~/components/signIn/OtherServer';
import { SignInForm } from '~/components/signIn/SignInForm';
import { useI18n } from '~/i18n/useI18n';
import { goToSignIn } from '~/stores/session/anyServer/goToSignIn';
import type { WindowProps } from '~/registry/defineWindow';
import { useStores } from '~/react/context';
import type manifest from './manifest';

/** The sign-in form as a dialog. */
export default function SignInWindow({ params, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const root = useStores();
  const { overlays, servers, session } = root;
  const { isNone } = servers.ofPage;
  const mode = params.addOnly ? 'add' : 'login';
  // Only servers themselves take passwords.
  useEffect(() => {
    if (!isNone) return;
    const { server } = session.current;
    goToSignIn(root, { mode, server: server.isNone || params.addOnly ? undefined : new URL(server.origin).host });
    // oxlint-disable-next-line react/exhaustive-deps -- the page goes once
  }, []);
  if (isNone) return <LoadingState />;
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
        <OtherServer mode={mode} />
      </SignInForm>
    </AtHome>
  );
}
