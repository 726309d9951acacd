import type { ColumnChoicesContext } from '~/registry/definePage';
import { myAntennas } from '~/stores/resources/antennas';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { MenuItem } from '~/stores/ui/menuItems';

/** The antennas of the account. */
export default async function columnChoices({ root, scope, open }: ColumnChoicesContext): Promise<readonly MenuItem[]> {
  const antennas = (await resourcesOf(scope).read(myAntennas, null)) ?? [];
  if (antennas.length === 0) return [{ type: 'label', text: root.i18n.t('columnMenu.none') }];
  return antennas.map(({ id, name }) => ({ text: name, icon: 'antenna', action: () => open(`/timeline/antenna/${id}`) }));
}
