import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { RowCard } from '~/components/ui/Rows';
import { WebhookForm } from '~/components/webhook/WebhookForm';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import { createWebhook } from '~/stores/resources/account/webhooks';

/** Creates a webhook. */
export default function WebhookNewPage() {
  const { t } = useI18n();
  const account = useAccount();
  const { navigate } = usePane();
  return (
    <Page title={t('settingsWebhookNewPage.title')}>
      <SettingsBody>
        <RowCard>
          <WebhookForm
            label={t('settingsWebhookNewPage.title')}
            submitLabel={t('settingsWebhookNewPage.create')}
            submit={({ active: _active, ...params }) => createWebhook(account, params)}
            onDone={() => navigate('/settings/webhook', { replace: true })}
          />
        </RowCard>
      </SettingsBody>
    </Page>
  );
}
