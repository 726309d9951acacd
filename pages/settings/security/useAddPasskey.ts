import { useState } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { addPasskey, beginPasskey } from '~/stores/resources/account/security';
import { authenticateFor, refusedAnswer } from '~/stores/session/authenticate';
import { makePasskey } from '~/stores/session/passkeys';
import { useKeyName } from './useKeyName';

/**
 * Adds a security key: asks for the password and a name, and lets the browser make the key. Servers want the password in the first and in
 * the last step. It is sent twice, and asked for again only if the server refuses it the second time.
 */
export function useAddPasskey(): { readonly isBusy: boolean; readonly run: () => Promise<void> } {
  const { t } = useI18n();
  const account = useAccount();
  const { overlays } = useStores();
  const askName = useKeyName();
  const [isBusy, setBusy] = useState(false);
  const reason = t('settingsSecurityPage.addKeyReason');

  const add = async () => {
    const begun = await authenticateFor(overlays, (answers) => beginPasskey(account, answers), reason);
    const name = begun && (await askName(t('settingsSecurityPage.keyDefault')));
    if (!begun || name === undefined) return;
    const made = await makePasskey(begun.value);
    if (!made.ok) {
      void overlays.alert({ text: t(`auth.passkey.${made.problem}`), kind: 'error' });
      return;
    }
    const key = { name, credential: made.credential };
    const added = await addPasskey(account, begun.answers, key);
    if (!added.ok && refusedAnswer(added.error) === undefined) overlays.showError(added.error);
    else if (added.ok || (await authenticateFor(overlays, (answers) => addPasskey(account, answers, key), reason))) overlays.success();
  };
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    await add();
    setBusy(false);
  };
  return { isBusy, run };
}
