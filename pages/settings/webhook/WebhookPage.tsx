import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { myWebhooks } from '~/stores/resources/account/webhooks';
import settings from '../SettingsPage.module.css';
import styles from './WebhookPage.module.css';
import { WebhookRow } from './WebhookRow';

/** The webhooks of the account, with how their last delivery went. */
export default function WebhookPage() {
  const { t } = useI18n();
  const query = useQuery(myWebhooks, null);
  return (
    <Page title={t('settingsWebhookPage.title')}>
      <div className={settings.content}>
        <p className={settings.status}>{t('settingsWebhookPage.explanation')}</p>
        <p>
          <Link to="/settings/webhook/new" className={styles.new}>
            <Icon name="plus" /> {t('settingsWebhookPage.new')}
          </Link>
        </p>
        <Loadable query={query} empty={<EmptyState icon="share" text={t('settingsWebhookPage.none')} />}>
          {(webhooks) => (
            <ul className={styles.list}>
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )}
        </Loadable>
      </div>
    </Page>
  );
}
