import type { ColumnChoicesContext } from '~/registry/definePage';
import { myLists } from '~/stores/resources/feeds/lists';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { MenuItem } from '~/stores/ui/menuItems';

/** The lists of the account. */
export default async function columnChoices({ root, scope, open }: ColumnChoicesContext): Promise<readonly MenuItem[]> {
  const { t } = root.i18n;
  const lists = (await resourcesOf(scope).read(myLists, null)) ?? [];
  const items: readonly MenuItem[] =
    lists.length === 0
      ? [{ type: 'label', text: t('columnMenu.none') }]
      : lists.map(({ id, name }) => ({ text: name, icon: 'list', action: () => open(`/timeline/list/${id}`) }));
  return [...items, { type: 'divider' }, { type: 'link', text: t('columnMenu.newList'), icon: 'plus', to: '/my/lists' }];
}
