import { copyItem } from '~/components/ui/copyItem';
import { groupedItems } from '~/components/ui/groupedItems';
import { peek } from '~/lib/peek';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import type { AccountRef } from '~/services/accountRef';
import type { User } from '~/services/records';
import { compose } from '~/stores/session/guards';
import { findUser, updateRemoteUser } from '~/stores/resources/users/users';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { mentionText, userPath } from '~/lib/mentionText';
import { membershipItems } from './userMembershipItems';
import { perform, type MenuContext } from './userMenuParts';
import { followItems, muteItems } from './userRelationItems';

/** Returns all actions for a user, after loading the facts that they depend on. */
export async function userMenu(context: MenuContext, userId: string): Promise<readonly MenuItem[]> {
  const user = await detailed(context, userId);
  if (!user) return [];
  const { me } = context.account;
  const isOther = me !== null && me.id !== user.id;
  return groupedItems([
    me?.id === user.id ? [{ type: 'link', to: '/settings/profile', text: context.i18n.t('profile.edit'), icon: 'pencil' }] : [],
    copyItems(context, user),
    user.host === null ? [collectionsItem(context, user)] : [],
    me && peek(() => context.root.accounts.refs.length) > 1 ? [elsewhereItem(context, user)] : [],
    me ? [memoItem(context, user), ...membershipItems(context, user), ...(isOther ? followItems(context, user) : [])] : [],
    isOther ? muteItems(context, user) : [],
    isOther ? [reportItem(context, user)] : [],
    me && user.host !== null ? [updateItem(context, user)] : [],
    me?.isAdmin ? [{ type: 'link', to: `/admin/user/${user.id}`, text: context.i18n.t('staff.moderate'), icon: 'shield' }] : [],
    me && context.root.settings.get('devMode') ? [copyItem(context.root.overlays, context.i18n.t('profile.copyId'), user.id)] : [],
  ]);
}

/** Returns the user with profile fields, or the known data if the server does not answer. */
async function detailed(context: MenuContext, userId: string): Promise<User | undefined> {
  const { account } = context;
  if (account.me && account.me.id !== userId) {
    // Without an answer the menu offers less, but it opens: copying a name needs no server.
    await findUser(account, { userId });
  }
  return account.users.get(userId);
}

function copyItems(context: MenuContext, user: User): MenuItem[] {
  const { account, root, i18n } = context;
  const { t } = i18n;
  const { home, host: ownHost } = account.server;
  const host = user.host ?? ownHost;
  const remote = user.host === null ? null : safeHttpUrl(user.url ?? user.uri);
  return [
    copyItem(root.overlays, t('profile.copyUsername'), mentionText({ username: user.username, host })),
    copyItem(root.overlays, t('profile.copyRss'), `${user.host === null ? home : `https://${host}`}/@${user.username}.atom`),
    ...(remote
      ? [{ type: 'a' as const, href: remote, target: '_blank', text: t('profile.showOnRemote'), icon: 'externalLink' as const }]
      : []),
    copyItem(root.overlays, t('profile.copyProfileUrl'), `${home}${userPath(user)}`),
    ...(account.me
      ? [
          {
            text: t('profile.sendNote'),
            icon: 'mail' as const,
            action: () => compose(root, { specified: user.id, initialText: `${mentionText(user)} ` }, account),
          },
        ]
      : []),
  ];
}

/** Opens the profile with another account of the viewer, on whose server it has another id. */
function elsewhereItem({ root, account, i18n }: MenuContext, { username, host }: User): MenuItem {
  const to = `/@${username}@${host ?? account.server.host}`;
  const open = (ref: AccountRef) => () => void root.workspace.openWindow(to, { account: ref === root.session.current.ref ? null : ref });
  const others = async (): Promise<readonly MenuItem[]> =>
    (await root.accounts.profiles())
      .filter(({ ref }) => ref !== account.ref)
      .map(({ ref, handle, avatarUrl }) => ({ text: handle, ...(avatarUrl !== null && { avatarUrl }), action: open(ref) }));
  return { type: 'parent', text: i18n.t('elsewhere.openAs'), icon: 'users', children: others };
}

/** Leads to the collections and pages of a user of this server. */
function collectionsItem({ i18n: { t } }: MenuContext, user: User): MenuItem {
  const path = userPath(user);
  return {
    type: 'parent',
    text: t('profile.collections'),
    icon: 'folder',
    children: [
      { type: 'link', to: `${path}/clips`, text: t('profile.clips'), icon: 'paperclip' },
      { type: 'link', to: `${path}/lists`, text: t('profile.lists'), icon: 'list' },
      { type: 'link', to: `${path}/pages`, text: t('profile.pages'), icon: 'news' },
    ],
  };
}

function memoItem({ root, i18n }: MenuContext, user: User): MenuItem {
  return { text: i18n.t('user.editMemo'), icon: 'pencil', action: () => void root.overlays.open('userMemo', { userId: user.id }) };
}

function reportItem({ root, i18n }: MenuContext, user: User): MenuItem {
  return { text: i18n.t('profile.report'), icon: 'flag', action: () => void root.overlays.open('abuseReport', { userId: user.id }) };
}

/** Asks our server to fetch a remote user again. */
function updateItem(context: MenuContext, user: User): MenuItem {
  const { account, i18n } = context;
  return {
    text: i18n.t('profile.updateRemote'),
    icon: 'refresh',
    async action() {
      await perform(context, updateRemoteUser(account, user.id));
    },
  };
}
