import { copyItem } from '~/components/ui/copyItem';
import { pagePath } from '~/components/writtenPage/pagePath';
import { useI18n } from '~/i18n/useI18n';
import { share } from '~/lib/share';
import type { WrittenPage } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import { authorOf } from '~/stores/resources/content/writtenPages';
import { compose } from '~/stores/session/guards';
import type { MenuItem } from '~/stores/ui/OverlayStore';

interface Sharing {
  readonly path: string;
  /** Its address on the server. */
  readonly url: string;
  /** The ways to share it, for a menu. */
  readonly items: readonly MenuItem[];
}

/** How a page is shared. Observable. */
export function useSharing(page: WrittenPage): Sharing {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  const author = authorOf(account, page);
  const path = author ? pagePath(author, page.name) : '/pages';
  const url = account.server.home + path;
  const shareInNote = () => void compose(root, { initialText: `${page.title}\n${url}` }, account);
  return {
    path,
    url,
    items: [
      copyItem(root.overlays, t('writtenPage.copyLink'), url, 'link'),
      ...(account.me ? [{ text: t('writtenPage.shareInNote'), icon: 'pencil' as const, action: shareInNote }] : []),
      // Not every system has a dialog for it.
      ...('share' in navigator
        ? [{ text: t('writtenPage.shareElsewhere'), icon: 'share' as const, action: () => void share({ title: page.title, url }) }]
        : []),
    ],
  };
}
