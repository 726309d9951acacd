import type { RoleParams } from '~/api/endpoints';
import type { WireRole } from '~/api/wire';
import { readCondition, writeCondition, type ConditionGroup } from '~/services/roleCondition';
import { readPolicies, writePolicies, type PolicySetting } from './policySettings';

/** What a role may do besides its policies. */
export const PERMISSIONS = ['normal', 'moderator', 'administrator'] as const;

/** What the form of a role holds. */
export interface RoleValues {
  readonly name: string;
  readonly description: string;
  /** Empty for none. */
  readonly color: string;
  /** Empty for none. */
  readonly iconUrl: string;
  readonly displayOrder: number;
  readonly permission: (typeof PERMISSIONS)[number];
  readonly target: WireRole['target'];
  readonly condFormula: ConditionGroup;
  readonly isPublic: boolean;
  readonly isExplorable: boolean;
  readonly asBadge: boolean;
  readonly canEditMembersByModerator: boolean;
  readonly policies: Readonly<Record<string, PolicySetting>>;
}

/** The condition of a role whose staff has chosen none yet. */
const FIRST_CONDITION = { id: 'first', type: 'isRemote' };

/** Reads what the form shows. Without a role, it is for a new one. */
export function readRole(role: WireRole | null, base: Readonly<Record<string, unknown>>, newName: string): RoleValues {
  const condition = readCondition(role?.condFormula);
  const isNone = role?.target !== 'conditional' && condition.children.length === 0;
  return {
    name: role?.name ?? newName,
    description: role?.description ?? '',
    color: role?.color ?? '',
    iconUrl: role?.iconUrl ?? '',
    displayOrder: role?.displayOrder ?? 0,
    permission: role?.isAdministrator ? 'administrator' : role?.isModerator ? 'moderator' : 'normal',
    target: role?.target ?? 'manual',
    condFormula: isNone ? readCondition(FIRST_CONDITION) : condition,
    isPublic: role?.isPublic ?? false,
    isExplorable: role?.isExplorable ?? false,
    asBadge: role?.asBadge ?? false,
    canEditMembersByModerator: role?.canEditMembersByModerator ?? false,
    policies: readPolicies(role?.policies ?? {}, base),
  };
}

/** Returns what to send. What only newer clients know of the role stays as it was. */
export function writeRole(values: RoleValues, role: WireRole | null): RoleParams {
  const { permission, condFormula, name, color, iconUrl, policies, ...same } = values;
  return {
    ...same,
    name: name.trim(),
    color: color.trim() || null,
    iconUrl: iconUrl.trim() || null,
    isModerator: permission === 'moderator',
    isAdministrator: permission === 'administrator',
    // Servers require one of roles by hand, too.
    condFormula: values.target === 'conditional' ? writeCondition(condFormula) : (role?.condFormula ?? FIRST_CONDITION),
    policies: writePolicies(policies, role?.policies ?? {}),
  };
}
