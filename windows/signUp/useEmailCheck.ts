import { useStores } from '~/react/context';
import { problemOfEmail } from '~/stores/session/registration';
import { useAvailability } from './useAvailability';

/** How long after the last key the server is asked; ms. */
const DELAY_MS = 1_000;

/** What servers say about an address that nobody can use. */
const REASONS = ['used', 'format', 'disposable', 'banned', 'mx', 'smtp'] as const;

/** Asks the server whether an e-mail address can be used, while it is typed. */
export function useEmailCheck() {
  const { session } = useStores();
  const { state, check } = useAvailability({
    delayMs: DELAY_MS,
    formOf: (email) => (email === '' ? 'none' : 'waiting'),
    ask: async (email, signal) => {
      const found = await problemOfEmail(session.current.api, email, signal);
      if (!found.ok) return 'unknown';
      if (found.value === null) return 'available';
      return REASONS.find((reason) => reason === found.value) ?? 'unavailable';
    },
  });
  const isGood = state === 'available' || state === 'unknown';
  return {
    state,
    check,
    /** Whether an account may be created with it. A server that cannot say beforehand says it then. */
    isGood,
    isBad: !isGood && state !== 'none' && state !== 'waiting',
  };
}
