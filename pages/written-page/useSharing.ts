import { pagePath } from '~/components/writtenPage/pagePath';
import { share } from '~/lib/share';
import type { WrittenPage } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import { compose } from '~/stores/session/compose';

/** How a page is shared: its path, its address on the server, and what the buttons do. */
export function useSharing(page: WrittenPage) {
  const root = useStores();
  const account = useAccount();
  const author = account.users.get(page.userId);
  const path = author ? pagePath(author, page.name) : '/pages';
  const url = account.api.origin + path;
  return {
    path,
    url,
    /** Whether the system has a dialog for sharing. */
    canShare: 'share' in navigator,
    share: () => void share({ title: page.title, url }),
    shareInNote: () => void compose(root, { initialText: `${page.title}\n${url}` }, account),
  };
}
