import type { ColumnChoicesContext } from '~/registry/definePage';
import { myAntennas } from '~/stores/resources/feeds/antennas';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { MenuItem } from '~/stores/ui/menuItems';

/** The antennas of the account. */
export default async function columnChoices({ root, scope, open }: ColumnChoicesContext): Promise<readonly MenuItem[]> {
  const { t } = root.i18n;
  const antennas = (await resourcesOf(scope).read(myAntennas, null)) ?? [];
  const items: readonly MenuItem[] =
    antennas.length === 0
      ? [{ type: 'label', text: t('columnMenu.none') }]
      : antennas.map(({ id, name }) => ({ text: name, icon: 'antenna', action: () => open(`/timeline/antenna/${id}`) }));
  return [...items, { type: 'divider' }, { type: 'link', text: t('columnMenu.newAntenna'), icon: 'plus', to: '/my/antennas/create' }];
}
