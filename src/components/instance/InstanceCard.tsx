import { browserPath } from '~/lib/basePath';
import { observer } from 'mobx-react-lite';
import type { WireMeta } from '~/api/wire';
import { useQuery } from '~/components/async/useQuery';
import { Button } from '~/components/ui/Button';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { availableTimelines } from '~/stores/timelines/availableTimelines';
import { Link } from '~/router/Link';
import { useServer, useStores } from '~/react/context';
import { serverStats } from '~/stores/resources/server/server';
import { ActiveUsers } from './ActiveUsers';
import { Description } from './Description';
import styles from './InstanceCard.module.css';
import { visitorMenu } from './serverMenu';

interface InstanceCardProps {
  meta: WireMeta;
  /** The level of the heading. */
  level?: 1 | 2;
}

/** Describes the server. */
export const InstanceCard = observer(function InstanceCard({ meta, level = 1 }: InstanceCardProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { overlays } = useStores();
  const server = useServer();
  const stats = useQuery(serverStats, null).value;
  const Heading = `h${level}` as const;
  const icon = server.mediaUrl(meta.iconUrl) ?? browserPath('/favicon.svg');
  return (
    <section className={styles.card} aria-label={server.name}>
      <MenuButton className={styles.menu} icon="dots" label={t('welcome.menu')} items={() => visitorMenu(meta, i18n)} />
      <img className={styles.icon} src={icon} alt="" width={80} height={80} />
      <Heading className={styles.name}>{server.name}</Heading>
      {meta.description && <Description html={meta.description} />}
      {stats && (
        <p className={styles.counts}>
          <span>{t('welcome.usersCount', { n: stats.originalUsersCount })}</span>
          <span>{t('welcome.notesCount', { n: stats.originalNotesCount })}</span>
        </p>
      )}
      <ActiveUsers />
      <div className={styles.actions}>
        {/* People with an invitation sign up although registration is closed. */}
        <Button variant="gradient" onClick={() => void overlays.open('signUp', {})}>
          {t(meta.disableRegistration ? 'welcome.signUpWithCode' : 'welcome.signUp')}
        </Button>
        <Button onClick={() => void overlays.open('signIn', {})}>{t('page.signIn')}</Button>
      </div>
      {meta.disableRegistration && <p className={styles.description}>{t('welcome.closed')}</p>}
      {availableTimelines(null, meta).includes('local') && <Link to="/timeline">{t('welcome.readTimeline')}</Link>}
    </section>
  );
});
