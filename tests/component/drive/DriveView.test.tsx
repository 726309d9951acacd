import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireDriveFolder } from '~/api/wire';
import { DriveView } from '~/components/drive/DriveView';
import type { DrivePlace } from '~/components/drive/DrivePlace';
import { useDriveFolder } from '~/components/drive/useDriveFolder';
import { file, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const folder: WireDriveFolder = { id: 'f1', createdAt: '2024-02-10T12:00:00.000Z', name: 'Ink', parentId: null };

function Drive({ place }: { place: DrivePlace }) {
  return <DriveView browser={useDriveFolder(null)} place={place} />;
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
  expect(screen.getByRole('link', { name: 'face.png, image/png, 2 KB, Avatar' }).getAttribute('href')).toBe('/my/drive/file/a');
  expect(screen.getByRole('link', { name: /^b\.txt, .*Sensitive$/ })).toBeTruthy();
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('25');
});

test('a name shows direction marks that would hide its extension', async () => {
  await show({ 'drive/files': [file({ id: 'c', name: 'photo\u202Egnp.exe' })] });
  expect(screen.getByRole('link', { name: /^photo\uFFFDgnp\.exe/ }).textContent).toContain('photo\uFFFDgnp.exe');
});

test('the drive shows an empty state and an error state', async () => {
  await show({ 'drive/folders': [], 'drive/files': [] });
  expect(screen.getByText('Your drive is empty.')).toBeTruthy();
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
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose b.txt' }));
  expect(screen.getByText('2 files chosen')).toBeTruthy();
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

test('a file dropped onto a folder moves into it', async () => {
  const { api } = await show({ 'drive/files/update': ({ fileId, folderId }) => file({ id: fileId, folderId: folderId ?? null }) });
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => void data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  const tileOf = (name: RegExp) => screen.getByRole('link', { name }).closest('[draggable]')!;
  fireEvent.dragStart(tileOf(/^face/), { dataTransfer });
  fireEvent.dragOver(tileOf(/^Ink/), { dataTransfer });
  await act(async () => {
    fireEvent.drop(tileOf(/^Ink/), { dataTransfer });
    await settled();
  });
  expect(api.paramsOf('drive/files/update')).toEqual([{ fileId: 'a', folderId: 'f1' }]);
});

test('dropped files are uploaded, and a refused one shows the reason', async () => {
  const { container } = await show();
  const target = container.firstElementChild!;
  const dataTransfer = { types: ['Files'], files: [new File(['x'], 'new.txt', { type: 'text/plain' })] };
  fireEvent.dragOver(target, { dataTransfer });
  await act(async () => {
    fireEvent.drop(target, { dataTransfer });
    await settled();
  });
  const uploads = screen.getByRole('list', { name: 'Uploads' });
  expect(within(uploads).getByText('new.txt was not uploaded')).toBeTruthy();
  fireEvent.click(within(uploads).getByRole('button', { name: 'Dismiss new.txt' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
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
