import type { WireWebhook } from '~/api/wire';
import { Icon, type IconName } from '~/components/ui/Icon';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import styles from './WebhookPage.module.css';

type State = 'inactive' | 'unused' | 'works' | 'noAnswer' | 'failed';

const ICONS: Readonly<Record<State, IconName>> = {
  inactive: 'playerPause',
  unused: 'clock',
  works: 'circleCheck',
  noAnswer: 'alertTriangle',
  failed: 'alertTriangle',
};

/** Servers store 1 if nobody answered. */
const NO_ANSWER = 1;

function stateOf({ active, latestStatus }: WireWebhook): State {
  if (!active) return 'inactive';
  if (latestStatus === null) return 'unused';
  if (latestStatus >= 200 && latestStatus < 300) return 'works';
  return latestStatus === NO_ANSWER ? 'noAnswer' : 'failed';
}

/** A webhook with how its last delivery went, and a link to change it. */
export function WebhookRow({ webhook }: { webhook: WireWebhook }) {
  const { t } = useI18n();
  const state = stateOf(webhook);
  return (
    <li className={styles.row}>
      <Icon name={ICONS[state]} label={t(`settingsWebhookPage.${state}`, { status: webhook.latestStatus ?? 0 })} />
      <div className={styles.facts}>
        <Link to={`/settings/webhook/edit/${webhook.id}`} className={styles.name}>
          {webhook.name || webhook.url}
        </Link>
        <span className={styles.small} dir="ltr">
          {webhook.url}
        </span>
        {webhook.latestSentAt !== null && (
          <span className={styles.small}>
            {t('settingsWebhookPage.lastSent')} <RelativeTime iso={webhook.latestSentAt} />
          </span>
        )}
      </div>
    </li>
  );
}
