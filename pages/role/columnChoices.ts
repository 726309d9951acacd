import type { ColumnChoicesContext } from '~/registry/definePage';
import { explorableRoles } from '~/stores/resources/users/people';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { MenuItem } from '~/stores/ui/menuItems';

/** The roles whose notes everybody may read. Servers list them to accounts only. */
export default async function columnChoices({ root, scope, open }: ColumnChoicesContext): Promise<readonly MenuItem[]> {
  const roles = scope.me ? ((await resourcesOf(scope).read(explorableRoles, null)) ?? []) : [];
  if (roles.length === 0) return [{ type: 'label', text: root.i18n.t('columnMenu.none') }];
  return roles.map(({ id, name }) => ({ text: name, icon: 'badge', action: () => open(`/roles/${id}#timeline`) }));
}
