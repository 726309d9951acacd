import { userPath } from '~/lib/mentionText';
import { Avatar } from '~/components/user/Avatar';
import { plainName } from '~/components/user/plainName';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import type { User } from '~/services/records';

/** An avatar with the online status that links to the profile and opens the hover card, where no name is beside it. */
export function AvatarLink({ user, className }: { user: User; className?: string | undefined }) {
  const { t } = useI18n();
  const name = plainName(user);
  const status = user.onlineStatus === 'unknown' ? null : t(`user.status.${user.onlineStatus}`);
  return (
    <Link
      to={userPath(user)}
      className={className}
      aria-label={status === null ? name : t('widget.personWithStatus', { name, status })}
      data-hover-user={user.id}
    >
      <Avatar user={user} indicator />
    </Link>
  );
}
