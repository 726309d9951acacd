import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { WireDriveFolder } from '~/api/wire';
import type { WindowParams } from '~/registry/defineWindow';
import DriveFilePickerWindow from '../../../windows/driveFilePicker/DriveFilePickerWindow';
import DriveFolderPickerWindow from '../../../windows/driveFolderPicker/DriveFolderPickerWindow';
import { file, user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const folder: WireDriveFolder = { id: 'ink', createdAt: '2024-02-10T12:00:00.000Z', name: 'Ink', parentId: null };
const a = file({ id: 'a', name: 'a.png' });
const b = file({ id: 'b', name: 'b.png' });
const inside = file({ id: 'c', name: 'c.png', folderId: 'ink' });

const script: ApiScript = {
  drive: { capacity: 1000, usage: 10 },
  'drive/files': ({ folderId }) => (folderId ? [inside] : [b, a]),
  'drive/folders': ({ folderId }) => (folderId ? [] : [folder]),
  'drive/folders/show': folder,
};

const createRoot = (api: ApiScript = {}) => createTestRoot({ me: user('alice').me(), api: { ...script, ...api } });
type Test = ReturnType<typeof createRoot>;

async function chooseFiles(test: Test, params: Partial<WindowParams<'driveFilePicker'>> = {}) {
  const close = vi.fn<(result?: unknown) => void>();
  const view = renderWithRoot(<DriveFilePickerWindow params={{ multiple: true, ...params }} close={close} />, { test });
  await act(settled);
  return { ...view, close };
}

async function chooseFolder(test: Test, params: WindowParams<'driveFolderPicker'>) {
  const close = vi.fn<(result?: unknown) => void>();
  const view = renderWithRoot(<DriveFolderPickerWindow params={params} close={close} />, { test });
  await act(settled);
  return { ...view, close };
}

async function click(name: string | RegExp): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settled();
  });
}

test('several files are chosen with Shift and the arrow keys, and only files of the wanted kind are loaded', async () => {
  const { close, api } = await chooseFiles(createRoot(), { type: 'image/*' });
  const first = screen.getByRole('button', { name: /^b\.png/ });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight', shiftKey: true });
  await click('Use 2 files');
  expect(close.mock.calls.map(([files]) => files)).toEqual([[b, a]]);
  expect(api.paramsOf('drive/files')).toEqual([{ folderId: null, limit: 31, type: 'image/*' }]);
});

test('a chooser of one file confirms with the second click, and offers no rectangle', async () => {
  const { close } = await chooseFiles(createRoot(), { multiple: false });
  await click(/^a\.png/);
  await click(/^b\.png/);
  expect(close).not.toHaveBeenCalled();
  await click(/^b\.png/);
  expect(close.mock.calls.map(([files]) => files)).toEqual([[b]]);
});

test('a folder can be created in a chooser of files', async () => {
  const { root, api } = await chooseFiles(createRoot({ 'drive/folders/create': { ...folder, id: 'new', name: 'New' } }));
  await click('New folder');
  const overlay = root.overlays.stack.at(-1);
  if (overlay?.kind !== 'dialog' || overlay.dialog.type !== 'prompt') throw new Error('no question is open');
  const { dialog } = overlay;
  await act(async () => {
    dialog.answer('New');
    await settled();
  });
  expect(api.paramsOf('drive/folders/create')).toEqual([{ name: 'New' }]);
  expect(screen.getByRole('button', { name: 'New' })).toBeTruthy();
});

test('each chooser begins in the folder where it was confirmed last', async () => {
  const test = createRoot();
  const files = await chooseFiles(test);
  await click('Ink');
  await click(/^c\.png/);
  await click('Use 1 file');
  files.unmount();
  const again = await chooseFiles(test);
  expect(screen.getByRole('button', { name: /^c\.png/ })).toBeTruthy();
  again.unmount();
  await chooseFolder(test, { folderId: null });
  expect(screen.getByRole('button', { name: 'Ink' })).toBeTruthy();
});

test('a chooser whose last folder was deleted begins in the root of the drive', async () => {
  const test = createRoot();
  const files = await chooseFiles(test);
  await click('Ink');
  await click(/^c\.png/);
  await click('Use 1 file');
  files.unmount();
  await act(async () => test.clock.advance(120_000));
  test.api.on('drive/folders/show', apiError({ status: 404, code: 'NO_SUCH_FOLDER' }));
  await chooseFiles(test);
  expect(screen.getByRole('button', { name: /^a\.png/ })).toBeTruthy();
});

test('a chooser of folders shows no files, and the present folder is no place to move to', async () => {
  const { close, api } = await chooseFolder(createRoot(), { folderId: null });
  expect(screen.queryByRole('button', { name: /^a\.png/ })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move here' }).disabled).toBe(true);
  await click('Ink');
  expect(screen.getByText('No subfolders')).toBeTruthy();
  await click('Move here');
  expect(close.mock.calls).toEqual([[{ folderId: 'ink' }]]);
  expect(api.paramsOf('drive/files')).toEqual([]);
});

test('any folder can be chosen for use, also the one of before', async () => {
  const { close } = await chooseFolder(createRoot(), { folderId: null, purpose: 'use' });
  await click('Use this folder');
  expect(close.mock.calls).toEqual([[{ folderId: null }]]);
});
