import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { SettingsLink } from '~/components/settings/SettingsRow';
import { SettingsBody, SettingsText } from '~/components/settings/SettingsSection';
import { RowCard, rowsClass } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { myWebhooks } from '~/stores/resources/account/webhooks';
import { WebhookRow } from './WebhookRow';

/** The webhooks of the account, with how their last delivery went. */
export default function WebhookPage() {
  const { t } = useI18n();
  const query = useQuery(myWebhooks, null);
  return (
    <Page title={t('settingsWebhookPage.title')}>
      <SettingsBody>
        <SettingsText>{t('settingsWebhookPage.explanation')}</SettingsText>
        <RowCard>
          <SettingsLink to="/settings/webhook/new" icon="plus" label={t('settingsWebhookPage.new')} />
        </RowCard>
        <Loadable query={query} empty={<EmptyState icon="share" text={t('settingsWebhookPage.none')} />}>
          {(webhooks) => (
            <RowCard>
              <ul className={rowsClass}>
                {webhooks.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} />
                ))}
              </ul>
            </RowCard>
          )}
        </Loadable>
      </SettingsBody>
    </Page>
  );
}
