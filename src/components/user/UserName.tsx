import { memo } from 'react';
import { Mfm } from '~/mfm/Mfm';
import type { User } from '~/services/records';

interface UserNameProps {
  user: Pick<User, 'id' | 'name' | 'username' | 'host' | 'emojis'>;
  /** Shows the name inline in a sentence, instead of on its own truncated line. */
  inline?: boolean;
}

/** A user's name with custom emoji, or the username if the user has no name. */
export const UserName = memo(function UserName({ user, inline = false }: UserNameProps) {
  return <Mfm text={user.name || user.username} plain nowrap={!inline} author={user} emojis={user.emojis} />;
});
