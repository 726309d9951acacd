import type { ReactNode } from 'react';
import { Link } from '~/router/Link';
import type { User } from '~/services/records';
import { userPath } from '~/lib/mentionText';
import styles from './UserLink.module.css';
import { UserName } from './UserName';

interface UserLinkProps {
  user: Pick<User, 'id' | 'name' | 'username' | 'host' | 'emojis'>;
  /** An id for elements that this name labels. */
  id?: string;
  /** Shown instead of the name. */
  children?: ReactNode;
}

/** A name that links to the profile and opens the hover card. */
export function UserLink({ user, id, children }: UserLinkProps) {
  return (
    <Link to={userPath(user)} id={id} className={styles.link} data-hover-user={user.id}>
      {children ?? <UserName user={user} />}
    </Link>
  );
}
