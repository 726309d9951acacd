import { useState } from 'react';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { authenticateFor } from '~/stores/session/authenticate';
import { deleteAccount } from '~/stores/session/leaveAccount';

/** Deletes the account after a warning and a check of the password, and signs out. */
export function DeleteAccount() {
  const { t } = useI18n();
  const account = useAccount();
  const { accounts, overlays, session } = useStores();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    const { me } = account;
    if (!me) return;
    const text = t('settingsOtherPage.deleteQuestion', { username: me.username });
    if (!(await overlays.confirm({ text, kind: 'warning', danger: true, okLabel: t('settingsOtherPage.deleteOk') }))) return;
    const done = await authenticateFor(overlays, (answers) => deleteAccount(account, answers), t('settingsOtherPage.deleteReason'));
    if (!done) return;
    // Every further call would fail and say so.
    account.dispose();
    await overlays.alert({ kind: 'info', text: t('settingsOtherPage.deleted') });
    if (account.key === session.current.key) await accounts.signOut();
    else await accounts.forget(account.server.refOf(me.id));
  };
  const handleClick = async () => {
    setBusy(true);
    await remove();
    setBusy(false);
  };
  return (
    <SettingsRow label={t('settingsOtherPage.deleteTitle')} help={t('settingsOtherPage.deleteText')}>
      <Button variant="danger" icon="trash" busy={isBusy} onClick={() => void handleClick()}>
        {t('settingsOtherPage.delete')}
      </Button>
    </SettingsRow>
  );
}
