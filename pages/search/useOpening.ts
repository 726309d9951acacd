import { untracked } from 'mobx';
import { useState } from 'react';
import { useSubmit } from '~/components/form/useSubmit';
import { parseAcct } from '~/components/user/acct';
import { userPath } from '~/lib/mentionText';
import { ok, type Result } from '~/lib/Result';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import { lookUp } from '~/stores/resources/content/notes';
import { findUser } from '~/stores/resources/users/users';
import { errorText } from '~/stores/ui/errorText';
import type { Meaning } from './meaning';

interface Opening {
  readonly open: (meaning: Meaning) => void;
  readonly isBusy: boolean;
  /** Why the last thing could not be opened, in words. */
  readonly failure: string | undefined;
}

/** Opens what a text names: notes and users of any server, and hashtags. */
export function useOpening(): Opening {
  const account = useAccount();
  const { instance, i18n, clock } = useStores();
  const { navigate } = usePane();
  const [failure, setFailure] = useState<string>();
  const pathOfUser = (userId: string) => userPath(untracked(() => account.users.get(userId))!);
  const find = async (meaning: Meaning): Promise<Result<string>> => {
    if (meaning.kind === 'tag') return ok(`/tags/${encodeURIComponent(meaning.tag)}`);
    if (meaning.kind === 'user') {
      const found = await findUser(
        account,
        untracked(() => parseAcct(meaning.acct, instance)),
      );
      return found.ok ? ok(pathOfUser(found.value)) : found;
    }
    const found = await lookUp(account, meaning.address);
    if (!found.ok) return found;
    return ok(found.value.kind === 'user' ? pathOfUser(found.value.userId) : `/notes/${found.value.noteId}`);
  };
  const { isBusy, run } = useSubmit(find, {
    onDone: (path) => navigate(path),
    onFailed(error) {
      setFailure(errorText(error, i18n, clock.now()).text);
      return true;
    },
  });
  return {
    isBusy,
    failure,
    open(meaning) {
      setFailure(undefined);
      void run(meaning);
    },
  };
}
