import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { useI18n } from '~/i18n/useI18n';
import { Mfm } from '~/mfm/Mfm';
import { Link } from '~/router/Link';
import type { User } from '~/services/records';
import { serverPath } from '~/services/serverPath';
import { useAccount } from '~/react/context';
import { later } from '~/react/later';
import { FoldedBio } from './FoldedBio';
import { KnownFollowers } from './KnownFollowers';
import { ModerationNote } from './ModerationNote';
import { UserBanner } from './UserBanner';
import { UserCounts } from './UserCounts';
import { UserFields } from './UserFields';
import { UserPinnedNotes } from './UserPinnedNotes';
import { UserMemo } from './UserMemo';
import styles from './UserProfile.module.css';
import { MovedNotice } from './MovedNotice';

/** Few users pin a page. */
const PinnedPage = later<{ user: User }>(async () => (await import('~/components/writtenPage/PinnedPage')).PinnedPage);

interface UserProfileProps {
  /** A user in the store, with profile fields. */
  userId: string;
}

/** Everything in a profile above the notes. */
export const UserProfile = observer(function UserProfile({ userId }: UserProfileProps) {
  const { t } = useI18n();
  const user = useAccount().users.get(userId);
  if (!user) return null;
  const remote = user.url ?? user.uri;
  const server = user.host === null ? null : serverPath(user.host);
  return (
    <div className={styles.profile} data-part="user-profile">
      {user.movedTo && <MovedNotice movedTo={user.movedTo} />}
      {user.host !== null && remote && (
        <p className={styles.caution}>
          <Icon name="alertTriangle" />
          <span>{t('profile.remoteCaution')}</span>
          <ExternalLink href={remote}>{t('profile.showOnRemote')}</ExternalLink>
          {server !== null && <Link to={server}>{t('profile.aboutServer')}</Link>}
        </p>
      )}
      <section className={styles.main} aria-label={t('profile.profile')}>
        <UserBanner user={user} />
        <div className={styles.body}>
          <div className={styles.bio}>
            {user.description ? (
              <FoldedBio key={user.id}>
                <Mfm text={user.description} author={user} emojis={user.emojis} isNote={false} />
              </FoldedBio>
            ) : (
              <span className={styles.nothing}>{t('profile.noBio')}</span>
            )}
          </div>
          <UserFields user={user} />
          <UserCounts user={user} isInline>
            <KnownFollowers user={user} />
          </UserCounts>
          <UserMemo user={user} />
          <ModerationNote user={user} />
        </div>
      </section>
      <UserPinnedNotes user={user} />
      {user.pinnedPage && <PinnedPage user={user} />}
    </div>
  );
});
