import { useEffect, useState } from 'react';
import { useQuery } from '~/components/async/useQuery';
import type { WireUserDetailed } from '~/api/wire';
import { useAccount, useStores } from '~/react/context';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { signInHints } from '~/stores/resources/users/users';
import { settle } from '~/stores/settle';

/** How long after the last key the server is asked, in ms. */
const TYPING_MS = 500;

/** The known facts about the typed name. */
interface SignInHints {
  /** The account, once the server has answered. */
  readonly user: WireUserDetailed | null;
  /** Asks the server now, if it was not asked yet. Null for an unknown name and for a server that does not answer. */
  readonly load: () => Promise<WireUserDetailed | null>;
}

/** Asks the server how an account signs in while its name is typed. Call this inside an observer. */
export function useSignInHints(username: string): SignInHints {
  const { clock } = useStores();
  const account = useAccount();
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const pause = clock.after(TYPING_MS, () => setWanted(username));
    return () => pause.dispose();
  }, [clock, username]);
  const query = useQuery(signInHints, wanted);
  return {
    user: wanted === username ? (query.value ?? null) : null,
    async load() {
      const found = await settle(resourcesOf(account).read(signInHints, username));
      return found.ok ? (found.value ?? null) : null;
    },
  };
}
