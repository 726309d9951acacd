import type { Result } from '~/lib/Result';
import type { User } from '~/services/records';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { UserActions } from '~/stores/userActions/UserActions';
import { shownAcct } from './acct';
import { choosePeriod, perform, type MenuContext } from './userMenuParts';

/** The durations offered for a mute, in ms; null is permanent. */
const MUTE_PERIODS = {
  indefinitely: null,
  tenMinutes: 600_000,
  oneHour: 3_600_000,
  oneDay: 86_400_000,
  oneWeek: 604_800_000,
} as const;

/**
 * Entries that decide which notes of a user the home timeline and notifications show. Servers accept them only for followed
 * users.
 */
export function followItems(context: MenuContext, user: User): MenuItem[] {
  const { account, i18n } = context;
  if (!user.isFollowing) return [];
  return [
    {
      text: i18n.t(user.withReplies ? 'profile.hideReplies' : 'profile.showReplies'),
      icon: 'arrowBackUp',
      action: async () => void (await perform(context, new UserActions(account).setWithReplies(user.id, !user.withReplies))),
    },
    {
      text: i18n.t(user.notify === 'normal' ? 'profile.stopNotifying' : 'profile.notify'),
      icon: 'bell',
      action: async () =>
        void (await perform(context, new UserActions(account).setNotify(user.id, user.notify === 'normal' ? 'none' : 'normal'))),
    },
  ];
}

/** Entries to mute a user or their renotes, to block them, and to remove them as a follower. */
export function muteItems(context: MenuContext, user: User): MenuItem[] {
  const { account, i18n } = context;
  const { t } = i18n;
  const actions = new UserActions(account);
  const acct = shownAcct(user);
  const act = (action: () => Promise<Result>) => async () => void (await perform(context, action()));
  const ask = (text: string, action: () => Promise<Result>) => async () => {
    if (await context.root.overlays.confirm({ text, kind: 'warning', danger: true })) await perform(context, action());
  };
  return [
    user.isMuted
      ? { text: t('profile.unmute'), icon: 'volume', action: act(() => actions.unmute(user.id)) }
      : { text: t('profile.mute'), icon: 'volumeOff', action: () => mute(context, user) },
    user.isRenoteMuted
      ? { text: t('profile.unmuteRenotes'), icon: 'repeat', action: act(() => actions.renoteUnmute(user.id)) }
      : { text: t('profile.muteRenotes'), icon: 'repeatOff', action: act(() => actions.renoteMute(user.id)) },
    user.isBlocking
      ? { text: t('profile.unblock'), icon: 'ban', action: ask(t('profile.unblockQuestion', { acct }), () => actions.unblock(user.id)) }
      : {
          text: t('profile.block'),
          icon: 'ban',
          danger: true,
          action: ask(t('profile.blockQuestion', { acct }), () => actions.block(user.id)),
        },
    ...(user.isFollowed
      ? [
          {
            text: t('profile.breakFollow'),
            icon: 'userX' as const,
            danger: true,
            action: ask(t('profile.breakFollowQuestion', { acct }), () => actions.breakFollow(user.id)),
          },
        ]
      : []),
  ];
}

async function mute(context: MenuContext, user: User): Promise<void> {
  const { root, account, i18n } = context;
  const lasts = await choosePeriod(context, i18n.t('profile.mutePeriod'), MUTE_PERIODS, (period) => i18n.t(`profile.period.${period}`));
  if (lasts === undefined) return;
  await perform(context, new UserActions(account).mute(user.id, lasts === null ? null : root.clock.now() + lasts));
}
