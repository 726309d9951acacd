import type { ColumnChoicesContext } from '~/registry/definePage';
import { myChannels } from '~/stores/resources/feeds/channelLists';
import type { MenuItem } from '~/stores/ui/menuItems';

/** The channels of the account, and a way to others. */
export default async function columnChoices({ root, scope, open }: ColumnChoicesContext): Promise<readonly MenuItem[]> {
  const { t } = root.i18n;
  const channels = await myChannels(scope);
  return [
    ...channels.map(({ id, name }): MenuItem => ({ text: name, icon: 'deviceTv', action: () => open(`/channels/${id}#timeline`) })),
    ...(channels.length > 0 ? [{ type: 'divider' } as const] : []),
    { text: t('columnMenu.allChannels'), icon: 'search', action: () => open('/channels') },
    ...(scope.me ? [{ text: t('columnMenu.newChannel'), icon: 'plus', action: () => open('/channels/new') } as const] : []),
  ];
}
