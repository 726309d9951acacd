import { observable, runInAction, untracked } from 'mobx';
import type { WireAntenna, WireRole, WireUserList } from '~/api/wire';
import { toAppError } from '~/lib/AppError';
import type { User } from '~/services/records';
import { cachedAnswer, dropAnswer } from '~/stores/answers/cachedAnswer';
import { settle } from '~/stores/settle';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { choosePeriod, perform, type MenuContext } from './userMenuParts';

/** How long a role can be given for, in the order offered; ms, null is for ever (reference/note.md section 8). */
const ROLE_PERIODS = {
  indefinitely: null,
  oneHour: 3_600_000,
  oneDay: 86_400_000,
  oneWeek: 604_800_000,
  oneMonth: 2_592_000_000,
} as const;

/** What somebody can be put into: lists, antennas, and for moderators roles. */
export function membershipItems(context: MenuContext, user: User): MenuItem[] {
  const { account, i18n } = context;
  const { t } = i18n;
  const { me } = account;
  const moderates = me !== null && me.id !== user.id && (me.isModerator || me.isAdmin);
  return [
    { type: 'parent', text: t('profile.addToList'), icon: 'list', children: () => listItems(context, user) },
    { type: 'parent', text: t('profile.addToAntenna'), icon: 'antenna', children: () => antennaItems(context, user) },
    ...(moderates
      ? [{ type: 'parent' as const, text: t('profile.roles'), icon: 'badge' as const, children: () => roleItems(context, user) }]
      : []),
  ];
}

async function listItems(context: MenuContext, user: User): Promise<readonly MenuItem[]> {
  const { account, i18n, root } = context;
  const lists = await cachedAnswer(account, root.clock, 'users/lists/list');
  if (lists.length === 0) return [{ type: 'label', text: i18n.t('profile.noLists') }];
  return lists.map((list) => listItem(context, list, user));
}

/** One call at a time, and then what was wanted last: two at once may arrive in any order. */
function listItem({ account, root }: MenuContext, list: WireUserList, user: User): MenuItem {
  let known = list.userIds?.includes(user.id) ?? false;
  const wanted = observable.box(known);
  const want = (value: boolean) => runInAction(() => wanted.set(value));
  const send = async () => {
    while (untracked(() => wanted.get()) !== known) {
      const next = !known;
      await account.api.call(next ? 'users/lists/push' : 'users/lists/pull', { listId: list.id, userId: user.id });
      known = next;
    }
  };
  let sending: Promise<void> | null = null;
  return {
    type: 'switch',
    text: list.name,
    get: () => wanted.get(),
    set(value) {
      want(value);
      sending ??= send()
        .catch((thrown: unknown) => {
          want(known);
          root.overlays.showError(toAppError(thrown));
        })
        .finally(() => {
          sending = null;
          // Who is on it has changed, or is not what we thought. An answer from before would say otherwise.
          dropAnswer(account, 'users/lists/list');
        });
    },
  };
}

async function antennaItems(context: MenuContext, user: User): Promise<readonly MenuItem[]> {
  const { account, i18n, root } = context;
  const antennas = (await cachedAnswer(account, root.clock, 'antennas/list')).filter(({ src }) => src === 'users');
  if (antennas.length === 0) return [{ type: 'label', text: i18n.t('profile.noAntennas') }];
  const acct = user.host === null ? user.username : `${user.username}@${user.host}`;
  return antennas.map((antenna): MenuItem => ({
    text: antenna.name,
    icon: 'antenna',
    active: watches(antenna, acct),
    action: () => addToAntenna(context, antenna.id, acct),
  }));
}

/** Servers take an antenna as a whole only; the one in the menu may be old, and others may have changed it since. */
async function addToAntenna(context: MenuContext, antennaId: string, acct: string): Promise<void> {
  await perform(context, settle(withUser(context.account, antennaId, acct)));
  dropAnswer(context.account, 'antennas/list');
}

async function withUser({ api }: MenuContext['account'], antennaId: string, acct: string): Promise<void> {
  const antenna = await api.call('antennas/show', { antennaId });
  if (watches(antenna, acct)) return;
  const { name, src, userListId, keywords, excludeKeywords, users, caseSensitive, localOnly, notify, withReplies, withFile } = antenna;
  const params = { name, src, userListId, keywords, excludeKeywords, caseSensitive, localOnly, notify, withReplies, withFile };
  await api.call('antennas/update', { ...params, antennaId, users: [...users, acct] });
}

/** Whether somebody is among the people of an antenna, which are written with or without the @ before them. */
function watches({ users }: WireAntenna, acct: string): boolean {
  return users.some((one) => one.replace(/^@/, '').toLowerCase() === acct.toLowerCase());
}

async function roleItems(context: MenuContext, user: User): Promise<readonly MenuItem[]> {
  const { account, i18n, root } = context;
  const roles = (await cachedAnswer(account, root.clock, 'admin/roles/list')).filter(
    ({ target, canEditMembersByModerator }) => target === 'manual' && (canEditMembersByModerator || account.me?.isAdmin),
  );
  if (roles.length === 0) return [{ type: 'label', text: i18n.t('profile.noRoles') }];
  return roles.map((role): MenuItem => ({ text: role.name, icon: 'badge', action: () => assign(context, role, user) }));
}

async function assign(context: MenuContext, role: WireRole, user: User): Promise<void> {
  const { account, i18n, root } = context;
  const title = i18n.t('profile.rolePeriod', { role: role.name });
  const lasts = await choosePeriod(context, title, ROLE_PERIODS, (period) => i18n.t(`profile.period.${period}`));
  if (lasts === undefined) return;
  const expiresAt = lasts === null ? null : root.clock.now() + lasts;
  await perform(context, settle(account.api.call('admin/roles/assign', { roleId: role.id, userId: user.id, expiresAt })));
}
