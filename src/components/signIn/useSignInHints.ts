import { useEffect, useState } from 'react';
import { useQuery } from '~/components/async/useQuery';
import type { WireUserDetailed } from '~/api/wire';
import { useStores } from '~/react/context';
import { signInHints } from '~/stores/resources/users/users';

/** How long after the last key the server is asked, in ms. */
const TYPING_MS = 500;

/** Returns the account of a name while it is typed, once the server has answered. Call this inside an observer. */
export function useSignInHints(username: string): { readonly user: WireUserDetailed | null } {
  const { clock } = useStores();
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const pause = clock.after(TYPING_MS, () => setWanted(username));
    return () => pause.dispose();
  }, [clock, username]);
  const query = useQuery(signInHints, wanted);
  return { user: wanted === username ? (query.value ?? null) : null };
}
