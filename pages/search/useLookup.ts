import { useSubmit } from '~/components/form/useSubmit';
import { userPath } from '~/components/user/acct';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/stores/context';
import { settle } from '~/stores/settle';

interface Lookup {
  /** Opens the note or user at an address. @returns false if the text is not an address, or the viewer may not look it up */
  readonly lookUp: (text: string) => boolean;
  readonly isBusy: boolean;
}

/** Looks up notes and users of any server by their address. Call inside an observer. */
export function useLookup(): Lookup {
  const { clock } = useStores();
  const { api, ingest, me } = useAccount();
  const { navigate } = usePane();
  const { isBusy, run } = useSubmit(async (uri: string) => {
    const asOf = clock.now();
    const result = await settle(api.call('ap/show', { uri }));
    if (!result.ok) return result;
    const found = result.value;
    if (found.type === 'User') ingest.users([found.object], 'fetch');
    else ingest.note(found.object, 'fetch', asOf);
    navigate(found.type === 'User' ? userPath(found.object) : `/notes/${found.object.id}`);
    return result;
  });
  return {
    isBusy,
    lookUp(text) {
      if (!me || !/^https?:\/\/\S+$/.test(text)) return false;
      void run(text);
      return true;
    },
  };
}
