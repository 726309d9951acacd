import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import slideshow from '../../../widgets/slideshow/manifest';
import { apiError } from '../../fixtures/FakeApi';
import { file } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWidget } from './renderWidget';

const picture = (n: number, more: object = {}) =>
  file({ id: `p${n}`, name: `${n}.png`, type: 'image/png', comment: `Picture ${n}`, isSensitive: false, folderId: 'f1', ...more });
const THREE = [3, 2, 1].map((n) => picture(n));
const api = { 'drive/files': THREE };
/** The picture that people see or hear of; the one behind it has no text. */
const shown = (): string => screen.getByRole('img').getAttribute('alt')!;
const tick = (clock: { advance(ms: number): void }, ms: number) => act(async () => clock.advance(ms));

test('the widget asks for a folder, and stores the answer', async () => {
  const { root, changes, api: fake } = await renderWidget(slideshow, {}, { api });
  const open = vi.spyOn(root.overlays, 'open').mockResolvedValueOnce(undefined).mockResolvedValueOnce({ folderId: 'f1' });
  const choose = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Choose folder' })));
  await choose();
  expect({ changes, calls: fake.paramsOf('drive/files') }).toEqual({ changes: [], calls: [] });
  await choose();
  await act(settled);
  expect(open).toHaveBeenLastCalledWith('driveFolderPicker', { folderId: null, purpose: 'use' });
  expect(changes).toEqual([{ folderId: 'f1' }]);
  expect(fake.paramsOf('drive/files')).toEqual([{ folderId: 'f1', type: 'image/*', limit: 100 }]);
});

test('the root of the drive can be chosen as well', async () => {
  const {
    root,
    changes,
    api: fake,
  } = await renderWidget(
    slideshow,
    { folderId: 'f1' },
    { api: { 'drive/files': ({ folderId }) => (folderId === null ? [picture(7, { folderId: null })] : THREE) } },
  );
  vi.spyOn(root.overlays, 'open').mockResolvedValueOnce({ folderId: null });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Choose folder' })));
  await act(settled);
  expect({ changes, last: fake.paramsOf('drive/files').at(-1), shown: shown() }).toEqual({
    changes: [{ folderId: '' }],
    last: { folderId: null, type: 'image/*', limit: 100 },
    shown: 'Picture 7',
  });
});

test('another picture is shown every ten seconds', async () => {
  const { clock, api: fake } = await renderWidget(slideshow, { folderId: 'f1' }, { api });
  const seen = [shown()];
  for (let turn = 0; turn < 10; turn += 1) {
    await tick(clock, 9_999);
    expect(shown()).toBe(seen.at(-1));
    await tick(clock, 1);
    seen.push(shown());
  }
  expect(seen.filter((name, index) => name === seen[index - 1])).toEqual([]);
  expect(fake.paramsOf('drive/files')).toHaveLength(1);
});

test('a picture fades in once it is there, above the one before it', async () => {
  const { clock } = await renderWidget(slideshow, { folderId: 'f1' }, { api });
  fireEvent.load(screen.getByRole('img'));
  const [first] = document.querySelectorAll('img');
  await tick(clock, 10_000);
  const [former, next] = document.querySelectorAll('img');
  expect({ isKept: former === first, formerShown: 'shown' in former!.dataset, nextShown: 'shown' in next!.dataset }).toEqual({
    isKept: true,
    formerShown: true,
    nextShown: false,
  });
  fireEvent.load(next!);
  expect('shown' in next!.dataset).toBe(true);
});

test('the slideshow rests while it is paused and while the page is hidden', async () => {
  const { clock, browser } = await renderWidget(slideshow, { folderId: 'f1' }, { api });
  const first = shown();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await tick(clock, 60_000);
  expect(shown()).toBe(first);
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
  await tick(clock, 10_000);
  const second = shown();
  expect(second).not.toBe(first);
  act(() => browser.set({ isVisible: false }));
  await tick(clock, 60_000);
  expect(shown()).toBe(second);
});

test('the picture opens in the viewer', async () => {
  const { root } = await renderWidget(slideshow, { folderId: 'f1' }, { api: { 'drive/files': [picture(1)] } });
  const open = vi.spyOn(root.overlays, 'open').mockResolvedValue(undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Open Picture 1' }));
  expect(open).toHaveBeenCalledWith('imageViewer', { files: [expect.objectContaining({ id: 'p1' })], startId: 'p1' });
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('sensitive pictures come up only if the viewer wants to see them', async () => {
  const { root } = await renderWidget(slideshow, { folderId: 'f1' }, { api: { 'drive/files': [picture(1, { isSensitive: true })] } });
  expect(screen.getByText('This folder has no images.')).toBeTruthy();
  act(() => root.settings.set('nsfw', 'ignore'));
  expect(shown()).toBe('Picture 1');
});

test('pictures that do not load are skipped, and can be tried again when none is left', async () => {
  await renderWidget(slideshow, { folderId: 'f1' }, { api: { 'drive/files': [picture(1), picture(2)] } });
  const first = shown();
  fireEvent.error(screen.getByRole('img'));
  expect(shown()).not.toBe(first);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText("Couldn't load the images in this folder.")).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('img')).toBeTruthy();
});

test('a folder that failed to load can be requested again or replaced', async () => {
  const { api: fake } = await renderWidget(slideshow, { folderId: 'f1' }, { api: { 'drive/files': apiError({ code: 'INTERNAL_ERROR' }) } });
  expect(screen.getByRole('button', { name: 'Choose folder' })).toBeTruthy();
  fake.on('drive/files', THREE);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settled);
  expect(screen.getByRole('img')).toBeTruthy();
});
