import { memo } from 'react';
import { Mfm } from '~/mfm/Mfm';
import type { User } from '~/services/records';

interface UserNameProps {
  user: Pick<User, 'id' | 'name' | 'username' | 'host' | 'emojis'>;
  /** As a word of the sentence around it, instead of on a line of its own that is cut off at its end. */
  inline?: boolean;
}

/** Somebody's name with its emoji; the username where there is none. */
export const UserName = memo(function UserName({ user, inline = false }: UserNameProps) {
  return <Mfm text={user.name || user.username} plain nowrap={!inline} author={user} emojis={user.emojis} />;
});
