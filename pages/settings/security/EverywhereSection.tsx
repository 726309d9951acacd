import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { regenerateToken } from '~/stores/resources/account/security';
import { authenticated } from '~/stores/session/authenticate';
import { Section } from './Section';
import styles from './SecurityPage.module.css';

/** Ends all sign-ins. The server then tells every client of the account, also this one, to sign out. */
export function EverywhereSection() {
  const { t } = useI18n();
  const account = useAccount();
  const { overlays } = useStores();
  const ending = useSubmit(() =>
    authenticated(overlays, (answers) => regenerateToken(account, answers), t('settingsSecurityPage.everywhereReason')),
  );
  const end = async () => {
    const text = t('settingsSecurityPage.everywhereQuestion');
    const okLabel = t('settingsSecurityPage.everywhere');
    if (await overlays.confirm({ text, kind: 'warning', danger: true, okLabel })) await ending.run();
  };
  return (
    <Section title={t('settingsSecurityPage.everywhere')}>
      <p>{t('settingsSecurityPage.everywhereText')}</p>
      <div className={styles.buttons}>
        <Button variant="danger" icon="logout" busy={ending.isBusy} onClick={() => void end()}>
          {t('settingsSecurityPage.everywhere')}
        </Button>
      </div>
    </Section>
  );
}
