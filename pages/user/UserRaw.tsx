import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { JsonCode } from '~/components/code/JsonCode';
import { useI18n } from '~/i18n/useI18n';
import type { User } from '~/services/records';
import { rawUser } from '~/stores/resources/users/profiles';
import styles from './UserOtherTab.module.css';

/** Everything that the server tells the viewer about a user, as it is, and what it means for moderators. */
export function UserRaw({ user }: { user: User }) {
  const i18n = useI18n();
  const { t } = i18n;
  const query = useQuery(rawUser, user.id);
  return (
    <>
      <p className={styles.facts}>
        <span>
          {t('userPage.id')} <code>{user.id}</code>
        </span>
        {user.isSuspended && <span className={styles.badge}>{t('profile.suspended')}</span>}
        {user.isSilenced && <span className={styles.badge}>{t('profile.silenced')}</span>}
        {user.roles?.some((role) => role.isModerator) && <span className={styles.badge}>{t('profile.moderator')}</span>}
        {user.createdAt && <span>{t('userPage.created', { date: i18n.date(Date.parse(user.createdAt), 'full') })}</span>}
      </p>
      <Loadable query={query}>{(raw) => <JsonCode value={raw} />}</Loadable>
    </>
  );
}
