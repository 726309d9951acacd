import type { WireDecoration, WireMe } from '~/api/wire';

/** Whether an account may wear a decoration, as far as its roles that others see tell. */
export function mayWear({ roleIdsThatCanBeUsedThisDecoration: roleIds }: WireDecoration, { roles }: Pick<WireMe, 'roles'>): boolean {
  return roleIds.length === 0 || roles.some(({ id }) => roleIds.includes(id));
}
