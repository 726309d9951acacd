import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WireAccountForStaff, WireAnnouncementForStaff, WireMe, WireRole, WireUserDetailed } from '~/api/wire';
import UserPage from '../../../../pages/admin/user/UserPage';
import { file, policies, user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { answerDialogs, dialogOf } from '../../../fixtures/dialogs';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

const bob = user('bob').id('bobid');
const userId = 'bobid';
const mona = user('mona').me({ isAdmin: true, isModerator: true });

const role = (id: string, fields: Partial<WireRole> = {}): WireRole => ({
  id,
  name: `Role ${id}`,
  createdAt: '2024-01-01T00:00:00.000Z',
  updatedAt: '2024-01-01T00:00:00.000Z',
  description: '',
  color: null,
  iconUrl: null,
  isModerator: false,
  isAdministrator: false,
  displayOrder: 0,
  target: 'manual',
  condFormula: {},
  isPublic: true,
  isExplorable: false,
  asBadge: false,
  canEditMembersByModerator: false,
  policies: {},
  usersCount: 0,
  ...fields,
});

const forStaff = (fields: Partial<WireAccountForStaff> = {}): WireAccountForStaff => ({
  email: 'bob@example.com',
  emailVerified: true,
  autoAcceptFollowed: true,
  noCrawle: false,
  preventAiLearning: true,
  alwaysMarkNsfw: false,
  autoSensitive: false,
  carefulBot: false,
  injectFeaturedNote: true,
  receiveAnnouncementEmail: true,
  mutedWords: [],
  mutedInstances: [],
  notificationRecieveConfig: {},
  isModerator: false,
  isSilenced: false,
  isSuspended: false,
  isHibernated: false,
  lastActiveDate: '2026-11-20T12:00:00.000Z',
  moderationNote: '',
  signins: [],
  policies: policies(),
  roles: [],
  roleAssigns: [],
  ...fields,
});

const OFFERED = [
  'admin/show-user',
  'admin/get-user-ips',
  'admin/suspend-user',
  'admin/unsuspend-user',
  'admin/reset-password',
  'admin/unset-user-avatar',
  'admin/unset-user-banner',
  'admin/delete-all-files-of-a-user',
  'admin/delete-account',
  'admin/announcements/list',
  'admin/drive/files',
  'admin/roles/unassign',
];

interface Options {
  readonly tab?: string;
  readonly shown?: WireUserDetailed;
  readonly me?: WireMe;
  readonly api?: ApiScript;
}

async function open({ tab, shown = bob.detailed({ moderationNote: 'Nice' }), me = mona, api = {} }: Options = {}) {
  const rendered = renderWithRoot(<UserPage params={{ userId: shown.id, tab }} />, {
    me,
    api: {
      endpoints: OFFERED,
      'users/show': shown,
      'admin/show-user': forStaff(),
      'admin/get-user-ips': [{ ip: '192.0.2.7', createdAt: '2026-11-20T12:00:00.000Z' }],
      ...api,
    },
  });
  await act(settled);
  return rendered;
}

const press = async (button: HTMLElement) => {
  fireEvent.click(button);
  await act(settled);
};
const button = (name: string) => screen.getByRole('button', { name });

describe('the overview of an account', () => {
  test('it says who has it, its email, its addresses and what moderators wrote', async () => {
    await open();
    expect(screen.getByText('bob@example.com (verified)')).toBeTruthy();
    expect(screen.getByText('192.0.2.7')).toBeTruthy();
    expect(screen.getByDisplayValue('Nice')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/@bob');
  });

  test('it is suspended after a question, and read again', async () => {
    const { api, root } = await open({ api: { 'admin/suspend-user': undefined } });
    await press(screen.getByRole('switch', { name: 'Suspended' }));
    expect(dialogOf(root)).toMatchObject({ type: 'confirm', options: { danger: true } });
    api.on('users/show', bob.detailed({ isSuspended: true }));
    await answerDialogs(root, true);
    expect(api.paramsOf('admin/suspend-user')).toEqual([{ userId }]);
    expect(screen.getByRole('switch', { name: 'Suspended' }).getAttribute('aria-checked')).toBe('true');
  });

  test('a suspension is lifted after a question', async () => {
    const { api, root } = await open({ shown: bob.detailed({ isSuspended: true }), api: { 'admin/unsuspend-user': undefined } });
    await press(screen.getByRole('switch', { name: 'Suspended' }));
    await answerDialogs(root, true);
    expect(api.paramsOf('admin/unsuspend-user')).toEqual([{ userId }]);
  });

  test('nothing happens if the question is declined', async () => {
    const { api, root } = await open();
    await press(screen.getByRole('switch', { name: 'Suspended' }));
    await answerDialogs(root, false);
    expect(api.paramsOf('admin/suspend-user')).toEqual([]);
  });

  test('a refusal is shown with the reason of the server', async () => {
    const refusal = apiError({ code: 'ACCESS_DENIED', message: 'This account belongs to the staff.' });
    const { root } = await open({ api: { 'admin/suspend-user': refusal } });
    await press(screen.getByRole('switch', { name: 'Suspended' }));
    await answerDialogs(root, true);
    expect(dialogOf(root).options).toMatchObject({ kind: 'error' });
  });

  test('the new password is shown once, to be copied', async () => {
    const { root } = await open({ api: { 'admin/reset-password': { password: 'abcd2345' } } });
    await press(button('Reset password'));
    await answerDialogs(root, true);
    expect(dialogOf(root).options).toMatchObject({ text: 'abcd2345', copyText: 'abcd2345' });
  });

  test('the avatar and the banner are taken away after a question', async () => {
    const shown = bob.detailed({ bannerUrl: 'https://example.test/files/banner' });
    const { api, root } = await open({ shown, api: { 'admin/unset-user-avatar': undefined, 'admin/unset-user-banner': undefined } });
    await press(button('Remove avatar'));
    await answerDialogs(root, true);
    await press(button('Remove banner'));
    await answerDialogs(root, true);
    expect(api.paramsOf('admin/unset-user-avatar')).toEqual([{ userId }]);
    expect(api.paramsOf('admin/unset-user-banner')).toEqual([{ userId }]);
  });

  test('it is deleted only by those who type its name, and the list of users opens', async () => {
    const { api, root, visited } = await open({ api: { 'admin/delete-account': undefined } });
    await press(button('Delete account'));
    expect(dialogOf(root).options.text).toContain('notes, files, reactions and follows will be gone');
    await answerDialogs(root, true, 'rob');
    expect(dialogOf(root).options.text).toBe("That isn't bob, so nothing was deleted.");
    await answerDialogs(root, undefined);
    expect(api.paramsOf('admin/delete-account')).toEqual([]);
    await press(button('Delete account'));
    await answerDialogs(root, true, 'bob');
    expect(api.paramsOf('admin/delete-account')).toEqual([{ userId }]);
    expect(visited).toEqual(['/admin/users']);
  });

  test('all its files are deleted only by those who type its name', async () => {
    const { api, root } = await open({ api: { 'admin/delete-all-files-of-a-user': undefined } });
    await press(button('Delete all files'));
    await answerDialogs(root, true, 'bob');
    expect(api.paramsOf('admin/delete-all-files-of-a-user')).toEqual([{ userId }]);
  });

  test('administrators cannot suspend or delete themselves', async () => {
    await open({ shown: user('mona').detailed({ id: mona.id }) });
    expect(screen.queryByRole('switch', { name: 'Suspended' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
    expect(button('Reset password')).toBeTruthy();
  });

  test('an account of another server has no password here, and can be read from there again', async () => {
    const shown = user('far').from('far.example').detailed();
    const { api } = await open({ shown, api: { 'federation/update-remote-user': undefined } });
    expect(screen.queryByRole('button', { name: 'Reset password' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Server' }).getAttribute('href')).toBe('/instance-info/far.example');
    await press(button('Refresh'));
    expect(api.paramsOf('federation/update-remote-user')).toEqual([{ userId: shown.id }]);
  });

  test('a system account is said to be one', async () => {
    await open({ shown: user('instance.actor').detailed() });
    expect(screen.getByText(/This is a system account/)).toBeTruthy();
  });

  test('what the server cannot do is not offered', async () => {
    const { api } = await open({ api: { endpoints: [] } });
    await act(settled);
    expect(screen.queryByRole('switch')).toBeNull();
    for (const name of ['Reset password', 'Delete account', 'Delete all files', 'Remove avatar']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('heading', { name: "Can't be undone" })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Announcements' })).toBeNull();
    expect(api.paramsOf('admin/delete-account')).toEqual([]);
  });

  test('an account that does not load offers another try', async () => {
    await open({ api: { 'users/show': apiError({ status: 500 }) } });
    expect(button('Try again')).toBeTruthy();
  });
});

describe('the roles of an account', () => {
  const given = forStaff({
    roles: [role('manual'), role('auto', { target: 'conditional' })],
    roleAssigns: [{ roleId: 'manual', createdAt: '2026-11-01T00:00:00.000Z', expiresAt: null }],
  });

  test('it says how long they last, and takes back only what was given by hand', async () => {
    const { api, root } = await open({ tab: 'roles', api: { 'admin/show-user': given, 'admin/roles/unassign': undefined } });
    expect(screen.getByText('Indefinitely')).toBeTruthy();
    expect(screen.getByText('Assigned by its condition')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Role auto' })).toBeNull();
    await press(button('Remove Role manual'));
    await answerDialogs(root, true);
    expect(api.paramsOf('admin/roles/unassign')).toEqual([{ roleId: 'manual', userId }]);
    expect(api.paramsOf('admin/show-user')).toHaveLength(2);
  });

  test('a role that it lacks is given for as long as the administrator chooses', async () => {
    const { api, root, clock } = await open({
      tab: 'roles',
      api: {
        'admin/show-user': given,
        'admin/roles/list': [role('manual'), role('new'), role('auto', { target: 'conditional' })],
        'admin/roles/assign': undefined,
      },
    });
    await press(button('Assign role'));
    const menu = root.overlays.stack.at(-1);
    if (menu?.kind !== 'menu') throw new Error('no menu is open');
    const items = await menu.items;
    expect(items).toMatchObject([{ text: 'Role new' }]);
    const [item] = items;
    if (!item || !('action' in item)) throw new Error('nothing to choose');
    menu.close();
    const done = item.action();
    await answerDialogs(root, 'oneDay');
    await act(async () => done);
    expect(api.paramsOf('admin/roles/assign')).toEqual([{ roleId: 'new', userId, expiresAt: clock.now() + 86_400_000 }]);
  });

  test('an account of another server gets none', async () => {
    await open({ tab: 'roles', shown: user('far').from('far.example').detailed() });
    expect(screen.getByText("Accounts of other servers can't have roles.")).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Assign role' })).toBeNull();
  });
});

describe('the announcements to an account', () => {
  const announcement: WireAnnouncementForStaff = {
    id: 'a1',
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: null,
    title: 'A word',
    text: 'Please be kind',
    imageUrl: null,
    icon: 'info',
    display: 'dialog',
    needConfirmationToRead: false,
    silence: false,
    isActive: true,
    forExistingUsers: false,
    userId,
    reads: 0,
  };
  const api: ApiScript = { 'admin/announcements/list': [announcement], 'admin/announcements/delete': undefined };

  test('it says whether they were read, and they are written in a window', async () => {
    const { api: calls, root } = await open({ tab: 'announcements', api });
    expect(calls.paramsOf('admin/announcements/list')).toMatchObject([{ userId }]);
    expect(within(screen.getByRole('article', { name: 'A word' })).getByText('Not read yet')).toBeTruthy();
    await press(button('New announcement'));
    expect(root.overlays.stack).toMatchObject([{ kind: 'window', id: 'userAnnouncement', params: { userId, announcement: null } }]);
    root.overlays.closeAll();
    await press(button('Edit'));
    expect(root.overlays.stack).toMatchObject([{ kind: 'window', id: 'userAnnouncement', params: { userId, announcement: { id: 'a1' } } }]);
  });

  test('they are deleted after a question', async () => {
    const { api: calls, root } = await open({ tab: 'announcements', api });
    await press(button('Delete'));
    await answerDialogs(root, true);
    expect(calls.paramsOf('admin/announcements/delete')).toEqual([{ id: 'a1' }]);
    expect(screen.getByText('No announcements to this user')).toBeTruthy();
  });
});

test('the files of an account lead to the page of each', async () => {
  const { api } = await open({ tab: 'drive', api: { 'admin/drive/files': [file({ id: 'f1', name: 'sea.png' })] } });
  expect(api.paramsOf('admin/drive/files')).toMatchObject([{ userId, origin: 'combined' }]);
  expect(screen.getByRole('link', { name: 'sea.png' }).getAttribute('href')).toBe('/admin/file/f1');
});

test('the charts of an account can be chosen, by the hour and by the day', async () => {
  const series = [3, 2, 1];
  const { api } = await open({
    tab: 'chart',
    api: {
      'charts/user/notes': {
        total: series,
        inc: series,
        dec: series,
        diffs: { normal: series, reply: series, renote: series, withFile: series },
      },
      'charts/user/pv': { upv: { user: series, visitor: series }, pv: { user: series, visitor: series } },
    },
  });
  expect(api.paramsOf('charts/user/notes')).toEqual([
    { userId, span: 'hour', limit: 90 },
    { userId, span: 'day', limit: 90 },
  ]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Chart' }), { target: { value: 'views' } });
  expect(await screen.findByRole('figure', { name: 'Profile views, daily' })).toBeTruthy();
});

test('the raw data is what the server answers to people and to the staff', async () => {
  await open({ tab: 'raw' });
  expect(screen.getByText(/"username": "bob"/)).toBeTruthy();
  expect(screen.getByText(/"email": "bob@example.com"/)).toBeTruthy();
});
