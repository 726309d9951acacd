import { observer } from 'mobx-react-lite';
import type { WireMeta } from '~/api/wire';
import { useQuery } from '~/components/async/useQuery';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { Link } from '~/router/Link';
import { useStores } from '~/react/context';
import { serverStats } from '~/stores/resources/server';
import styles from './InstanceCard.module.css';
import { plainText } from './plainText';

interface InstanceCardProps {
  meta: WireMeta;
  /** The level of the heading. */
  level?: 1 | 2;
}

/** Describes the server. Texts: `welcome`. */
export const InstanceCard = observer(function InstanceCard({ meta, level = 1 }: InstanceCardProps) {
  const { t } = useI18n();
  const { overlays, instance } = useStores();
  const stats = useQuery(serverStats, null).value;
  const Heading = `h${level}` as const;
  const icon = safeHttpUrl(meta.iconUrl) ?? '/favicon.svg';
  return (
    <section className={styles.card} aria-label={instance.name}>
      <img className={styles.icon} src={icon} alt="" width={80} height={80} />
      <Heading className={styles.name}>{instance.name}</Heading>
      {meta.description && <p className={styles.description}>{plainText(meta.description)}</p>}
      {stats && (
        <p className={styles.counts}>
          <span>{t('welcome.usersCount', { n: stats.originalUsersCount })}</span>
          <span>{t('welcome.notesCount', { n: stats.originalNotesCount })}</span>
        </p>
      )}
      <div className={styles.actions}>
        {!meta.disableRegistration && (
          <Button variant="gradient" onClick={() => void overlays.open('signUp', {})}>
            {t('welcome.signUp')}
          </Button>
        )}
        <Button onClick={() => void overlays.open('signIn', {})}>{t('page.signIn')}</Button>
      </div>
      {meta.disableRegistration && <p className={styles.description}>{t('welcome.closed')}</p>}
      {meta.policies.ltlAvailable && <Link to="/timeline">{t('welcome.readTimeline')}</Link>}
    </section>
  );
});
