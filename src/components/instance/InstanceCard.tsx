import { useCallback } from 'react';
import { observer } from 'mobx-react-lite';
import type { WireMeta } from '~/api/wire';
import { useAsync } from '~/components/async/useAsync';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { Link } from '~/router/Link';
import { useAccount, useStores } from '~/stores/context';
import styles from './InstanceCard.module.css';
import { plainText } from './plainText';

interface InstanceCardProps {
  meta: WireMeta;
  /** Heading level where the card stands. */
  level?: 1 | 2;
}

/** Introduces the server. Texts: `welcome`. */
export const InstanceCard = observer(function InstanceCard({ meta, level = 1 }: InstanceCardProps) {
  const { t } = useI18n();
  const { overlays, instance } = useStores();
  const { api } = useAccount();
  const stats = useAsync(useCallback((signal: AbortSignal) => api.call('stats', {}, { signal }), [api]));
  const Heading = `h${level}` as const;
  const icon = safeHttpUrl(meta.iconUrl) ?? '/favicon.svg';
  return (
    <section className={styles.card} aria-label={instance.name}>
      <img className={styles.icon} src={icon} alt="" width={80} height={80} />
      <Heading className={styles.name}>{instance.name}</Heading>
      {meta.description && <p className={styles.description}>{plainText(meta.description)}</p>}
      {stats.status === 'ready' && (
        <p className={styles.counts}>
          <span>{t('welcome.usersCount', { n: stats.value.originalUsersCount })}</span>
          <span>{t('welcome.notesCount', { n: stats.value.originalNotesCount })}</span>
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
