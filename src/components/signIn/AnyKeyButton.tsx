import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { isMissingEndpoint } from '~/api/errors';
import { ok, type Result } from '~/lib/Result';
import { useAccount } from '~/react/context';
import { askPasskey, passkeySupport } from '~/stores/session/passkeys';
import { signInsOf } from '~/stores/session/signIn';
import styles from './SignInForm.module.css';
import { signInProblem } from './signInProblem';

interface AnyKeyButtonProps {
  /** Uses the token of the account that the key names. */
  onToken: (token: string) => Promise<void>;
}

/** Signs in with a passkey that names its account, so that nothing has to be typed. Keys work only at the address of their server. */
export const AnyKeyButton = observer(function AnyKeyButton({ onToken }: AnyKeyButtonProps) {
  const { t } = useI18n();
  const account = useAccount();
  const { server } = account;
  const signIns = signInsOf(account);
  const [problem, setProblem] = useState<string | null>(null);
  const signingIn = useSubmit(
    async (): Promise<Result> => {
      setProblem(null);
      const asked = await signIns.askAnyKey();
      if (!asked.ok) return asked;
      const answer = await askPasskey(asked.value.request);
      if (!answer.ok) {
        setProblem(t(`auth.passkey.${answer.problem}`));
        return ok();
      }
      const step = await signIns.withAnyKey(asked.value, answer.credential);
      if (!step.ok) return step;
      if (step.value.kind === 'finished') await onToken(step.value.token);
      return ok();
    },
    {
      onFailed: (error) => {
        setProblem(isMissingEndpoint(error) ? t('auth.anyKeyMissing') : signInProblem(error, t).text);
        return true;
      },
    },
  );
  const isHere = new URL(server.home).hostname === new URL(server.origin).hostname;
  if (!isHere || passkeySupport() !== 'yes') return null;
  return (
    <div className={styles.anyKey}>
      {signIns.offersAnyKey && (
        <Button icon="key" busy={signingIn.isBusy} onClick={() => void signingIn.run()}>
          {t('auth.anyKey')}
        </Button>
      )}
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
    </div>
  );
});
