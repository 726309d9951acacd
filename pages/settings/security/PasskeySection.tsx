import { observer } from 'mobx-react-lite';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { rowsClass } from '~/components/ui/Rows';
import { Switch } from '~/components/ui/Switch';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { SettingsSection, SettingsText } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { removePasskey, renamePasskey, setPasswordLess } from '~/stores/resources/account/security';
import { authenticated } from '~/stores/session/authenticate';
import { passkeySupport } from '~/stores/session/passkeys';
import styles from './SecurityPage.module.css';
import { useAddPasskey } from './useAddPasskey';
import { useKeyName } from './useKeyName';

/** The security keys of the account. */
export const PasskeySection = observer(function PasskeySection() {
  const { t } = useI18n();
  const { me } = useAccount();
  const keys = me?.securityKeysList ?? [];
  return (
    <SettingsSection title={t('settingsSecurityPage.keys')} help={t('settingsSecurityPage.keysText')}>
      {keys.length > 0 && (
        <div className={rowsClass} role="list">
          {keys.map((key) => (
            <PasskeyRow key={key.id} {...key} />
          ))}
        </div>
      )}
      {me?.twoFactorEnabled ? (
        <AddPasskey hasKeys={keys.length > 0} />
      ) : (
        <SettingsText>{t('settingsSecurityPage.keysNeedApp')}</SettingsText>
      )}
    </SettingsSection>
  );
});

/** One key, which can be renamed and removed. */
function PasskeyRow({ id, name, lastUsed }: { id: string; name: string; lastUsed: string }) {
  const { t } = useI18n();
  const account = useAccount();
  const { overlays } = useStores();
  const askName = useKeyName();
  const renaming = useSubmit((next: string) => renamePasskey(account, { credentialId: id, name: next }), {
    onDone: () => overlays.success(),
  });
  const removing = useSubmit(
    () => authenticated(overlays, (answers) => removePasskey(account, answers, id), t('settingsSecurityPage.removeKeyReason')),
    { onDone: () => overlays.success() },
  );
  const rename = async () => {
    const next = await askName(name);
    if (next !== undefined && next !== name) await renaming.run(next);
  };
  const remove = async () => {
    const text = t('settingsSecurityPage.removeKeyQuestion', { name });
    if (await overlays.confirm({ text, kind: 'warning', danger: true, okLabel: t('settingsSecurityPage.removeKey') })) await removing.run();
  };
  return (
    <div className={styles.row} role="listitem">
      <Icon name="key" />
      <div className={styles.main}>
        <bdi>{name}</bdi>
        <div className={styles.hint}>
          {t('settingsSecurityPage.lastUsed')} <RelativeTime iso={lastUsed} />
        </div>
      </div>
      <IconButton icon="pencil" label={t('settingsSecurityPage.renameKeyOf', { name })} onClick={() => void rename()} />
      <IconButton icon="trash" label={t('settingsSecurityPage.removeKeyOf', { name })} onClick={() => void remove()} />
    </div>
  );
}

/** Adds a key, and decides whether keys are enough to sign in. */
const AddPasskey = observer(function AddPasskey({ hasKeys }: { hasKeys: boolean }) {
  const { t } = useI18n();
  const account = useAccount();
  const adding = useAddPasskey();
  const switching = useSubmit((isOn: boolean) => setPasswordLess(account, isOn));
  const support = passkeySupport();
  return (
    <>
      <SettingsRow help={support === 'yes' ? !hasKeys && t('settingsSecurityPage.noKeys') : t(`auth.passkey.${support}`)}>
        {support === 'yes' && (
          <Button icon="plus" busy={adding.isBusy} onClick={() => void adding.run()}>
            {t('settingsSecurityPage.addKey')}
          </Button>
        )}
      </SettingsRow>
      <Switch
        label={t('settingsSecurityPage.passwordLess')}
        help={t('settingsSecurityPage.passwordLessHelp')}
        checked={account.me?.usePasswordLessLogin === true}
        disabled={!hasKeys || switching.isBusy}
        onChange={(isOn) => void switching.run(isOn)}
      />
    </>
  );
});
