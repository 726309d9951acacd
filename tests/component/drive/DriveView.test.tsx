import { act, fireEvent, screen, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { expect, test } from 'vitest';
import type { WireDriveFolder } from '~/api/wire';
import { DriveView } from '~/components/drive/DriveView';
import type { DrivePlace } from '~/components/drive/DrivePlace';
import { useDriveFolder } from '~/components/drive/useDriveFolder';
import { driveFolders } from '~/stores/resources/drive/driveFolders';
import type { RootStore } from '~/stores/RootStore';
import { createAllUploads } from '~/stores/uploads/AllUploads';
import { file, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const folder: WireDriveFolder = { id: 'f1', createdAt: '2024-02-10T12:00:00.000Z', name: 'Ink', parentId: null };

const Drive = observer(function Drive({ place }: { place: DrivePlace }) {
  return <DriveView browser={useDriveFolder(null)} place={place} />;
});

const OpenFolder = observer(function OpenFolder() {
  return <DriveView browser={useDriveFolder('f1')} place={{ mode: 'browse' }} />;
});

/** Answers the dialog on screen. */
async function answer(root: RootStore, value: unknown): Promise<void> {
  await act(settled);
  const overlay = root.overlays.stack.at(-1);
  if (overlay?.kind !== 'dialog') throw new Error('no dialog is open');
  await act(async () => {
    (overlay.dialog.answer as (given: unknown) => void)(value);
    await settled();
  });
}

async function show(api: ApiScript = {}, place: DrivePlace = { mode: 'browse' }) {
  const view = renderWithRoot(<Drive place={place} />, {
    me: user('alice').me({ avatarId: 'a' }),
    api: {
      drive: { capacity: 1000, usage: 250 },
      'drive/folders': [folder],
      'drive/files': [
        file({ id: 'a', name: 'face.png', type: 'image/png', size: 2048 }),
        file({ id: 'b', name: 'b.txt', type: 'text/plain', isSensitive: true }),
      ],
      ...api,
    },
  });
  await act(settled);
  return view;
}

test('the drive names folders and files with their details, and shows how full it is', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Ink' }).getAttribute('href')).toBe('/my/drive/folder/f1');
  expect(screen.getByRole('link', { name: 'face.png, Avatar, image/png, 2 KB' }).getAttribute('href')).toBe('/my/drive/file/a');
  expect(screen.getByRole('link', { name: /^b\.txt, Sensitive, / })).toBeTruthy();
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('25');
});

test('a name shows direction marks that would hide its extension', async () => {
  await show({ 'drive/files': [file({ id: 'c', name: 'photo\u202Egnp.exe' })] });
  expect(screen.getByRole('link', { name: /^photo\uFFFDgnp\.exe/ }).textContent).toContain('photo\uFFFDgnp.exe');
});

test('the drive shows an empty state and an error state', async () => {
  await show({ 'drive/folders': [], 'drive/files': [] });
  expect(screen.getByText('Your drive is empty')).toBeTruthy();
});

test('a retry loads the drive again', async () => {
  const { api } = await show({ 'drive/files': apiError({ message: 'no' }) });
  expect(screen.getByRole('alert')).toBeTruthy();
  api.on('drive/files', [file({ id: 'c', name: 'late.txt' })]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settled);
  expect(screen.getByRole('link', { name: /^late\.txt/ })).toBeTruthy();
});

test('files are selected with Space or the checkbox, and move into a folder together', async () => {
  const { api, root } = await show({ 'drive/files/update': ({ fileId, folderId }) => file({ id: fileId, folderId: folderId ?? null }) });
  fireEvent.keyDown(screen.getByRole('link', { name: /^face/ }), { key: ' ' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select b.txt' }));
  expect(within(screen.getByRole('group', { name: 'Selected items' })).getByText('2 selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Move to…' }));
  const chooser = root.overlays.stack.at(-1);
  if (chooser?.kind !== 'window') throw new Error('no chooser is open');
  expect(chooser.id).toBe('driveFolderPicker');
  await act(async () => {
    chooser.finish({ folderId: 'f1' });
    await settled();
  });
  expect(api.paramsOf('drive/files/update')).toEqual([
    { fileId: 'a', folderId: 'f1' },
    { fileId: 'b', folderId: 'f1' },
  ]);
  expect(screen.queryByRole('list', { name: 'Files' })).toBeNull();
});

/** What is carried from the start of a drag to the drop. */
function carrier() {
  const data = new Map<string, string>();
  return {
    setData: (type: string, value: string) => void data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
}

const tileOf = (name: RegExp) => screen.getByRole('link', { name }).closest('[draggable]')!;

async function drag(from: Element, to: Element): Promise<void> {
  const dataTransfer = carrier();
  fireEvent.dragStart(from, { dataTransfer });
  fireEvent.dragOver(to, { dataTransfer });
  await act(async () => {
    fireEvent.drop(to, { dataTransfer });
    await settled();
  });
}

/** Presses the button of the message on screen. */
async function undo(root: RootStore): Promise<void> {
  await act(async () => {
    root.overlays.toasts.items.at(-1)!.action!.run();
    await settled();
  });
}

const updated = ({ fileId, ...change }: { fileId: string; name?: string; folderId?: string | null; isSensitive?: boolean }) =>
  file({ id: fileId, ...change });

test('a file dropped onto a folder moves into it, and back by undoing', async () => {
  const { api, root } = await show({ 'drive/files/update': updated });
  await drag(tileOf(/^face/), tileOf(/^Ink/));
  expect(api.paramsOf('drive/files/update')).toEqual([{ fileId: 'a', folderId: 'f1' }]);
  expect(screen.queryByRole('link', { name: /^face/ })).toBeNull();
  expect(root.overlays.toasts.items.map(({ text }) => text)).toEqual(['1 item moved']);
  await undo(root);
  expect(api.paramsOf('drive/files/update').at(-1)).toEqual({ fileId: 'a', folderId: null });
});

test('everything that is chosen is dragged together, but not into itself', async () => {
  const other: WireDriveFolder = { ...folder, id: 'f2', name: 'Paper' };
  const { api } = await show({
    'drive/folders': [other, folder],
    'drive/files/update': updated,
    'drive/folders/update': ({ folderId, parentId }) => ({ ...other, id: folderId, parentId: parentId ?? null }),
  });
  for (const name of ['Select face.png', 'Select Paper', 'Select Ink']) fireEvent.click(screen.getByRole('checkbox', { name }));
  await drag(tileOf(/^face/), tileOf(/^Ink/));
  expect(api.paramsOf('drive/files/update')).toEqual([{ fileId: 'a', folderId: 'f1' }]);
  expect(api.paramsOf('drive/folders/update')).toEqual([{ folderId: 'f2', parentId: 'f1' }]);
});

test('items of another account cannot be dropped', async () => {
  const { api, root } = await show();
  const dataTransfer = carrier();
  dataTransfer.setData('application/x-wisteria-drive', JSON.stringify({ account: 'someone', files: ['a'], folders: [] }));
  await act(async () => {
    fireEvent.drop(tileOf(/^Ink/), { dataTransfer });
    await settled();
  });
  expect(api.paramsOf('drive/files/update')).toEqual([]);
  expect(root.overlays.toasts.items.map(({ text }) => text)).toEqual(['These items belong to another account.']);
});

test('a move that fails halfway can be undone for what was moved', async () => {
  const { api, root } = await show({
    'drive/files/update': ({ fileId, folderId }) => {
      if (fileId === 'b') throw apiError({ code: 'NO_SUCH_FILE' });
      return file({ id: fileId, folderId: folderId ?? null });
    },
  });
  fireEvent.keyDown(screen.getByRole('link', { name: /^face/ }), { key: 'a', ctrlKey: true });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ink' }));
  await drag(tileOf(/^face/), tileOf(/^Ink/));
  expect(api.paramsOf('drive/files/update')).toHaveLength(2);
  expect(root.overlays.toasts.items.map(({ text }) => text)).toEqual(['1 item moved']);
});

const chosenNames = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((box) => box.ariaLabel ?? box.getAttribute('aria-label'));

test('Ctrl+A chooses all files and folders, and Escape none', async () => {
  await show();
  const face = screen.getByRole('link', { name: /^face/ });
  fireEvent.keyDown(face, { key: 'a', ctrlKey: true });
  expect(chosenNames()).toEqual(['Select Ink', 'Select face.png', 'Select b.txt']);
  fireEvent.keyDown(face, { key: 'Escape' });
  expect(chosenNames()).toEqual([]);
});

test('Shift with an arrow key chooses from the focus on, and Ctrl and Shift change what a click does', async () => {
  const { visited } = await show();
  const face = screen.getByRole('link', { name: /^face/ });
  const text = screen.getByRole('link', { name: /^b\.txt/ });
  face.focus();
  fireEvent.keyDown(face, { key: 'ArrowRight', shiftKey: true });
  expect(chosenNames()).toEqual(['Select face.png', 'Select b.txt']);
  expect(document.activeElement).toBe(text);
  fireEvent.click(face, { ctrlKey: true });
  expect(chosenNames()).toEqual(['Select b.txt']);
  fireEvent.click(screen.getByRole('link', { name: 'Ink' }), { shiftKey: true });
  expect(chosenNames()).toEqual(['Select Ink', 'Select face.png']);
  expect(visited).toEqual([]);
});

test('the number of chosen items is announced once it stays the same', async () => {
  const { clock } = await show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select b.txt' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ink' }));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => clock.advance(500));
  expect(screen.getByRole('status').textContent).toBe('2 selected');
});

test('chosen files are marked as sensitive together, and undoing restores those that were not', async () => {
  const { api, root } = await show({ 'drive/files/update': updated });
  fireEvent.keyDown(screen.getByRole('link', { name: /^face/ }), { key: 'a', ctrlKey: true });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Mark as sensitive' }));
    await settled();
  });
  expect(api.paramsOf('drive/files/update')).toEqual([{ fileId: 'a', isSensitive: true }]);
  await undo(root);
  expect(api.paramsOf('drive/files/update').at(-1)).toEqual({ fileId: 'a', isSensitive: false });
});

test('files and empty folders are deleted together after a question', async () => {
  const { api, root } = await show({ 'drive/files/delete': undefined, 'drive/folders/delete': undefined });
  act(() => root.settings.set('uploadFolder', 'f1'));
  const face = screen.getByRole('link', { name: /^face/ });
  fireEvent.keyDown(face, { key: 'a', ctrlKey: true });
  fireEvent.keyDown(face, { key: 'Delete' });
  await answer(root, true);
  expect(api.paramsOf('drive/files/delete')).toEqual([{ fileId: 'a' }, { fileId: 'b' }]);
  expect(api.paramsOf('drive/folders/delete')).toEqual([{ folderId: 'f1' }]);
  // Uploads into a folder that is gone would fail.
  expect(root.settings.get('uploadFolder')).toBeNull();
  expect(screen.getByText('Your drive is empty')).toBeTruthy();
});

test('a renamed file gets its name back by undoing', async () => {
  const { api, root } = await show({ 'drive/files/update': updated });
  fireEvent.keyDown(screen.getByRole('link', { name: /^face/ }), { key: 'F2' });
  await answer(root, 'new.png');
  await undo(root);
  expect(api.paramsOf('drive/files/update')).toEqual([
    { fileId: 'a', name: 'new.png' },
    { fileId: 'a', name: 'face.png' },
  ]);
});

test('a list shows type, size and date of each file, and the choice stays', async () => {
  const { root } = await show();
  fireEvent.click(screen.getByRole('button', { name: 'List view' }));
  expect(screen.getByRole('link', { name: /^face/ }).textContent).toMatch(/face\.png.*image\/png2 KB.*20\d\d/);
  expect(root.settings.get('driveAsList')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Grid view' }));
  expect(root.settings.get('driveAsList')).toBe(false);
});

test('files that the server sorts are one page, which says so if there are more', async () => {
  const { api, root } = await show({ 'drive/files': Array.from({ length: 100 }, (_, n) => file({ id: `x${n}`, name: `${n}.txt` })) });
  fireEvent.click(screen.getByRole('button', { name: 'Sort: Newest first' }));
  const menu = root.overlays.stack.at(-1);
  if (menu?.kind !== 'menu') throw new Error('no menu is open');
  const items = await menu.items;
  const byName = items.find((item) => 'text' in item && item.text === 'Name, A to Z');
  await act(async () => {
    if (byName && 'action' in byName) await byName.action();
    await settled();
  });
  expect(api.paramsOf('drive/files').at(-1)).toEqual({ folderId: null, limit: 100, sort: '-name' });
  expect(screen.getByText(/Only 99 files are shown/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all, newest first' }));
  await act(settled);
  expect(screen.queryByText(/Only 99 files/)).toBeNull();
});

test('a folder that is deleted elsewhere while it is open says so', async () => {
  const { root } = renderWithRoot(<OpenFolder />, {
    me: user('alice').me(),
    api: { drive: { capacity: 1, usage: 0 }, 'drive/folders': [], 'drive/files': [], 'drive/folders/show': folder },
  });
  await act(settled);
  act(() => driveFolders.of(root.session.current).remove('f1'));
  expect(screen.getByText('The folder was deleted.')).toBeTruthy();
});

test('dropped files are uploaded by the store that the indicator shows', async () => {
  const { container, root } = await show();
  const target = container.firstElementChild!;
  const dataTransfer = { types: ['Files'], files: [new File(['x'], 'new.txt', { type: 'text/plain' })] };
  fireEvent.dragOver(target, { dataTransfer });
  await act(async () => {
    fireEvent.drop(target, { dataTransfer });
    await settled();
  });
  const all = root.part(createAllUploads);
  await expect
    .poll(() => all.lists.flatMap(({ items }) => items))
    .toMatchObject([{ name: 'new.txt', place: null, error: { code: 'notFound' } }]);
});

test('a file chooser toggles files and opens folders in place', async () => {
  const opened: (string | null)[] = [];
  await show({}, { mode: 'files', multiple: true, openFolder: (id) => void opened.push(id), confirm: () => {} });
  const face = screen.getByRole('button', { name: /^face/ });
  fireEvent.click(face);
  expect(face.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Ink' }));
  expect(opened).toEqual(['f1']);
});
