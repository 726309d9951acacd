import type { IconName } from '~/components/ui/Icon';
import type { User } from '~/services/records';
import type { Tone } from './StateMark';

/** Something that the staff should see of an account at once. */
export interface AccountMark {
  readonly name: 'suspended' | 'silenced' | 'administrator' | 'moderator' | 'bot';
  readonly icon: IconName;
  readonly tone: Tone;
}

/** What the staff should see of an account at once, the most important first. */
export function accountMarks(user: Pick<User, 'isSuspended' | 'isSilenced' | 'roles' | 'isBot'>): readonly AccountMark[] {
  const { roles = [] } = user;
  const isAdministrator = roles.some((role) => role.isAdministrator);
  return [
    ...(user.isSuspended ? ([{ name: 'suspended', icon: 'ban', tone: 'bad' }] as const) : []),
    ...(user.isSilenced ? ([{ name: 'silenced', icon: 'volumeOff', tone: 'careful' }] as const) : []),
    ...(isAdministrator ? ([{ name: 'administrator', icon: 'shield', tone: 'good' }] as const) : []),
    ...(!isAdministrator && roles.some((role) => role.isModerator) ? ([{ name: 'moderator', icon: 'shield', tone: 'good' }] as const) : []),
    ...(user.isBot ? ([{ name: 'bot', icon: 'robot', tone: 'plain' }] as const) : []),
  ];
}
