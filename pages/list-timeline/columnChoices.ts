import type { ColumnChoicesContext } from '~/registry/definePage';
import { myLists } from '~/stores/resources/lists';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { MenuItem } from '~/stores/ui/menuItems';

/** The lists of the account. */
export default async function columnChoices({ root, scope, open }: ColumnChoicesContext): Promise<readonly MenuItem[]> {
  const lists = (await resourcesOf(scope).read(myLists, null)) ?? [];
  if (lists.length === 0) return [{ type: 'label', text: root.i18n.t('columnMenu.none') }];
  return lists.map(({ id, name }) => ({ text: name, icon: 'list', action: () => open(`/timeline/list/${id}`) }));
}
