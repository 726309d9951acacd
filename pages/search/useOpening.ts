import { useState } from 'react';
import { useSubmit } from '~/components/form/useSubmit';
import type { Meaning } from '~/components/search/meaning';
import { pathOfMeaning } from '~/components/search/pathOfMeaning';
import { usePane } from '~/router/PaneContext';
import { useAccount, useServer, useStores } from '~/react/context';
import { errorText } from '~/stores/ui/errorText';

interface Opening {
  readonly open: (meaning: Meaning) => void;
  readonly isBusy: boolean;
  /** Why the last thing could not be opened, in words. */
  readonly failure: string | undefined;
}

/** Opens what a text names: notes and users of any server, and hashtags. */
export function useOpening(): Opening {
  const account = useAccount();
  const { i18n, clock } = useStores();
  const server = useServer();
  const { navigate } = usePane();
  const [failure, setFailure] = useState<string>();
  const { isBusy, run } = useSubmit((meaning: Meaning) => pathOfMeaning(account, server, meaning), {
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
