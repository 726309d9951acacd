import { OnlyOnServerRow } from '~/components/instance/OnlyOnServer';
import { Page } from '~/components/page/Page';
import { SettingsLink, SettingsRow } from '~/components/settings/SettingsRow';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { Button } from '~/components/ui/Button';
import { RowCard } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';

/** Tokens for apps and scripts of the viewer. */
export default function ApiPage() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { can } = useAccount();
  return (
    <Page title={t('settingsApiPage.title')}>
      <SettingsBody>
        <RowCard>
          {can.manageAccount ? (
            <>
              <SettingsRow label={t('settingsApiPage.token')} help={t('settingsApiPage.tokenText')}>
                <Button variant="primary" icon="key" onClick={() => void overlays.open('accessToken', {})}>
                  {t('settingsApiPage.make')}
                </Button>
              </SettingsRow>
              <SettingsLink to="/settings/apps" icon="key" label={t('settingsApiPage.apps')} />
            </>
          ) : (
            <OnlyOnServerRow path="/settings" />
          )}
          <SettingsLink to="/api-console" icon="code" label={t('settingsApiPage.console')} />
        </RowCard>
      </SettingsBody>
    </Page>
  );
}
