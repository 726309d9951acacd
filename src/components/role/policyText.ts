import type { WirePolicies } from '~/api/wire';
import type { I18n } from '~/i18n/I18n';
import { byteSize } from '~/i18n/byteSize';

/** The names of policies that only newer servers have, after the others. */
export const NEWER_POLICIES = [
  'canSearchUsers',
  'canCreateChannel',
  'canUpdateBioMedia',
  'chatAvailability',
  'mentionLimit',
  'maxFileSizeMb',
  'uploadableFileTypes',
  'canImportAntennas',
  'canImportBlocking',
  'canImportFollowing',
  'canImportMuting',
  'canImportUserLists',
  'watermarkAvailable',
] as const satisfies readonly (keyof WirePolicies)[];

/** How far an account may use the chat. */
export const CHAT_ACCESS = ['available', 'readonly', 'unavailable'] as const;

/** The names of all policies, in the order in which they are shown. Servers of other versions lack some or have more. */
export const POLICY_NAMES = [
  'gtlAvailable',
  'ltlAvailable',
  'canPublicNote',
  'canSearchNotes',
  'canUseTranslator',
  'canHideAds',
  'canInvite',
  'inviteLimit',
  'inviteLimitCycle',
  'inviteExpirationTime',
  'canManageCustomEmojis',
  'canManageAvatarDecorations',
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
  'avatarDecorationLimit',
  'noteDraftLimit',
  'scheduledNoteLimit',
  'rateLimitFactor',
  ...NEWER_POLICIES,
] as const satisfies readonly (keyof WirePolicies)[];

const MB = 1024 * 1024;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns the value of a policy in words. */
export function policyText(i18n: I18n, name: keyof WirePolicies, value: boolean | number | string | readonly string[]): string {
  const { t } = i18n;
  if (typeof value === 'boolean') return t(value ? 'policy.yes' : 'policy.no');
  if (typeof value === 'string') {
    const access = CHAT_ACCESS.find((known) => known === value);
    return access === undefined ? value : t(`policy.${access}`);
  }
  if (typeof value === 'object') return i18n.list(value);
  switch (name) {
    case 'maxFileSizeMb':
    case 'driveCapacityMb':
      return byteSize(i18n, value * MB);
    case 'wordMuteLimit':
      return t('policy.characters', { n: value });
    case 'rateLimitFactor':
      return i18n.percent(value);
    case 'inviteLimitCycle':
      return minutesText(i18n, value);
    case 'inviteExpirationTime':
      return value === 0 ? t('policy.never') : minutesText(i18n, value);
    default:
      return i18n.number(value);
  }
}

/** Returns minutes in the largest unit that needs no fraction. */
function minutesText({ t }: I18n, minutes: number): string {
  if (minutes > 0 && minutes % DAY === 0) return t('policy.days', { n: minutes / DAY });
  return minutes > 0 && minutes % HOUR === 0 ? t('policy.hours', { n: minutes / HOUR }) : t('policy.minutes', { n: minutes });
}
