import { useState } from 'react';
import { userPath } from '~/components/user/acct';
import { toAppError } from '~/lib/AppError';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/stores/context';

interface Lookup {
  /** Opens what an address leads to. @returns false for what is no address, or not for this viewer to look up */
  readonly lookUp: (text: string) => boolean;
  readonly isBusy: boolean;
}

/** Looks up notes and people of any server by their address (reference/pages.md, search). Call inside an observer. */
export function useLookup(): Lookup {
  const { clock, overlays } = useStores();
  const { api, ingest, me } = useAccount();
  const { navigate } = usePane();
  const [isBusy, setBusy] = useState(false);

  const open = async (uri: string) => {
    setBusy(true);
    const asOf = clock.now();
    try {
      const found = await api.call('ap/show', { uri });
      if (found.type === 'User') ingest.users([found.object], 'fetch');
      else ingest.note(found.object, 'fetch', asOf);
      navigate(found.type === 'User' ? userPath(found.object) : `/notes/${found.object.id}`);
    } catch (thrown) {
      overlays.showError(toAppError(thrown), { retry: () => void open(uri) });
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    lookUp(text) {
      if (!me || !/^https?:\/\/\S+$/.test(text)) return false;
      void open(text);
      return true;
    },
  };
}
