import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { regenerateToken } from '~/stores/resources/account/security';
import { authenticated } from '~/stores/session/authenticate';

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
    <SettingsSection title={t('settingsSecurityPage.everywhere')}>
      <SettingsRow help={t('settingsSecurityPage.everywhereText')}>
        <Button variant="danger" icon="logout" busy={ending.isBusy} onClick={() => void end()}>
          {t('settingsSecurityPage.everywhere')}
        </Button>
      </SettingsRow>
    </SettingsSection>
  );
}
