import { observer } from 'mobx-react-lite';
import type { WireUserList } from '~/api/wire';
import { copyItem } from '~/components/ui/copyItem';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import type { Result } from '~/lib/Result';
import { usePane } from '~/router/PaneContext';
import { useAccount, useServer, useStores } from '~/react/context';
import { deleteList, updateList } from '~/stores/resources/feeds/listEditing';
import { lists } from '~/stores/resources/feeds/lists';
import type { MenuItem } from '~/stores/ui/OverlayStore';

/** The longest name that servers accept. */
const NAME_LENGTH = 100;

/** The owner's actions for a list. */
export const ListActions = observer(function ListActions({ list: { id, name, isPublic } }: { list: WireUserList }) {
  const { t } = useI18n();
  const { overlays, settings } = useStores();
  const server = useServer();
  const { home } = server;
  const account = useAccount();
  const { navigate } = usePane();
  const told = async (work: Promise<Result>): Promise<boolean> => {
    const result = await work;
    if (!result.ok) overlays.showError(result.error);
    return result.ok;
  };
  const isPinned = (): boolean => settings.get('pinnedUserLists')?.id === id;
  const rename = async () => {
    const next = (await overlays.prompt({ title: t('list.name'), initial: name, minLength: 1, maxLength: NAME_LENGTH }))?.trim();
    if (!next || next === name || !(await told(updateList(account, id, { name: next })))) return;
    if (isPinned()) settings.set('pinnedUserLists', { id, name: next });
  };
  const remove = async () => {
    const text = t('listPage.deleteQuestion', { name });
    if (!(await overlays.confirm({ text, kind: 'warning', danger: true, okLabel: t('listPage.delete') }))) return;
    if (!(await told(deleteList(account, id)))) return;
    if (isPinned()) settings.set('pinnedUserLists', null);
    navigate('/my/lists', { replace: true });
  };
  const items: readonly MenuItem[] = [
    { text: t('listPage.rename'), icon: 'pencil', action: rename },
    {
      type: 'switch',
      text: t('listPage.pin'),
      get: isPinned,
      set: (value) => settings.set('pinnedUserLists', value ? { id, name } : null),
    },
    {
      type: 'switch',
      text: t('listPage.makePublic'),
      get: () => lists.one(account, id)?.isPublic === true,
      set: (value) => void told(updateList(account, id, { isPublic: value })),
    },
    ...(isPublic
      ? [
          { type: 'link' as const, text: t('listPage.openPublic'), icon: 'planet' as const, to: `/list/${id}` },
          copyItem(overlays, t('listPage.copyLink'), `${home}/list/${id}`, 'link'),
        ]
      : []),
    { type: 'divider' },
    { text: t('listPage.delete'), icon: 'trash', danger: true, action: remove },
  ];
  return <MenuButton icon="dots" label={t('listPage.options')} items={items} />;
});
