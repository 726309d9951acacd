import { memo } from 'react';
import { Mfm } from '~/mfm/Mfm';
import type { User } from '~/services/records';

interface UserNameProps {
  user: Pick<User, 'id' | 'name' | 'username' | 'host' | 'emojis'>;
}

/** Somebody's name with its emoji on one line; the username where there is none. */
export const UserName = memo(function UserName({ user }: UserNameProps) {
  return <Mfm text={user.name || user.username} plain nowrap author={user} emojis={user.emojis} />;
});
