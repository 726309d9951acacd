import { observable, runInAction, untracked } from 'mobx';
import type { WireMe, WireRole, WireUserList } from '~/api/wire';
import { mentionText } from '~/lib/mentionText';
import type { User } from '~/services/records';
import { antennaWatches, myAntennas, setAntennaWatches } from '~/stores/resources/feeds/antennas';
import { createList } from '~/stores/resources/feeds/listEditing';
import { myLists, setListMember } from '~/stores/resources/feeds/lists';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { allRoles, assignRole } from '~/stores/resources/users/roles';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { chooseRoleEnd } from './chooseRoleEnd';
import { perform, type MenuContext } from './userMenuParts';

/** The longest name that servers accept. */
const LIST_NAME_LENGTH = 100;

/** Menu entries that add a user to lists, antennas, and (for moderators) roles. */
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
  const { account, i18n } = context;
  const lists = (await resourcesOf(account).read(myLists, null)) ?? [];
  const items: readonly MenuItem[] =
    lists.length === 0 ? [{ type: 'label', text: i18n.t('profile.noLists') }] : lists.map((list) => listItem(context, list, user));
  return [...items, { type: 'divider' }, { text: i18n.t('profile.newList'), icon: 'plus', action: () => addToNewList(context, user) }];
}

/** Creates a list with the user in it. */
async function addToNewList(context: MenuContext, user: User): Promise<void> {
  const { account, i18n, root } = context;
  const title = i18n.t('profile.newListName');
  const name = (await root.overlays.prompt({ title, minLength: 1, maxLength: LIST_NAME_LENGTH }))?.trim();
  if (!name) return;
  const created = await createList(account, name);
  await perform(context, created.ok ? setListMember(account, created.value.id, user.id, true) : Promise.resolve(created));
}

/** Sends one call at a time, and then the last choice, because parallel calls may arrive in any order. */
function listItem({ account, root }: MenuContext, list: WireUserList, user: User): MenuItem {
  let known = list.userIds?.includes(user.id) ?? false;
  const wanted = observable.box(known);
  const want = (value: boolean) => runInAction(() => wanted.set(value));
  const send = async () => {
    while (untracked(() => wanted.get()) !== known) {
      const result = await setListMember(account, list.id, user.id, !known);
      if (!result.ok) {
        want(known);
        root.overlays.showError(result.error);
        // The known members were wrong, so the next menu fetches them.
        resourcesOf(account).invalidate(myLists);
        return;
      }
      known = !known;
    }
  };
  let sending: Promise<void> | null = null;
  return {
    type: 'switch',
    text: list.name,
    get: () => wanted.get(),
    set(value) {
      want(value);
      sending ??= send().finally(() => {
        sending = null;
      });
    },
  };
}

async function antennaItems(context: MenuContext, user: User): Promise<readonly MenuItem[]> {
  const { account, i18n } = context;
  const all = (await resourcesOf(account).read(myAntennas, null)) ?? [];
  const antennas = all.filter(({ src }) => src === 'users');
  const acct = mentionText(user).slice(1);
  const items: readonly MenuItem[] =
    antennas.length === 0
      ? [{ type: 'label', text: i18n.t('profile.noAntennas') }]
      : antennas.map((antenna) => {
          const active = antennaWatches(antenna, acct);
          const action = async () => void (await perform(context, setAntennaWatches(account, antenna.id, acct, !active)));
          return { text: antenna.name, icon: 'antenna', active, action };
        });
  return [...items, { type: 'divider' }, { type: 'link', text: i18n.t('profile.newAntenna'), icon: 'plus', to: '/my/antennas/create' }];
}

async function roleItems(context: MenuContext, user: User): Promise<readonly MenuItem[]> {
  const { account, i18n } = context;
  const all = (await resourcesOf(account).read(allRoles, null)) ?? [];
  const roles = all.filter((role) => mayAssign(role, account.me));
  if (roles.length === 0) return [{ type: 'label', text: i18n.t('profile.noRoles') }];
  return roles.map((role): MenuItem => ({
    text: role.name,
    icon: 'badge',
    action: async () => void (await assignFor(context, role, user.id)),
  }));
}

/** Returns whether an account may decide who has a role. Conditions decide about the others. */
export const mayAssign = ({ target, canEditMembersByModerator }: WireRole, me: WireMe | null): boolean =>
  target === 'manual' && (canEditMembersByModerator || (me?.isAdmin ?? false));

/** Gives a user a role for as long as the viewer chooses. @returns whether the user has it */
export async function assignFor(context: MenuContext, role: Pick<WireRole, 'id' | 'name'>, userId: string): Promise<boolean> {
  const expiresAt = await chooseRoleEnd(context, role.name);
  if (expiresAt === undefined) return false;
  return perform(context, assignRole(context.account, role.id, userId, expiresAt));
}
