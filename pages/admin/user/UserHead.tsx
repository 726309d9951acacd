import { accountMarks } from '~/components/staff/accountMarks';
import { StateMark } from '~/components/staff/StateMark';
import { LinkButton } from '~/components/ui/LinkButton';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { UserMenuButton } from '~/components/user/UserMenuButton';
import { UserName } from '~/components/user/UserName';
import { useI18n } from '~/i18n/useI18n';
import { userPath } from '~/lib/mentionText';
import type { User } from '~/services/records';
import { serverPath } from '~/services/serverPath';
import styles from './UserPage.module.css';

/** Whose account it is, and what the staff should see at once. */
export function UserHead({ user }: { user: User }) {
  const { t } = useI18n();
  const server = user.host === null ? null : serverPath(user.host);
  return (
    <div className={styles.head}>
      <Avatar user={user} size={64} indicator />
      <div className={styles.names}>
        <div className={styles.name}>
          <UserName user={user} inline />
        </div>
        <div className={styles.acct}>
          <Acct user={user} detail />
        </div>
        <ul className={styles.marks}>
          {accountMarks(user).map(({ name, icon, tone }) => (
            <li key={name}>
              <StateMark icon={icon} tone={tone}>
                {t(`staff.mark.${name}`)}
              </StateMark>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.ways}>
        <LinkButton to={userPath(user)} icon="user">
          {t('adminUserPage.openProfile')}
        </LinkButton>
        {server !== null && (
          <LinkButton to={server} icon="planet">
            {t('adminUserPage.openServer')}
          </LinkButton>
        )}
        <UserMenuButton user={user} />
      </div>
    </div>
  );
}
