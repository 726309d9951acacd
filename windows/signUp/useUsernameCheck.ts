import { useStores } from '~/react/context';
import { isUsernameAvailable } from '~/stores/session/registration';
import { useAvailability } from './useAvailability';

const MAX_USERNAME_LENGTH = 20;

/** Asks the server whether a username is free, while it is typed. */
export function useUsernameCheck() {
  const { session } = useStores();
  const { state, check } = useAvailability({
    delayMs: 0,
    formOf,
    ask: async (username, signal) => {
      const found = await isUsernameAvailable(session.current.api, username, signal);
      if (!found.ok) return 'unknown';
      return found.value ? 'available' : 'taken';
    },
  });
  /** Whether the server would refuse the name. */
  return { state, check, isBad: state === 'taken' || state === 'invalid' || state === 'tooLong' };
}

function formOf(username: string): 'none' | 'waiting' | 'invalid' | 'tooLong' {
  if (username === '') return 'none';
  if (!/^\w+$/.test(username)) return 'invalid';
  return username.length > MAX_USERNAME_LENGTH ? 'tooLong' : 'waiting';
}
