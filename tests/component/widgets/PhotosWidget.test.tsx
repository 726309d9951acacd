import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import photos from '../../../widgets/photos/manifest';
import { apiError } from '../../fixtures/FakeApi';
import { file } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWidget } from './renderWidget';

const picture = (n: number, more: object = {}) =>
  file({ id: `p${n}`, name: `${n}.png`, type: 'image/png', comment: null, isSensitive: false, ...more });
const NINE = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => picture(n));
const api = { 'drive/stream': NINE };
const names = (): (string | null)[] => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

test('the widget shows the nine newest pictures of the drive, newest first', async () => {
  const { api: fake } = await renderWidget(photos, {}, { api });
  expect(fake.paramsOf('drive/stream')).toEqual([{ type: 'image/*', limit: 9 }]);
  expect(names()).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `Open ${n}.png`));
});

test('new pictures of any device come first, other files are left out, and there are never more than nine', async () => {
  const { network, frames } = await renderWidget(photos, {}, { api });
  await act(async () => {
    network.socket.accept();
    network.socket.receiveOn('main', 'driveFileCreated', file({ id: 'pz', name: 'text.txt', type: 'text/plain' }));
    network.socket.receiveOn('main', 'driveFileCreated', picture(99, { comment: 'A cat' }));
    frames.next();
    await settled();
  });
  expect({ first: names()[0], count: names().length }).toEqual({ first: 'Open A cat', count: 9 });
});

test('a picture opens in the viewer, beside the others', async () => {
  const { root } = await renderWidget(photos, {}, { api });
  const open = vi.spyOn(root.overlays, 'open').mockResolvedValue(undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Open 8.png' }));
  expect(open).toHaveBeenCalledWith('imageViewer', { files: expect.objectContaining({ length: 9 }), startId: 'p8' });
});

test('pictures are still where animated pictures are off', async () => {
  const { root } = await renderWidget(photos, {}, { api: { 'drive/stream': [picture(1, { url: 'https://example.test/files/a.gif' })] } });
  act(() => root.settings.set('disableShowingAnimatedImages', true));
  expect(document.querySelector('li img')?.getAttribute('src')).toContain('static=1');
});

test('sensitive pictures are covered unless the viewer wants to see them', async () => {
  const { root } = await renderWidget(photos, {}, { api: { 'drive/stream': [picture(1, { isSensitive: true })] } });
  expect(names()).toEqual(['Open 1.png (sensitive)']);
  expect(document.querySelector('li img')).toBeNull();
  act(() => root.settings.set('nsfw', 'ignore'));
  expect(document.querySelector('li img')).not.toBeNull();
});

test('a drive without pictures is named empty', async () => {
  await renderWidget(photos, {}, { api: { 'drive/stream': [] } });
  expect(screen.getByText('No images in your drive yet')).toBeTruthy();
});

test('pictures that failed to load can be requested again', async () => {
  const { api: fake } = await renderWidget(photos, {}, { api: { 'drive/stream': apiError({ code: 'INTERNAL_ERROR' }) } });
  expect(screen.getByRole('alert')).toBeTruthy();
  fake.on('drive/stream', NINE);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settled);
  expect(names()).toHaveLength(9);
});

test('pictures that are on their way are announced', async () => {
  await renderWidget(photos, {}, { api: { 'drive/stream': () => new Promise<never>(() => {}) } });
  expect(screen.getByRole('status').textContent).toContain('Loading');
});
