import { Page } from '~/components/page/Page';
import { SettingsLink, SettingsRow } from '~/components/settings/SettingsRow';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { Button } from '~/components/ui/Button';
import { RowCard } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';

/** Tokens for apps and scripts of the viewer. */
export default function ApiPage() {
  const { t } = useI18n();
  const { overlays } = useStores();
  return (
    <Page title={t('settingsApiPage.title')}>
      <SettingsBody>
        <RowCard>
          <SettingsRow label={t('settingsApiPage.token')} help={t('settingsApiPage.tokenText')}>
            <Button variant="primary" icon="key" onClick={() => void overlays.open('accessToken', {})}>
              {t('settingsApiPage.make')}
            </Button>
          </SettingsRow>
          <SettingsLink to="/settings/apps" icon="key" label={t('settingsApiPage.apps')} />
          <SettingsLink to="/api-console" icon="code" label={t('settingsApiPage.console')} />
        </RowCard>
      </SettingsBody>
    </Page>
  );
}
