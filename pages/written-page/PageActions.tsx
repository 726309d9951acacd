import { observer } from 'mobx-react-lite';
import { groupedItems } from '~/components/ui/groupedItems';
import { MenuButton } from '~/components/ui/MenuButton';
import { editPath } from '~/components/writtenPage/pagePath';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import type { WrittenPage } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import { deletePage, pinPage } from '~/stores/resources/content/writtenPages';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { useSharing } from './useSharing';

/** The menu of a page. Its author edits, pins and deletes it; others report it. */
export const PageActions = observer(function PageActions({ page }: { page: WrittenPage }) {
  const { t } = useI18n();
  const { overlays, workspace } = useStores();
  const account = useAccount();
  const { navigate, paneId, frame } = usePane();
  const sharing = useSharing(page);
  const { me } = account;
  const isMine = me?.id === page.userId;
  const isPinned = me?.pinnedPageId === page.id;
  const remove = async () => {
    const text = t('writtenPage.deleteQuestion', { title: page.title });
    if (!(await overlays.confirm({ text, kind: 'warning', danger: true, okLabel: t('writtenPage.delete') }))) return;
    const result = await overlays.wait(deletePage(account, page.id));
    if (result.ok) navigate('/pages#mine', { replace: true });
    else overlays.showError(result.error);
  };
  const pin = async () => {
    const result = await overlays.wait(pinPage(account, isPinned ? null : page.id));
    if (result.ok) overlays.success();
    else overlays.showError(result.error);
  };
  const items = (): readonly MenuItem[] =>
    groupedItems([
      isMine
        ? [
            { type: 'link', to: editPath(page.id), text: t('writtenPage.edit'), icon: 'pencil' },
            { text: t(isPinned ? 'writtenPage.unpin' : 'writtenPage.pin'), icon: isPinned ? 'pinnedOff' : 'pin', action: pin },
          ]
        : [],
      sharing.items,
      [
        ...(frame === 'window'
          ? []
          : [
              {
                text: t('writtenPage.openInWindow'),
                icon: 'appWindow' as const,
                action: () => void workspace.openWindow(sharing.path, workspace.ownerOf(paneId)),
              },
            ]),
        { type: 'link', to: `${sharing.path}/view-source`, text: t('writtenPage.viewSource'), icon: 'code' },
      ],
      isMine ? [{ text: t('writtenPage.delete'), icon: 'trash', danger: true, action: remove }] : [],
      me && !isMine
        ? [
            {
              text: t('writtenPage.report'),
              icon: 'flag',
              action: () => void overlays.open('abuseReport', { userId: page.userId, initialComment: `${sharing.url}\n` }),
            },
          ]
        : [],
    ]);
  return <MenuButton icon="dots" label={t('writtenPage.options')} items={items} />;
});
