import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import DriveFilePage from '../../../pages/drive-file/DriveFilePage';
import type { WireDriveFile, WireMe } from '~/api/wire';
import { driveFiles } from '~/stores/resources/drive/driveFiles';
import type { RootStore } from '~/stores/RootStore';
import { file, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const picture = file({ id: 'a', name: 'sea.png', type: 'image/png', size: 2048, comment: 'The sea', folderId: null });
const me = user('alice').me({ avatarId: 'old', bannerId: null });

async function open(api: ApiScript = {}, shown: WireDriveFile = picture, viewer: WireMe = me) {
  const view = renderWithRoot(<DriveFilePage params={{ fileId: 'a', tab: 'info' }} />, {
    me: viewer,
    api: { 'drive/files/show': shown, ...api },
  });
  await act(settled);
  return view;
}

async function answer(root: RootStore, value: unknown): Promise<void> {
  const overlay = root.overlays.stack.at(-1);
  if (overlay?.kind !== 'dialog') throw new Error('no dialog is open');
  await act(async () => {
    (overlay.dialog.answer as (given: unknown) => void)(value);
    await settled();
  });
}

async function undo(root: RootStore): Promise<void> {
  await act(async () => {
    root.overlays.toasts.items.at(-1)!.action!.run();
    await settled();
  });
}

test('the page of a file tells its facts, and offers to save it', async () => {
  await open();
  expect(screen.getByText('The sea')).toBeTruthy();
  expect(screen.getByText('image/png')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe(picture.url);
  const link = screen.getByRole('link', { name: 'Download' });
  expect({ href: link.getAttribute('href'), name: link.getAttribute('download') }).toEqual({ href: picture.url, name: 'sea.png' });
});

test('a picture becomes the avatar after a question, and undoing restores the one of before', async () => {
  const { api, root } = await open({ 'i/update': ({ avatarId }) => ({ ...me, avatarId: avatarId as string | null }) });
  fireEvent.click(screen.getByRole('button', { name: 'Use as avatar' }));
  expect(api.paramsOf('i/update')).toEqual([]);
  await answer(root, true);
  expect(api.paramsOf('i/update')).toEqual([{ avatarId: 'a' }]);
  await undo(root);
  expect(api.paramsOf('i/update').at(-1)).toEqual({ avatarId: 'old' });
});

test('a picture becomes the banner, and undoing removes it where there was none', async () => {
  const { api, root } = await open({ 'i/update': ({ bannerId }) => ({ ...me, bannerId: bannerId as string | null }) });
  fireEvent.click(screen.getByRole('button', { name: 'Use as banner' }));
  await answer(root, true);
  await undo(root);
  expect(api.paramsOf('i/update')).toEqual([{ bannerId: 'a' }, { bannerId: null }]);
});

test('a refused avatar says why, and offers nothing to undo', async () => {
  const { root } = await open({ 'i/update': apiError({ code: 'AVATAR_NOT_AN_IMAGE', message: 'Not an image.' }) });
  fireEvent.click(screen.getByRole('button', { name: 'Use as avatar' }));
  await answer(root, true);
  await act(settled);
  expect(root.overlays.stack.at(-1)?.kind).toBe('dialog');
  expect(root.overlays.toasts.items).toEqual([]);
});

test('a part of a picture is stored as a new file', async () => {
  const { root } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Actions for sea.png' }));
  const menu = root.overlays.stack.at(-1);
  if (menu?.kind !== 'menu') throw new Error('no menu is open');
  const items = await menu.items;
  const crop = items.find((item) => 'text' in item && item.text === 'Crop as new file');
  if (!crop || !('action' in crop)) throw new Error('nothing to crop');
  void crop.action();
  const cropping = root.overlays.stack.at(-1);
  if (cropping?.kind !== 'window') throw new Error('no window is open');
  expect({ id: cropping.id, params: cropping.params }).toEqual({ id: 'imageCrop', params: { file: picture } });
  await act(async () => {
    cropping.finish({ ...picture, id: 'b', name: 'cropped_sea.png' });
    await settled();
  });
  expect(root.overlays.toasts.items.map(({ text }) => text)).toEqual(['Saved as cropped_sea.png']);
});

test('a file that is no picture cannot become an avatar', async () => {
  await open({}, { ...picture, type: 'text/plain', name: 'words.txt' });
  expect(screen.queryByRole('button', { name: 'Use as avatar' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
});

test('a file that is deleted elsewhere is gone from its page', async () => {
  const { root } = await open();
  act(() => driveFiles.of(root.session.current).remove('a'));
  expect(screen.getByText('The file was deleted.')).toBeTruthy();
});

test('a mark is removed by undoing it', async () => {
  const { api, root } = await open({ 'drive/files/update': ({ fileId, ...change }) => ({ ...picture, id: fileId, ...change }) });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Mark as sensitive' }));
    await settled();
  });
  expect(screen.getByRole('button', { name: 'Unmark as sensitive' })).toBeTruthy();
  await undo(root);
  expect(api.paramsOf('drive/files/update')).toEqual([
    { fileId: 'a', isSensitive: true },
    { fileId: 'a', isSensitive: false },
  ]);
});

test('only administrators get from a file to the page where it is moderated', async () => {
  const entries = async (viewer: WireMe) => {
    const { root, unmount } = await open({}, picture, viewer);
    fireEvent.click(screen.getByRole('button', { name: 'Actions for sea.png' }));
    const menu = root.overlays.stack.at(-1);
    if (menu?.kind !== 'menu') throw new Error('no menu is open');
    const found = (await menu.items).filter((item) => item.type === 'link');
    unmount();
    return found;
  };
  expect(await entries({ ...me, isAdmin: true })).toMatchObject([{ to: '/admin/file/a', text: 'Moderation' }]);
  expect(await entries({ ...me, isModerator: true })).toEqual([]);
});
