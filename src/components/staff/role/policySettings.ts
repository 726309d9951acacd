import type { WirePolicies } from '~/api/wire';
import { NEWER_POLICIES } from '~/components/role/policyText';

/** What a role or the server says about a policy. */
export type PolicyValue = boolean | number | string | readonly string[];
/** The name of a policy that this client knows. */
export type PolicyName = keyof WirePolicies;

/** What a role says about a policy. */
export interface PolicySetting {
  /** Whether the base value counts instead. */
  readonly useDefault: boolean;
  /** Of what several roles say, that with the highest priority counts: 0, 1 or 2. */
  readonly priority: number;
  readonly value: PolicyValue;
}

/** The policies that can be changed, in the order in which staff sees them. */
const POLICY_ORDER = [
  'rateLimitFactor',
  'gtlAvailable',
  'ltlAvailable',
  'canPublicNote',
  'canInvite',
  'inviteLimit',
  'inviteLimitCycle',
  'inviteExpirationTime',
  'canManageCustomEmojis',
  'canManageAvatarDecorations',
  'canSearchNotes',
  'canUseTranslator',
  'driveCapacityMb',
  'alwaysMarkNsfw',
  'pinLimit',
  'antennaLimit',
  'wordMuteLimit',
  'webhookLimit',
  'clipLimit',
  'noteEachClipsLimit',
  'userListLimit',
  'userEachUserListsLimit',
  'canHideAds',
  'avatarDecorationLimit',
  'noteDraftLimit',
  'scheduledNoteLimit',
  ...NEWER_POLICIES,
] as const satisfies readonly PolicyName[];

type Policies = Readonly<Record<string, unknown>>;

const isKnown = (name: string): boolean => (POLICY_ORDER as readonly string[]).includes(name);
const isValue = (value: unknown): value is PolicyValue =>
  ['boolean', 'number', 'string'].includes(typeof value) || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** The policies that the server has and this client knows, with their base values. */
export function knownPolicies(base: Policies): readonly (readonly [PolicyName, PolicyValue])[] {
  return POLICY_ORDER.flatMap((name) => {
    const value = base[name];
    return isValue(value) ? [[name, value] as const] : [];
  });
}

/** The names of policies that only newer clients know. */
export const unknownPolicies = (policies: Policies): readonly string[] => Object.keys(policies).filter((name) => !isKnown(name));

/** Reads what a role says about the policies that the server has. What it leaves out has its base value. */
export function readPolicies(own: Policies, base: Policies): Readonly<Record<string, PolicySetting>> {
  return Object.fromEntries(
    knownPolicies(base).map(([name, value]) => {
      const given: unknown = own[name];
      const { useDefault, priority, value: set }: Partial<Record<keyof PolicySetting, unknown>> = given ?? {};
      const isSet = typeof set === typeof value;
      return [
        name,
        {
          useDefault: useDefault !== false || !isSet,
          priority: typeof priority === 'number' ? priority : 0,
          value: isSet ? (set as PolicyValue) : value,
        },
      ];
    }),
  );
}

/** Returns the policies of a role to send: those that the form shows, and the unknown ones as they were. */
export function writePolicies(settings: Readonly<Record<string, PolicySetting>>, own: Policies): Policies {
  return { ...Object.fromEntries(unknownPolicies(own).map((name) => [name, own[name]])), ...settings };
}

/** The policies that this client knows and in which a role differs from the base values. */
export function ownPolicies(policies: Policies): readonly (Omit<PolicySetting, 'useDefault'> & { readonly name: PolicyName })[] {
  return POLICY_ORDER.flatMap((name) => {
    const { useDefault, value, priority }: Partial<Record<keyof PolicySetting, unknown>> = policies[name] ?? {};
    return useDefault === false && isValue(value) ? [{ name, value, priority: typeof priority === 'number' ? priority : 0 }] : [];
  });
}
