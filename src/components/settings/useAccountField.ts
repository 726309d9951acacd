import { useState } from 'react';
import type { WireMe } from '~/api/wire';
import { useSubmit } from '~/components/form/useSubmit';
import { useAccount } from '~/react/context';
import { updateMe } from '~/stores/session/updateMe';

/** A field of the account, as a control takes it. */
interface AccountField<T> {
  readonly value: T | undefined;
  readonly change: (value: T) => void;
}

/**
 * Returns a field of the viewer's account, with a function that changes it on the server at once. The new value shows until the
 * server answers; if it refuses, the old one comes back and a message says why. Use it inside an observer.
 */
export function useAccountField<K extends keyof WireMe>(name: K): AccountField<WireMe[K]> {
  const account = useAccount();
  const saved = account.me?.[name];
  const [wanted, setWanted] = useState<{ readonly value: WireMe[K] } | null>(null);
  const saving = useSubmit((value: WireMe[K]) => updateMe(account, { [name]: value }), {
    onDone: () => setWanted(null),
    onFailed: () => {
      setWanted(null);
      return false;
    },
  });
  return {
    value: wanted ? wanted.value : saved,
    change: (value) => {
      if (saving.isBusy) return;
      setWanted({ value });
      void saving.run(value);
    },
  };
}
