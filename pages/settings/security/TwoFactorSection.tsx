import { observer } from 'mobx-react-lite';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Notice } from '~/components/ui/Notice';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { beginTwoFactor, endTwoFactor } from '~/stores/resources/account/security';
import { authenticated, authenticateFor } from '~/stores/session/authenticate';

/** Sets an authenticator app up, and turns two-factor authentication off. */
export const TwoFactorSection = observer(function TwoFactorSection() {
  const { t } = useI18n();
  const account = useAccount();
  const { overlays } = useStores();
  const { me } = account;
  const setUp = async () => {
    const begun = await authenticateFor(overlays, (answers) => beginTwoFactor(account, answers));
    if (begun) await overlays.open('twoFactorSetup', { secret: begun.value });
  };
  const setUpAgain = async () => {
    if (await overlays.confirm({ text: t('settingsSecurityPage.setUpAgainQuestion'), kind: 'warning' })) await setUp();
  };
  const ending = useSubmit(
    () => authenticated(overlays, (answers) => endTwoFactor(account, answers), t('settingsSecurityPage.removeReason')),
    { onDone: () => overlays.success() },
  );
  if (!me?.twoFactorEnabled) {
    return (
      <SettingsSection title={t('settingsSecurityPage.twoFactor')}>
        <SettingsRow help={t('settingsSecurityPage.twoFactorText')}>
          <Button variant="primary" icon="lock" onClick={() => void setUp()}>
            {t('settingsSecurityPage.setUp')}
          </Button>
        </SettingsRow>
      </SettingsSection>
    );
  }
  const hasKeys = (me.securityKeysList ?? []).length > 0;
  return (
    <SettingsSection title={t('settingsSecurityPage.twoFactor')}>
      <SettingsRow
        help={
          <>
            <p>{t('settingsSecurityPage.twoFactorOn')}</p>
            {hasKeys && <p>{t('settingsSecurityPage.removeKeysFirst')}</p>}
          </>
        }
      >
        <ButtonRow>
          <Button icon="refresh" onClick={() => void setUpAgain()}>
            {t('settingsSecurityPage.setUpAgain')}
          </Button>
          <Button variant="danger" icon="x" busy={ending.isBusy} disabled={hasKeys} onClick={() => void ending.run()}>
            {t('settingsSecurityPage.remove')}
          </Button>
        </ButtonRow>
      </SettingsRow>
      {me.twoFactorBackupCodesStock === 'partial' && (
        <div>
          <Notice>{t('settingsSecurityPage.codesPartial')}</Notice>
        </div>
      )}
      {me.twoFactorBackupCodesStock === 'none' && (
        <div>
          <Notice kind="problem">{t('settingsSecurityPage.codesNone')}</Notice>
        </div>
      )}
    </SettingsSection>
  );
});
