import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { WireDriveFile, WireMe } from '~/api/wire';
import ProfilePage from '../../../../pages/settings/profile/ProfilePage';
import { file, user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

const alice = user('alice').me({
  name: 'Alice',
  description: 'I grow **moss**.',
  birthday: '1995-05-05',
  fields: [
    { name: 'Garden', value: 'Moss' },
    { name: 'Web', value: 'https://moss.example' },
  ],
});

/** Answers with the account as it is after the change. */
const saving: ApiScript['i/update'] = (changes) => ({ ...alice, ...(changes as Partial<WireMe>) });

async function open(api: ApiScript = { 'i/update': saving }, me: WireMe = alice) {
  const view = renderWithRoot(<ProfilePage />, { me, api });
  await act(settled);
  return view;
}

const form = () => within(screen.getByRole('form', { name: 'About you' }));
const write = (label: string, value: string) => fireEvent.change(form().getByLabelText(label), { target: { value } });
const labels = () => form().getAllByLabelText<HTMLInputElement>('Label');

async function save() {
  fireEvent.click(form().getByRole('button', { name: 'Save' }));
  await act(settled);
}

test('only what was changed is sent, and an emptied text is sent as nothing', async () => {
  const { api, root } = await open();
  write('Display name', 'Alice of the moss');
  write('Birthday', '');
  fireEvent.click(form().getByRole('switch', { name: "I'm a cat" }));
  await save();
  expect(api.paramsOf('i/update')).toEqual([{ name: 'Alice of the moss', birthday: null, isCat: true }]);
  expect(root.overlays.isSuccessShown).toBe(true);
  expect(runInAction(() => root.session.current.me?.name)).toBe('Alice of the moss');
});

test('a second save sends only what was changed since the first one', async () => {
  const { api } = await open();
  write('Display name', 'Moss');
  await save();
  write('Location', 'Kyoto');
  await save();
  expect(api.paramsOf('i/update')).toEqual([{ name: 'Moss' }, { location: 'Kyoto' }]);
});

test('saving without a change asks the server for nothing', async () => {
  const { api } = await open();
  await save();
  expect(api.paramsOf('i/update')).toEqual([]);
});

test('a refused value keeps what was typed, and the reason is at its field', async () => {
  await open({ 'i/update': apiError({ code: 'INVALID_PARAM', info: { param: '#/properties/location/maxLength' } }) });
  write('Display name', 'Moss');
  write('Location', 'Far away');
  await save();
  const location = form().getByLabelText<HTMLInputElement>('Location');
  expect({
    typed: location.value,
    hasFocus: document.activeElement === location,
    name: form().getByLabelText<HTMLInputElement>('Display name').value,
  }).toEqual({ typed: 'Far away', hasFocus: true, name: 'Moss' });
  expect(location.getAttribute('aria-invalid')).toBe('true');
});

test('the description is shown with its markup while it is written', async () => {
  await open();
  const preview = () => screen.getByRole('region', { name: 'Bio preview' });
  expect(preview().querySelector('b')?.textContent).toBe('moss');
  write('Bio', 'Also **ferns**');
  await act(settled);
  expect(preview().querySelector('b')?.textContent).toBe('ferns');
  expect(form().getByText('1,486 characters left')).toBeTruthy();
});

test('a row of further information is added with the focus in it, and saved with the others', async () => {
  const { api } = await open();
  fireEvent.click(form().getByRole('button', { name: 'Add row' }));
  expect(document.activeElement).toBe(labels()[2]);
  fireEvent.change(labels()[2]!, { target: { value: 'Tea' } });
  fireEvent.change(form().getAllByLabelText('Text')[2]!, { target: { value: 'Green' } });
  await save();
  expect(api.paramsOf('i/update')).toEqual([
    {
      fields: [
        { name: 'Garden', value: 'Moss' },
        { name: 'Web', value: 'https://moss.example' },
        { name: 'Tea', value: 'Green' },
      ],
    },
  ]);
});

test('a removed row is gone after saving, and the focus stays in the form', async () => {
  const { api } = await open();
  fireEvent.click(form().getByRole('button', { name: 'Remove Garden' }));
  expect(document.activeElement).toBe(form().getByRole('button', { name: 'Remove Web' }));
  await save();
  expect(api.paramsOf('i/update')).toEqual([{ fields: [{ name: 'Web', value: 'https://moss.example' }] }]);
});

test('a row with one part only is not lost: the form says what it lacks and sends nothing', async () => {
  const { api } = await open();
  fireEvent.click(form().getByRole('button', { name: 'Add row' }));
  fireEvent.change(labels()[2]!, { target: { value: 'Tea' } });
  expect(screen.queryByRole('alert')).toBeNull();
  await save();
  expect(screen.getByRole('alert').textContent).toBe('Fill it in, or remove the row.');
  expect(document.activeElement).toBe(form().getAllByLabelText('Text')[2]);
  expect(api.paramsOf('i/update')).toEqual([]);
});

test('a profile has at most 16 rows', async () => {
  await open({}, user('alice').me({ fields: Array.from({ length: 16 }, (_, n) => ({ name: `Name ${n}`, value: `${n}` })) }));
  const add = form().getByRole('button', { name: 'Add row' });
  fireEvent.click(add);
  expect({ rows: labels().length, disabled: add.hasAttribute('disabled') }).toEqual({ rows: 16, disabled: true });
});

test('the languages are offered by their names', async () => {
  const { api } = await open();
  const select = form().getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect(within(select).getByRole('option', { name: 'Japanese' })).toBeTruthy();
  fireEvent.change(select, { target: { value: 'ja' } });
  await save();
  expect(api.paramsOf('i/update')).toEqual([{ lang: 'ja' }]);
});

test('the reactions that new notes accept are a preference', async () => {
  const { root } = await open();
  fireEvent.change(screen.getByRole('combobox', { name: 'Default reactions' }), { target: { value: 'likeOnly' } });
  expect(runInAction(() => root.settings.get('reactionAcceptance'))).toBe('likeOnly');
});

/** Presses an entry of the menu that is open. */
async function choose(root: Awaited<ReturnType<typeof open>>['root'], text: string): Promise<void> {
  const menu = root.overlays.stack.at(-1);
  if (menu?.kind !== 'menu') throw new Error('no menu is open');
  const item = (await menu.items).find((one) => 'text' in one && one.text === text);
  if (!item || !('action' in item)) throw new Error(`no entry ${text}`);
  await act(async () => {
    menu.close();
    void item.action();
    await settled();
  });
}

/** Ends the window that is open with a result, as its own button does. */
async function end(root: Awaited<ReturnType<typeof open>>['root'], id: string, result: unknown): Promise<unknown> {
  const overlay = root.overlays.stack.at(-1);
  if (overlay?.kind !== 'window' || overlay.id !== id) throw new Error(`the window ${id} is not open`);
  const { params } = overlay;
  await act(async () => {
    overlay.finish(result);
    await settled();
  });
  return params;
}

test('a picture from the drive is cropped to a square and becomes the avatar, which can be undone', async () => {
  const { api, root } = await open({ 'i/update': saving }, { ...alice, avatarId: 'old' });
  fireEvent.click(screen.getByRole('button', { name: 'Change avatar' }));
  await choose(root, 'Choose from drive');
  const photo: WireDriveFile = file({ id: 'photo', type: 'image/jpeg' });
  await end(root, 'driveFilePicker', [photo]);
  expect(await end(root, 'imageCrop', { ...photo, id: 'cropped' })).toEqual({ file: photo, aspectRatio: 1 });
  expect(api.paramsOf('i/update')).toEqual([{ avatarId: 'cropped' }]);
  const [toast] = runInAction(() => root.overlays.toasts.items);
  await act(async () => {
    toast?.action?.run();
    await settled();
  });
  expect(api.paramsOf('i/update').at(-1)).toEqual({ avatarId: 'old' });
});

test('a moving picture becomes the banner as it is, because cropping would stop it', async () => {
  const { api, root } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Change banner' }));
  await choose(root, 'Choose from drive');
  await end(root, 'driveFilePicker', [file({ id: 'dance', type: 'image/gif' })]);
  expect(api.paramsOf('i/update')).toEqual([{ bannerId: 'dance' }]);
});

test('a crop that is canceled changes nothing', async () => {
  const { api, root } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Change banner' }));
  await choose(root, 'Choose from drive');
  await end(root, 'driveFilePicker', [file({ id: 'photo', type: 'image/png' })]);
  await end(root, 'imageCrop', undefined);
  expect(api.paramsOf('i/update')).toEqual([]);
});

test('a message to new followers is written where the server has one', async () => {
  await open();
  expect(form().queryByLabelText('Message to new followers')).toBeNull();
  document.body.replaceChildren();
  const { api } = await open({ 'i/update': saving }, { ...alice, followedMessage: null });
  write('Message to new followers', 'Welcome to my garden!');
  await save();
  expect(api.paramsOf('i/update')).toEqual([{ followedMessage: 'Welcome to my garden!' }]);
});
