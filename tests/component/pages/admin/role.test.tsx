import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WireRole, WireRoleMember } from '~/api/wire';
import AdminRolePage from '../../../../pages/admin/role/AdminRolePage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { role } from '../../../fixtures/roles';
import { renderWithRoot } from '../../renderWithRoot';

const ENDPOINTS = ['show', 'update', 'delete', 'users', 'assign', 'unassign'].map((name) => `admin/roles/${name}`);

const member = (name: string, more: Partial<WireRoleMember> = {}): WireRoleMember => ({
  id: `assignment-${name}`,
  createdAt: '2024-02-09T12:00:00.000Z',
  user: user(name).detailed(),
  expiresAt: null,
  ...more,
});

beforeEach(() => vi.stubGlobal('CSS', { ...globalThis.CSS, supports: () => true }));

async function open(more: Partial<WireRole> = {}, api: ApiScript = {}) {
  const rendered = renderWithRoot(<AdminRolePage params={{ roleId: '7' }} />, {
    me: user('mona').me({ isAdmin: true, isModerator: true }),
    api: {
      endpoints: ENDPOINTS,
      'admin/roles/show': role('7', { name: 'Gardener', usersCount: 2, ...more }),
      'admin/roles/users': [member('bob'), member('carol', { expiresAt: '2024-03-01T12:00:00.000Z' })],
      ...api,
    },
  });
  await act(settled);
  return rendered;
}

type Opened = Awaited<ReturnType<typeof open>>;

/** The dialog on top. */
function asked({ root }: Opened) {
  const dialog = root.overlays.stack.findLast(({ kind }) => kind === 'dialog');
  if (dialog?.kind !== 'dialog') throw new Error('no question');
  return dialog.dialog;
}
async function answer(opened: Opened, given: never) {
  const dialog = asked(opened);
  await act(async () => dialog.answer(given));
  await act(settled);
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};
/** Runs an entry of the menu of a member. */
async function choose({ root }: Opened, name: string, text: string) {
  await press(`Options for ${name}`);
  const menu = root.overlays.stack.find(({ kind }) => kind === 'menu');
  if (menu?.kind !== 'menu') throw new Error('no menu');
  const item = (await menu.items).find((one) => 'text' in one && one.text === text);
  if (!item || !('action' in item)) throw new Error(`${text} is not offered`);
  await act(async () => {
    root.overlays.closeAll();
    await item.action();
  });
  await act(settled);
}
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('a role says what it is, and how it differs from the base policies', async () => {
  await open({
    description: 'Waters plants',
    isModerator: true,
    isPublic: true,
    policies: {
      pinLimit: { useDefault: false, priority: 1, value: 9 },
      clipLimit: { useDefault: true, priority: 0, value: 3 },
      canFly: { useDefault: false, priority: 0, value: {} },
    },
  });
  const names = ['Description', 'Permissions', 'Assigned', 'Visibility', 'Pinned notes', 'ID'];
  expect(Object.fromEntries(names.map((name) => [name, fact(name)]))).toEqual({
    Description: 'Waters plants',
    Permissions: 'Moderator',
    Assigned: 'By hand',
    Visibility: 'Shown on profiles',
    'Pinned notes': '9Priority: Middle',
    ID: '7',
  });
  expect(screen.queryByText('Clips')).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/admin/roles/7/edit');
});

test('members are listed with the end of their role', async () => {
  await open();
  const section = within(screen.getByRole('region', { name: 'Members' }));
  expect(section.getByRole('link', { name: 'Bob' })).toBeTruthy();
  expect(section.getByText('Indefinitely')).toBeTruthy();
  expect(section.getByText(/^Until .*2024/)).toBeTruthy();
});

test('the role is assigned to a chosen person for a chosen time', async () => {
  const opened = await open({}, { 'admin/roles/assign': undefined });
  const { api, root } = opened;
  vi.spyOn(root.overlays, 'open').mockResolvedValue({ id: 'user-dave' });
  await press('Assign');
  expect(asked(opened).options).toMatchObject({ title: 'Assign Gardener for how long?' });
  api.on('admin/roles/users', [member('dave')]);
  await answer(opened, 'oneDay' as never);
  expect(api.paramsOf('admin/roles/assign')).toEqual([{ roleId: '7', userId: 'user-dave', expiresAt: root.clock.now() + 86_400_000 }]);
  expect(screen.getByRole('link', { name: 'Dave' })).toBeTruthy();
});

test('who chooses nobody, or no time, assigns nothing', async () => {
  const opened = await open();
  const { api, root } = opened;
  const chooser = vi.spyOn(root.overlays, 'open').mockResolvedValue(undefined);
  await press('Assign');
  chooser.mockResolvedValue({ id: 'user-dave' });
  await press('Assign');
  await act(async () => root.overlays.closeAll());
  await act(settled);
  expect(api.paramsOf('admin/roles/assign')).toEqual([]);
});

test('a member loses the role by the menu', async () => {
  const opened = await open({}, { 'admin/roles/unassign': undefined });
  opened.api.on('admin/roles/users', [member('carol')]);
  await choose(opened, 'Bob', 'Unassign');
  expect(opened.api.paramsOf('admin/roles/unassign')).toEqual([{ roleId: '7', userId: 'user-bob' }]);
  expect(screen.queryByRole('link', { name: 'Bob' })).toBeNull();
});

test('a member who lost the role elsewhere leaves the list, with the reason', async () => {
  const opened = await open({}, { 'admin/roles/unassign': apiError({ status: 400, code: 'NOT_ASSIGNED' }) });
  opened.api.on('admin/roles/users', [member('carol')]);
  await choose(opened, 'Bob', 'Unassign');
  expect(JSON.stringify(opened.root.overlays.stack.map((one) => (one.kind === 'dialog' ? one.dialog.options : null)))).toContain(
    'The person no longer has this role.',
  );
  expect(screen.queryByRole('link', { name: 'Bob' })).toBeNull();
});

test('who may not change the members reads why', async () => {
  const opened = await open({}, { 'admin/roles/unassign': apiError({ status: 400, code: 'ACCESS_DENIED' }) });
  await choose(opened, 'Bob', 'Unassign');
  expect(asked(opened).options).toMatchObject({ text: 'Only administrators can change who has this role.' });
});

test('deleting asks first and says how many lose the role', async () => {
  const opened = await open({}, { 'admin/roles/delete': undefined });
  await press('Delete role');
  expect(asked(opened).options).toMatchObject({
    danger: true,
    text: 'Delete the role Gardener? 2 people lose it and everything it allows.',
  });
  await answer(opened, true as never);
  expect(opened.api.paramsOf('admin/roles/delete')).toEqual([{ roleId: '7' }]);
  expect(opened.visited).toEqual(['/admin/roles']);
});

test('a role stays when the question is answered with no', async () => {
  const opened = await open();
  await press('Delete role');
  await answer(opened, false as never);
  expect(opened.api.paramsOf('admin/roles/delete')).toEqual([]);
});

test('a conditional role shows its condition in words and has no list of members', async () => {
  const opened = await open({
    target: 'conditional',
    condFormula: {
      id: 'n',
      type: 'and',
      values: [
        { id: 'n', type: 'not', value: { id: 'a', type: 'isRemote' } },
        { id: 'b', type: 'notesMoreThanOrEq', value: 1 },
      ],
    },
  });
  expect(fact('Condition')).toBe("All must applyThis doesn't applyIs on another serverHas posted at least 1 note");
  expect(screen.getByText(/so there is no list/)).toBeTruthy();
  expect(opened.api.paramsOf('admin/roles/users')).toEqual([]);
  await press('Delete role');
  expect(asked(opened).options).toMatchObject({
    text: 'Delete the role Gardener? Everyone who meets its condition loses it and everything it allows.',
  });
});

test('a role without members says how to give it', async () => {
  await open({ usersCount: 0 }, { 'admin/roles/users': [] });
  expect(screen.getByText('Assign the role to someone, for good or for a while.')).toBeTruthy();
});

test('a role that does not exist is named as missing', async () => {
  await open({}, { 'admin/roles/show': apiError({ status: 400, code: 'NO_SUCH_ROLE' }) });
  expect(screen.getByText('Role not found')).toBeTruthy();
});

test('servers that lack an endpoint show no button and no list for it', async () => {
  const opened = await open({}, { endpoints: ['admin/roles/show'] });
  expect(['Assign', 'Delete role'].map((name) => screen.queryByRole('button', { name }))).toEqual([null, null]);
  expect(opened.api.paramsOf('admin/roles/users')).toEqual([]);
});
