import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { WireDecoration, WireManagedDecoration, WireMe } from '~/api/wire';
import AvatarDecorationsPage from '../../../../pages/avatar-decorations/AvatarDecorationsPage';
import AvatarDecorationPage from '../../../../pages/settings/avatar-decoration/AvatarDecorationPage';
import AvatarDecorationWindow from '../../../../windows/avatarDecoration/AvatarDecorationWindow';
import DecorationFormWindow from '../../../../windows/decorationForm/DecorationFormWindow';
import { file, policies, user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

const decoration = (name: string, roleIds: readonly string[] = []): WireDecoration => ({
  id: name,
  name,
  description: `About ${name}`,
  url: `https://example.test/${name}.png`,
  roleIdsThatCanBeUsedThisDecoration: roleIds,
});
const ring = decoration('ring');
const star = decoration('star', ['artist']);

const plain = user('alice').me({ policies: policies({ avatarDecorationLimit: 2 }) });
const decorated: WireMe = { ...plain, avatarDecorations: [{ id: 'ring', url: ring.url, angle: 0.25 }] };

async function confirm(root: ReturnType<typeof renderWithRoot>['root'], isSure: boolean) {
  const asked = root.overlays.stack.at(-1);
  if (asked?.kind !== 'dialog' || asked.dialog.type !== 'confirm') throw new Error('no question');
  await act(async () => {
    if (asked.dialog.type === 'confirm') asked.dialog.answer(isSure);
    await settled();
  });
}

async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
}

async function openPage(me: WireMe, api: ApiScript = {}) {
  const view = renderWithRoot(<AvatarDecorationPage />, { me, api: { 'get-avatar-decorations': [ring, star], ...api } });
  await act(settled);
  return view;
}

/** What the server says after a change, as it takes everything. */
const takes =
  (me: WireMe): ApiScript['i/update'] =>
  ({ avatarDecorations }) => ({ ...me, avatarDecorations: avatarDecorations as WireMe['avatarDecorations'] });

test('the page shows what is worn, how many are allowed, and what is only for some roles', async () => {
  const { root } = await openPage(decorated);
  expect(screen.getByText('1 of 2 in use')).toBeTruthy();
  const all = within(screen.getByRole('list', { name: 'All decorations' }));
  expect(all.getByRole('button', { name: 'ring' })).toBeTruthy();
  fireEvent.click(all.getByRole('button', { name: 'star (for some roles only)' }));
  expect(root.overlays.stack.at(-1)).toMatchObject({ id: 'avatarDecoration', params: { decoration: star, place: null } });
});

test('the decorations of newer servers are in their groups, and those without one come last', async () => {
  const grouped = [
    ring,
    { ...star, category: 'Sky' },
    { ...decoration('moon'), category: 'Sky' },
    { ...decoration('leaf'), category: ' ' },
  ];
  renderWithRoot(<AvatarDecorationPage />, { me: plain, api: { 'get-avatar-decorations': grouped } });
  await act(settled);
  const lists = screen
    .getAllByRole('list')
    .map((list) => `${list.getAttribute('aria-label')}: ${within(list).getAllByRole('button').length}`);
  expect(lists).toEqual(['Sky: 2', 'All decorations: 2']);
});

test('a worn decoration opens with its place', async () => {
  const { root } = await openPage(decorated);
  await press('Edit ring');
  expect(root.overlays.stack.at(-1)).toMatchObject({ id: 'avatarDecoration', params: { decoration: ring, place: 0 } });
});

test('all decorations are taken off after a question', async () => {
  const { api, root } = await openPage(decorated, { 'i/update': takes(decorated) });
  await press('Remove all');
  await confirm(root, true);
  expect(api.paramsOf('i/update')).toEqual([{ avatarDecorations: [] }]);
  expect(screen.getByText('No decorations on your avatar')).toBeTruthy();
});

test('a change on another device shows at once', async () => {
  const { network, frames } = await openPage(plain);
  act(() => {
    network.socket.accept();
    network.socket.receiveOn('main', 'meUpdated', decorated);
    frames.next();
  });
  expect(screen.getByText('1 of 2 in use')).toBeTruthy();
});

test('the page says that there are none, and offers another try after a failure', async () => {
  const { unmount } = await openPage(plain, { 'get-avatar-decorations': [] });
  expect(screen.getByText('This server has no decorations.')).toBeTruthy();
  unmount();
  await openPage(plain, { 'get-avatar-decorations': apiError({ status: 500 }) });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('the link to the management is for people who may manage', async () => {
  const { unmount } = await openPage(plain);
  expect(screen.queryByRole('link', { name: 'Manage decorations' })).toBeNull();
  unmount();
  await openPage({ ...plain, policies: policies({ canManageAvatarDecorations: true }) });
  expect(screen.getByRole('link', { name: 'Manage decorations' })).toBeTruthy();
});

async function openDialog(me: WireMe, params: { decoration: WireDecoration; place: number | null }, api: ApiScript = {}) {
  let closed = 0;
  const view = renderWithRoot(<AvatarDecorationWindow params={params} close={() => (closed += 1)} />, {
    me,
    api: { 'i/update': takes(me), ...api },
  });
  await act(settled);
  return { ...view, closed: () => closed };
}

const slide = (name: string, value: number) => fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
const pictures = () => [...screen.getByRole('img', { name: 'Avatar preview' }).querySelectorAll('img')];

test('a decoration is put on with its turn, its place and its side', async () => {
  const { api, closed } = await openDialog(plain, { decoration: ring, place: null });
  slide('Rotation', -90);
  slide('Horizontal position', 10);
  slide('Vertical position', -5);
  fireEvent.click(screen.getByRole('switch', { name: 'Flip' }));
  expect(screen.getByRole('slider', { name: 'Rotation' }).getAttribute('aria-valuetext')).toBe('-90°');
  expect(pictures().at(-1)?.style).toMatchObject({ rotate: '-0.25turn', scale: '-1 1', translate: '10% -5%' });
  await press('Add');
  expect(api.paramsOf('i/update')).toEqual([
    { avatarDecorations: [{ id: 'ring', angle: -0.25, flipH: true, offsetX: 0.1, offsetY: -0.05 }] },
  ]);
  expect(closed()).toBe(1);
});

test('a worn decoration starts as it is worn, and is changed in its place', async () => {
  const { api } = await openDialog(decorated, { decoration: ring, place: 0 });
  expect(screen.getByText('90°')).toBeTruthy();
  slide('Rotation', 180);
  await press('Save');
  expect(api.paramsOf('i/update')).toEqual([{ avatarDecorations: [{ id: 'ring', angle: 0.5, flipH: false, offsetX: 0, offsetY: 0 }] }]);
});

test('a worn decoration is taken off and the others stay', async () => {
  const two: WireMe = { ...decorated, avatarDecorations: [...decorated.avatarDecorations, { id: 'star', url: star.url }] };
  const { api } = await openDialog(two, { decoration: ring, place: 0 });
  await press('Remove');
  expect(api.paramsOf('i/update')).toMatchObject([{ avatarDecorations: [{ id: 'star' }] }]);
});

test('at the limit nothing more can be put on, and a text says why', async () => {
  await openDialog({ ...decorated, policies: policies({ avatarDecorationLimit: 1 }) }, { decoration: ring, place: null });
  expect(screen.getByRole('button', { name: 'Add' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Your roles allow 1 decoration at a time. Remove it first.')).toBeTruthy();
});

test('a decoration for other roles can be looked at and not put on', async () => {
  await openDialog(plain, { decoration: star, place: null });
  expect(screen.getByRole('button', { name: 'Add' }).hasAttribute('disabled')).toBe(true);
  expect(pictures().at(-1)?.src).toBe(star.url);
});

test('a decoration that the server leaves out is told', async () => {
  const { root } = await openDialog(plain, { decoration: ring, place: null }, { 'i/update': { ...plain, avatarDecorations: [] } });
  await press('Add');
  expect(root.overlays.stack.at(-1)).toMatchObject({ kind: 'dialog', dialog: { type: 'alert' } });
});

const managed = (one: WireDecoration): WireManagedDecoration => ({ ...one, createdAt: '2026-11-20T12:00:00.000Z', updatedAt: null });
const manager = user('root').me({ isAdmin: true });

test('managers see all decorations and open one to change it', async () => {
  const { root } = renderWithRoot(<AvatarDecorationsPage />, {
    me: manager,
    api: { 'admin/avatar-decorations/list': [managed(ring), managed(star)] },
  });
  await act(settled);
  expect(screen.getByText('For 1 role')).toBeTruthy();
  await press('Edit ring');
  expect(root.overlays.stack.at(-1)).toMatchObject({ id: 'decorationForm', params: { decoration: managed(ring) } });
});

test('somebody without the policy is told so, and the server is not asked', async () => {
  const { api } = renderWithRoot(<AvatarDecorationsPage />, { me: plain });
  await act(settled);
  expect(screen.getByText("You aren't allowed to manage this server's decorations.")).toBeTruthy();
  expect(api.paramsOf('admin/avatar-decorations/list')).toEqual([]);
});

async function openForm(one: WireManagedDecoration | null, api: ApiScript = {}) {
  let closed = 0;
  const view = renderWithRoot(<DecorationFormWindow params={{ decoration: one }} close={() => (closed += 1)} />, {
    me: manager,
    api: { 'admin/roles/list': [], ...api },
  });
  await act(settled);
  return { ...view, closed: () => closed };
}

test('a new decoration needs a name and an address, and is created with both', async () => {
  const { api, closed } = await openForm(null, { 'admin/avatar-decorations/create': undefined });
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Leaf ' } });
  fireEvent.change(screen.getByLabelText('Image URL'), { target: { value: 'leaf.png' } });
  expect(screen.getByRole('alert').textContent).toContain('https://');
  fireEvent.change(screen.getByLabelText('Image URL'), { target: { value: 'https://example.test/leaf.png' } });
  await press('Save');
  expect(api.paramsOf('admin/avatar-decorations/create')).toEqual([
    { name: 'Leaf', description: '', url: 'https://example.test/leaf.png', roleIdsThatCanBeUsedThisDecoration: [] },
  ]);
  expect(closed()).toBe(1);
});

test('a picture of the drive fills in the address', async () => {
  const { root } = await openForm(null);
  await press('Choose from drive');
  const picker = root.overlays.stack.at(-1);
  if (picker?.kind !== 'window') throw new Error('the picker is not open');
  await act(async () => {
    picker.finish([file({ url: 'https://example.test/files/leaf.png' })]);
    await settled();
  });
  expect(screen.getByLabelText<HTMLInputElement>('Image URL').value).toBe('https://example.test/files/leaf.png');
});

test('a decoration is deleted after a question', async () => {
  const { api, root } = await openForm(managed(ring), { 'admin/avatar-decorations/delete': undefined });
  await press('Delete');
  await confirm(root, false);
  expect(api.paramsOf('admin/avatar-decorations/delete')).toEqual([]);
  await press('Delete');
  await confirm(root, true);
  expect(api.paramsOf('admin/avatar-decorations/delete')).toEqual([{ id: 'ring' }]);
});

test('what was typed stays when the server refuses', async () => {
  const { root } = await openForm(managed(ring), {
    'admin/avatar-decorations/update': apiError({ code: 'NO_SUCH_AVATAR_DECORATION' }),
  });
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'Round' } });
  await press('Save');
  expect(screen.getByLabelText<HTMLInputElement>('Description').value).toBe('Round');
  expect(runInAction(() => root.overlays.stack.length)).toBe(0);
  expect(screen.getByRole('alert')).toBeTruthy();
});
