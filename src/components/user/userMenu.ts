import { copyItem } from '~/components/ui/copyItem';
import type { I18n } from '~/i18n/I18n';
import { toAppError } from '~/lib/AppError';
import type { Result } from '~/lib/Result';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import type { User } from '~/services/records';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { UserActions } from '~/stores/userActions/UserActions';
import { acctOf, userPath } from './acct';

/** What a menu needs to do its work, taken from the component that opened it. */
interface MenuContext {
  readonly root: RootStore;
  readonly account: AccountScope;
  readonly i18n: I18n;
}

/** How long a mute can last, in the order offered; ms, null is for ever (reference/note.md section 8). */
const MUTE_PERIODS = {
  indefinitely: null,
  tenMinutes: 600_000,
  oneHour: 3_600_000,
  oneDay: 86_400_000,
  oneWeek: 604_800_000,
} as const;

const divider: MenuItem = { type: 'divider' };

/** Everything that can be done with a user (reference/note.md section 8), as far as its screens exist. Asks the server for what decides it. */
export async function userMenu(context: MenuContext, userId: string): Promise<readonly MenuItem[]> {
  const user = await detailed(context, userId);
  if (!user) return [];
  const { me } = context.account;
  const isMe = me?.id === user.id;
  const groups = [
    copyItems(context, user),
    me ? [...memoItems(context, user), ...listItems(context, user)] : [],
    me && !isMe ? followItems(context, user) : [],
    me && !isMe ? muteItems(context, user) : [],
    me && !isMe ? reportItems(context, user) : [],
    context.root.settings.get('devMode') ? [copyItem(context.root.overlays, context.i18n.t('profile.copyId'), user.id)] : [],
  ];
  return groups.filter((group) => group.length > 0).flatMap((group, place) => (place === 0 ? group : [divider, ...group]));
}

/** The user with the fields of a profile; what is known already when the server does not answer. */
async function detailed({ account }: MenuContext, userId: string): Promise<User | undefined> {
  const known = account.users.get(userId);
  if (!account.me || account.me.id === userId) return known;
  try {
    account.ingest.users([await account.api.call('users/show', { userId })].flat(), 'fetch');
  } catch {
    // The menu offers less, but it opens: copying a name needs no server.
  }
  return account.users.get(userId);
}

function copyItems(context: MenuContext, user: User): MenuItem[] {
  const { account, root, i18n } = context;
  const { t } = i18n;
  const { origin } = account.api;
  const host = user.host ?? new URL(origin).host;
  const remote = user.host === null ? null : safeHttpUrl(user.url ?? user.uri);
  return [
    copyItem(root.overlays, t('profile.copyUsername'), `@${user.username}@${host}`),
    copyItem(root.overlays, t('profile.copyRss'), `${user.host === null ? origin : `https://${host}`}/@${user.username}.atom`),
    ...(remote
      ? [{ type: 'a' as const, href: remote, target: '_blank', text: t('profile.showOnRemote'), icon: 'externalLink' as const }]
      : []),
    copyItem(root.overlays, t('profile.copyProfileUrl'), `${origin}${userPath(user)}`),
    ...(account.me
      ? [
          {
            text: t('profile.sendNote'),
            icon: 'mail' as const,
            action: () => void root.overlays.open('composer', { specified: user.id, initialText: `${acctOf(user)} ` }),
          },
        ]
      : []),
  ];
}

function memoItems({ root, i18n }: MenuContext, user: User): MenuItem[] {
  return [{ text: i18n.t('user.editMemo'), icon: 'pencil', action: () => void root.overlays.open('userMemo', { userId: user.id }) }];
}

function listItems(context: MenuContext, user: User): MenuItem[] {
  const { account, i18n } = context;
  return [
    {
      type: 'parent',
      text: i18n.t('profile.addToList'),
      icon: 'list',
      async children() {
        const lists = await account.api.call('users/lists/list', {});
        if (lists.length === 0) return [{ type: 'label', text: i18n.t('profile.noLists') }];
        return lists.map((list): MenuItem => {
          let isMember = list.userIds?.includes(user.id) ?? false;
          return {
            type: 'switch',
            text: list.name,
            get: () => isMember,
            set(wanted) {
              isMember = wanted;
              const call = account.api.call(wanted ? 'users/lists/push' : 'users/lists/pull', { listId: list.id, userId: user.id });
              call.catch((thrown: unknown) => {
                isMember = !wanted;
                context.root.overlays.showError(toAppError(thrown));
              });
            },
          };
        });
      },
    },
  ];
}

function followItems(context: MenuContext, user: User): MenuItem[] {
  const { account, i18n } = context;
  if (!user.isFollowing) return [];
  return [
    {
      text: i18n.t(user.withReplies ? 'profile.hideReplies' : 'profile.showReplies'),
      icon: 'reply',
      action: () => perform(context, new UserActions(account).setWithReplies(user.id, !user.withReplies)),
    },
    {
      text: i18n.t(user.notify === 'normal' ? 'profile.stopNotifying' : 'profile.notify'),
      icon: 'bell',
      action: () => perform(context, new UserActions(account).setNotify(user.id, user.notify === 'normal' ? 'none' : 'normal')),
    },
  ];
}

function muteItems(context: MenuContext, user: User): MenuItem[] {
  const { account, i18n, root } = context;
  const { t } = i18n;
  const actions = new UserActions(account);
  const acct = acctOf(user);
  return [
    user.isMuted
      ? { text: t('profile.unmute'), icon: 'volume', action: () => perform(context, actions.unmute(user.id)) }
      : { text: t('profile.mute'), icon: 'mute', action: () => mute(context, user) },
    user.isRenoteMuted
      ? { text: t('profile.unmuteRenotes'), icon: 'renote', action: () => perform(context, actions.renoteUnmute(user.id)) }
      : { text: t('profile.muteRenotes'), icon: 'renoteOff', action: () => perform(context, actions.renoteMute(user.id)) },
    user.isBlocking
      ? {
          text: t('profile.unblock'),
          icon: 'ban',
          action: () => askThen(context, t('profile.unblockQuestion', { acct }), () => actions.unblock(user.id)),
        }
      : {
          text: t('profile.block'),
          icon: 'ban',
          danger: true,
          action: () => askThen(context, t('profile.blockQuestion', { acct }), () => actions.block(user.id)),
        },
    ...(user.isFollowed
      ? [
          {
            text: t('profile.breakFollow'),
            icon: 'userX' as const,
            danger: true,
            async action() {
              if (!(await root.overlays.confirm({ text: t('profile.breakFollowQuestion', { acct }), kind: 'warning', danger: true })))
                return;
              await perform(context, actions.breakFollow(user.id));
            },
          },
        ]
      : []),
  ];
}

async function mute(context: MenuContext, user: User): Promise<void> {
  const { root, account, i18n } = context;
  const period = await root.overlays.choose({
    title: i18n.t('profile.mutePeriod'),
    items: (Object.keys(MUTE_PERIODS) as (keyof typeof MUTE_PERIODS)[]).map((value) => ({
      value,
      label: i18n.t(`profile.period.${value}`),
    })),
    initial: 'indefinitely',
  });
  if (period === undefined) return;
  const lasts = MUTE_PERIODS[period];
  await perform(context, new UserActions(account).mute(user.id, lasts === null ? null : root.clock.now() + lasts));
}

function reportItems({ root, i18n }: MenuContext, user: User): MenuItem[] {
  return [{ text: i18n.t('profile.report'), icon: 'flag', action: () => void root.overlays.open('abuseReport', { userId: user.id }) }];
}

async function askThen(context: MenuContext, text: string, act: () => Promise<Result>): Promise<void> {
  if (await context.root.overlays.confirm({ text, kind: 'warning', danger: true })) await perform(context, act());
}

/** Waits for an action and tells how it went. */
async function perform({ root }: MenuContext, action: Promise<Result>): Promise<void> {
  const result = await action;
  if (result.ok) root.overlays.success();
  else root.overlays.showError(result.error);
}
