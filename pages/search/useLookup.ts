import { untracked } from 'mobx';
import { useSubmit } from '~/components/form/useSubmit';
import { userPath } from '~/lib/mentionText';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import { lookUp } from '~/stores/resources/content/notes';

interface Lookup {
  /** Opens the note or user at an address. @returns false if the text is not an address, or the viewer may not look it up */
  readonly lookUp: (text: string) => boolean;
  readonly isBusy: boolean;
}

/** Looks up notes and users of any server by their address. */
export function useLookup(): Lookup {
  const account = useAccount();
  const { navigate } = usePane();
  const { isBusy, run } = useSubmit(async (uri: string) => {
    const result = await lookUp(account, uri);
    if (!result.ok) return result;
    const found = result.value;
    navigate(found.kind === 'user' ? userPath(untracked(() => account.users.get(found.userId))!) : `/notes/${found.noteId}`);
    return result;
  });
  return {
    isBusy,
    lookUp(text) {
      if (!untracked(() => account.me) || !/^https?:\/\/\S+$/.test(text)) return false;
      void run(text);
      return true;
    },
  };
}
