import { observer } from 'mobx-react-lite';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { beginTwoFactor, endTwoFactor } from '~/stores/resources/account/security';
import { authenticated, authenticateFor } from '~/stores/session/authenticate';
import { Section } from './Section';
import styles from './SecurityPage.module.css';

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
      <Section title={t('settingsSecurityPage.twoFactor')}>
        <p>{t('settingsSecurityPage.twoFactorText')}</p>
        <div className={styles.buttons}>
          <Button variant="primary" icon="lock" onClick={() => void setUp()}>
            {t('settingsSecurityPage.setUp')}
          </Button>
        </div>
      </Section>
    );
  }
  const hasKeys = (me.securityKeysList ?? []).length > 0;
  return (
    <Section title={t('settingsSecurityPage.twoFactor')}>
      <p>{t('settingsSecurityPage.twoFactorOn')}</p>
      {me.twoFactorBackupCodesStock === 'partial' && <Notice>{t('settingsSecurityPage.codesPartial')}</Notice>}
      {me.twoFactorBackupCodesStock === 'none' && <Notice kind="problem">{t('settingsSecurityPage.codesNone')}</Notice>}
      <div className={styles.buttons}>
        <Button icon="refresh" onClick={() => void setUpAgain()}>
          {t('settingsSecurityPage.setUpAgain')}
        </Button>
        <Button variant="danger" icon="x" busy={ending.isBusy} disabled={hasKeys} onClick={() => void ending.run()}>
          {t('settingsSecurityPage.remove')}
        </Button>
      </div>
      {hasKeys && <p className={styles.hint}>{t('settingsSecurityPage.removeKeysFirst')}</p>}
    </Section>
  );
});
