import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WireRole } from '~/api/wire';
import AdminRoleEditPage from '../../../../pages/admin/role-edit/AdminRoleEditPage';
import AdminRoleNewPage from '../../../../pages/admin/role-new/AdminRoleNewPage';
import { policies, user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { role } from '../../../fixtures/roles';
import { nextFrame } from '../../nextFrame';
import { renderWithRoot } from '../../renderWithRoot';

const ENDPOINTS = ['admin/roles/create', 'admin/roles/update', 'admin/roles/show'];
const base = policies({ pinLimit: 5, canInvite: false });
const newer = { useDefault: false, priority: 1, value: { wings: 2 } };

/** `a or(b c)` and a condition of a newer server. */
const tree = {
  id: 'top',
  type: 'and',
  values: [
    { id: 'a', type: 'isLocal' },
    {
      id: 'g',
      type: 'or',
      values: [
        { id: 'b', type: 'followersMoreThanOrEq', value: 10 },
        { id: 'c', type: 'createdMoreThan', sec: 172_800 },
      ],
    },
    { id: 'x', type: 'isCat', fur: 'long' },
  ],
};

beforeEach(() => {
  vi.stubGlobal('CSS', { ...globalThis.CSS, supports: (_name: string, value: string) => value !== 'no color' });
});

async function open(page: 'new' | Partial<WireRole>, api: ApiScript = {}) {
  const ui = page === 'new' ? <AdminRoleNewPage /> : <AdminRoleEditPage params={{ roleId: '7' }} />;
  const rendered = renderWithRoot(ui, {
    me: user('mona').me({ isAdmin: true, isModerator: true }),
    api: {
      endpoints: ENDPOINTS,
      meta: { policies: base } as never,
      'admin/roles/show': role('7', { name: 'Gardener', ...(page === 'new' ? {} : page) }),
      'admin/roles/create': role('8'),
      'admin/roles/update': undefined,
      ...api,
    },
  });
  await act(settled);
  return rendered;
}

type Opened = Awaited<ReturnType<typeof open>>;

const submit = async (name = 'Save') => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};
const type = (name: string, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const policy = (name: string) => within(screen.getByRole('group', { name }));
const conditions = () =>
  screen.getAllByRole('listitem').map((row) => `${row.getAttribute('aria-level')} ${row.getAttribute('aria-label')}`);

/** Presses a button that opens a menu and runs an entry of it, or of a menu in it. */
async function choose({ root }: Opened, button: string, ...texts: readonly string[]) {
  fireEvent.click(screen.getByRole('button', { name: button }));
  await act(settled);
  const menu = root.overlays.stack.find(({ kind }) => kind === 'menu');
  if (menu?.kind !== 'menu') throw new Error('no menu');
  let items = await menu.items;
  for (const text of texts.slice(0, -1)) {
    const parent = items.find((item) => item.type === 'parent' && item.text === text);
    if (parent?.type !== 'parent' || typeof parent.children === 'function') throw new Error(`nothing in ${text}`);
    items = parent.children;
  }
  const item = items.find((one) => 'text' in one && one.text === texts.at(-1));
  if (!item || !('action' in item) || ('disabled' in item && item.disabled)) throw new Error(`${texts.join(' > ')} is not offered`);
  await act(async () => {
    root.overlays.closeAll();
    await item.action();
  });
  await act(settled);
}

test('a new role is created with the values of the form, and its page opens', async () => {
  const { api, visited } = await open('new');
  type('Name', ' Gardener ');
  type('Color', '#00aa00');
  fireEvent.click(screen.getByRole('radio', { name: 'Moderator' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Badge' }));
  await submit('Create role');
  const [params] = api.paramsOf('admin/roles/create');
  expect(params).toMatchObject({
    name: 'Gardener',
    description: '',
    color: '#00aa00',
    iconUrl: null,
    displayOrder: 0,
    target: 'manual',
    isModerator: true,
    isAdministrator: false,
    isPublic: false,
    asBadge: true,
    canEditMembersByModerator: false,
  });
  expect(params?.policies).toMatchObject({ pinLimit: { useDefault: true, priority: 0, value: 5 } });
  expect(visited).toEqual(['/admin/roles/8']);
});

test('a policy gets a value of its own and a priority, and goes back to the base value', async () => {
  const { api } = await open({ policies: { canFly: newer, canInvite: { useDefault: false, priority: 2, value: true } } });
  expect(policy('Pinned notes').queryByRole('spinbutton')).toBeNull();
  expect(policy('Pinned notes').getByText('Base value: 5')).toBeTruthy();
  fireEvent.click(policy('Pinned notes').getByRole('switch', { name: 'Use base value' }));
  fireEvent.change(policy('Pinned notes').getByRole('spinbutton'), { target: { value: '9' } });
  fireEvent.click(policy('Pinned notes').getByRole('radio', { name: 'Middle' }));
  expect(policy('Invite people').getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
  expect(policy('Invite people').getByRole<HTMLInputElement>('radio', { name: 'High' }).checked).toBe(true);
  fireEvent.click(policy('Invite people').getByRole('switch', { name: 'Use base value' }));
  await submit();
  expect(api.paramsOf('admin/roles/update')[0]).toMatchObject({
    roleId: '7',
    policies: {
      pinLimit: { useDefault: false, priority: 1, value: 9 },
      canInvite: { useDefault: true, priority: 2, value: true },
      canFly: newer,
    },
  });
});

test('wrong colors and addresses are named at their fields and not sent', async () => {
  const { api } = await open('new');
  type('Color', 'no color');
  type('Icon address', 'ftp://files.example/leaf.png');
  await submit('Create role');
  expect(screen.getByText('Enter a color such as #e91e63, or leave it empty.')).toBeTruthy();
  expect(screen.getByText('Enter an address that begins with https:// or http://.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Color' }));
  expect(api.paramsOf('admin/roles/create')).toEqual([]);
});

test('the condition of a role is sent as it was when something else changes', async () => {
  const { api } = await open({ target: 'conditional', condFormula: tree });
  type('Name', 'Regular');
  await submit();
  expect(api.paramsOf('admin/roles/update')[0]).toMatchObject({ name: 'Regular', target: 'conditional', condFormula: tree });
});

test('each condition says in words what it asks, and those inside a group are a level deeper', async () => {
  await open({ target: 'conditional', condFormula: tree });
  expect(conditions()).toEqual([
    '1 Is on this server',
    '1 At least one of these applies',
    '2 Has at least 10 followers',
    '2 Joined more than 2 days ago',
    '1 Unknown condition: isCat',
  ]);
  expect(screen.getByText('Only newer clients know it. It stays as it is.')).toBeTruthy();
});

test('a condition is added, gets its number, and another one its time', async () => {
  const opened = await open({ target: 'conditional', condFormula: { id: 'a', type: 'isRemote' } });
  await choose(opened, 'Add condition', 'At least … notes');
  const row = within(screen.getByRole('listitem', { name: 'Has posted at least 10 notes' }));
  expect(document.activeElement).toBe(row.getByRole('spinbutton', { name: 'Number' }));
  fireEvent.change(row.getByRole('spinbutton', { name: 'Number' }), { target: { value: '25' } });
  await choose(opened, 'Options for “Is on another server”', 'Change condition', 'Joined less than … ago');
  fireEvent.change(screen.getByRole('combobox', { name: 'Unit' }), { target: { value: 'hours' } });
  expect(conditions()).toEqual(['1 Joined less than 1 hour ago', '1 Has posted at least 25 notes']);
  await submit();
  expect(opened.api.paramsOf('admin/roles/update')[0]).toMatchObject({
    condFormula: {
      type: 'and',
      values: [
        { id: 'a', type: 'createdLessThan', sec: 3_600 },
        { type: 'notesMoreThanOrEq', value: 25 },
      ],
    },
  });
});

test('a condition moves by its menu into groups and out of them, and keeps the focus', async () => {
  const opened = await open({ target: 'conditional', condFormula: tree });
  await choose(opened, 'Options for “Unknown condition: isCat”', 'Move into the group above');
  expect(conditions().slice(-3)).toEqual(['2 Has at least 10 followers', '2 Joined more than 2 days ago', '2 Unknown condition: isCat']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Options for “Unknown condition: isCat”');
  await choose(opened, 'Options for “Has at least 10 followers”', 'Move out of the group');
  await choose(opened, 'Options for “Has at least 10 followers”', 'Move up');
  expect(conditions()).toEqual([
    '1 Is on this server',
    '1 Has at least 10 followers',
    '1 At least one of these applies',
    '2 Joined more than 2 days ago',
    '2 Unknown condition: isCat',
  ]);
});

/** Gives the rows a place on the screen, which this document has not. */
function layRowsOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li');
    const at = row ? [...row.parentElement!.children].indexOf(row) : -1;
    return at === -1 ? new DOMRect() : new DOMRect(0, at * 50, 300, 44);
  });
}

/** Picks a condition up by its handle, presses keys, and drops it. */
async function drag(name: string, ...keys: readonly string[]) {
  const grip = screen.getByRole('button', { name: `Move ${name}` });
  grip.focus();
  fireEvent.keyDown(grip, { code: 'Space' });
  for (const code of [...keys, 'Space']) {
    await nextFrame();
    fireEvent.keyDown(document, { code });
  }
  await nextFrame();
  await act(settled);
}

test('a condition is dragged by keys to the side into a group, up over others, and out of it', async () => {
  layRowsOut();
  await open({ target: 'conditional', condFormula: tree });
  await drag('Unknown condition: isCat', 'ArrowRight');
  expect(conditions().slice(-2)).toEqual(['2 Joined more than 2 days ago', '2 Unknown condition: isCat']);
  await drag('Is on this server', 'ArrowDown');
  expect(conditions().slice(0, 2)).toEqual(['1 At least one of these applies', '2 Is on this server']);
  await drag('Unknown condition: isCat', 'ArrowLeft');
  expect(conditions().at(-1)).toBe('1 Unknown condition: isCat');
  vi.restoreAllMocks();
});

test('a condition without a place to go is not offered to go there', async () => {
  const opened = await open({ target: 'conditional', condFormula: tree });
  await expect(choose(opened, 'Options for “Is on this server”', 'Move up')).rejects.toThrow('is not offered');
  await expect(choose(opened, 'Options for “Is on this server”', 'Move out of the group')).rejects.toThrow('is not offered');
});

test('a condition is put into a group, which is dissolved again', async () => {
  const opened = await open({ target: 'conditional', condFormula: { id: 'a', type: 'isRemote' } });
  await choose(opened, 'Options for “Is on another server”', 'Put into a group', 'Not …');
  expect(conditions()).toEqual(["1 This doesn't apply", '2 Is on another server']);
  await choose(opened, "Options for “This doesn't apply”", 'Remove only the group');
  expect(conditions()).toEqual(['1 Is on another server']);
});

test('a removed group comes back with Undo, with all inside', async () => {
  const opened = await open({ target: 'conditional', condFormula: tree });
  const before = conditions();
  await choose(opened, 'Options for “At least one of these applies”', 'Remove');
  expect(conditions()).toEqual(['1 Is on this server', '1 Unknown condition: isCat']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Options for “Unknown condition: isCat”');
  await act(async () => opened.root.overlays.toasts.items.at(-1)?.action?.run());
  expect(conditions()).toEqual(before);
});

test('one of several conditions is enough when the root says so', async () => {
  const opened = await open({ target: 'conditional', condFormula: tree });
  fireEvent.click(screen.getByRole('radio', { name: 'One must apply' }));
  await submit();
  expect(opened.api.paramsOf('admin/roles/update')[0]).toMatchObject({ condFormula: { ...tree, type: 'or' } });
});

test('a negation of nothing is not sent, and the form says what is missing', async () => {
  const opened = await open({ target: 'conditional', condFormula: { id: 'n', type: 'not', value: { id: 'a', type: 'isLocal' } } });
  await choose(opened, 'Options for “Is on this server”', 'Remove');
  await submit();
  expect(screen.getByText('A condition is missing where something must not apply.')).toBeTruthy();
  expect(opened.api.paramsOf('admin/roles/update')).toEqual([]);
});

test('a role without conditions says plainly that everyone gets it', async () => {
  const opened = await open({ target: 'conditional', condFormula: { id: 'a', type: 'isRemote' } });
  await choose(opened, 'Options for “Is on another server”', 'Remove');
  expect(screen.getByText('Nothing in it yet, so it applies to everyone.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Add condition');
});

test('a refused condition is named at the condition', async () => {
  await open(
    { target: 'conditional', condFormula: tree },
    { 'admin/roles/update': apiError({ status: 400, code: 'INVALID_PARAM', info: { param: 'condFormula/values/0' } }) },
  );
  type('Name', 'Regular');
  await submit();
  expect(within(screen.getByRole('group', { name: 'Condition' })).getByRole('alert')).toBeTruthy();
});

test('a role that is gone cannot be changed, and the form says so', async () => {
  await open({}, { 'admin/roles/update': apiError({ status: 400, code: 'NO_SUCH_ROLE' }) });
  type('Name', 'Regular');
  await submit();
  expect(screen.getByRole('alert').textContent).toContain('Role not found');
});

test('leaving with changes asks first', async () => {
  await open({});
  type('Name', 'Regular');
  expect(screen.getByRole('form', { name: 'Edit Gardener' }).dataset.unsaved).toBe('true');
});

test('a server that lacks the endpoint offers no form', async () => {
  await open('new', { endpoints: [] });
  expect(screen.getByText('Not available on this server')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('a role that does not load offers another try', async () => {
  await open({}, { 'admin/roles/show': apiError({ status: 500 }) });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
