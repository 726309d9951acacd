import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { WireDriveFile } from '~/api/wire';
import { MediaGrid, type MediaHost } from '~/components/media/MediaGrid';
import { file } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { bob, renderWith } from '../note/renderNote';

/** A host that remembers nothing by itself: what is shown follows the settings. */
function hostOf(changes: [string, boolean][] = [], refreshes: number[] = []): MediaHost {
  return {
    isShown: () => undefined,
    setShown: (id, isShown) => void changes.push([id, isShown]),
    refresh: async () => void refreshes.push(1),
  };
}

const grid = (files: readonly WireDriveFile[], host = hostOf()) => <MediaGrid files={files} host={host} />;

describe('the files of a note', () => {
  test('pictures show their thumbnail and lead to the original', () => {
    const picture = file({ comment: 'A wisteria in bloom' });
    renderWith(grid([picture]));
    const image = screen.getByRole('img', { name: 'A wisteria in bloom' });
    expect(image.getAttribute('src')).toBe(picture.thumbnailUrl);
    expect(image.closest('a')?.getAttribute('href')).toBe(picture.url);
    expect([image.getAttribute('loading'), image.getAttribute('decoding')]).toEqual(['lazy', 'async']);
  });

  test('a single picture has its shape before it arrives', () => {
    const { container } = renderWith(grid([file({ properties: { width: 1000, height: 500 } })]));
    expect(container.querySelector<HTMLElement>('[data-count="1"]')?.style.getPropertyValue('--ratio')).toBe('2.0000');
  });

  test('a picture that lies on its side keeps the shape that is seen', () => {
    const { container } = renderWith(grid([file({ properties: { width: 1000, height: 500, orientation: 6 } })]));
    expect(container.querySelector<HTMLElement>('[data-count="1"]')?.style.getPropertyValue('--ratio')).toBe('0.5000');
  });

  test('a single picture is put into the box that the settings ask for', () => {
    const { container, root } = renderWith(grid([file({ properties: { width: 500, height: 1000 } })]));
    act(() => root.settings.set('mediaListWithOneImageAppearance', '1_1'));
    expect(container.querySelector<HTMLElement>('[data-count="1"]')?.style.getPropertyValue('--ratio')).toBe('1.0000');
  });

  test('more than four are a grid of two columns', () => {
    const { container } = renderWith(grid(Array.from({ length: 6 }, () => file())));
    expect(container.querySelector('[data-count="5"]')?.children).toHaveLength(6);
  });

  test('a description can be read', async () => {
    const { overlay } = renderWith(grid([file({ comment: 'A wisteria in bloom' })]));
    fireEvent.click(screen.getByRole('button', { name: 'ALT: show the description' }));
    expect(overlay()).toMatchObject({ dialog: { options: { text: 'A wisteria in bloom' } } });
  });

  test('nothing but http addresses is ever loaded', () => {
    renderWith(grid([file({ url: 'javascript:alert(1)', thumbnailUrl: 'data:text/html,x' })]));
    const image = screen.getByRole('img');
    expect(image.hasAttribute('src')).toBe(false);
    expect(image.closest('a')?.hasAttribute('href')).toBe(false);
  });

  test('sensitive ones wait for a click', () => {
    const changes: [string, boolean][] = [];
    const secret = file({ isSensitive: true });
    renderWith(grid([secret], hostOf(changes)));
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Sensitive/ }));
    expect(changes).toEqual([[secret.id, true]]);
  });

  test('with the data saver all wait, and say how large they are', () => {
    const { root } = renderWith(grid([file({ size: 34_567 })]));
    act(() => root.settings.set('dataSaver', { ...root.settings.get('dataSaver'), media: true }));
    expect(screen.getByRole('button', { name: 'Image (33.8 KB) Click to show' })).toBeTruthy();
  });

  test('where the reader wants everything, nothing waits', () => {
    const { root } = renderWith(grid([file({ isSensitive: true })]));
    act(() => root.settings.set('nsfw', 'ignore'));
    expect(screen.getByRole('img')).toBeTruthy();
  });

  test('a film is a picture until it is played, and starts quietly', async () => {
    const film = file({ type: 'video/mp4', name: 'cats.mp4' });
    const { container } = renderWith(grid([film]));
    expect(container.querySelector('video')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Play cats.mp4' }));
    expect(container.querySelector('video')?.volume).toBe(0.25);
  });

  test('a sound has a player that starts quietly', async () => {
    const { container } = renderWith(grid([file({ type: 'audio/mpeg', name: 'song.mp3' })]));
    await vi.waitFor(() => expect(container.querySelector('audio')?.volume).toBe(0.25));
    expect(container.querySelector('audio')?.getAttribute('aria-label')).toBe('song.mp3');
  });

  test('anything else is a download', async () => {
    renderWith(grid([file({ type: 'application/zip', name: 'notes.zip' })]));
    expect((await screen.findByRole('link', { name: 'Download notes.zip 33.8 KB' })).getAttribute('download')).toBe('notes.zip');
  });

  test('a moderator marks a picture as sensitive', async () => {
    const refreshes: number[] = [];
    const picture = file();
    const { overlay, api } = renderWith(grid([picture], hostOf([], refreshes)), {
      me: bob.me({ isModerator: true }),
      api: { 'drive/files/update': { ...picture, isSensitive: true } },
    });
    fireEvent.click(screen.getByRole('button', { name: 'File actions' }));
    const open = overlay();
    const mark = open?.kind === 'menu' ? (await open.items).at(-1) : undefined;
    if (mark && 'action' in mark) void mark.action();
    await act(settled);
    expect(api.paramsOf('drive/files/update')).toEqual([{ fileId: picture.id, isSensitive: true }]);
    expect(refreshes).toHaveLength(1);
  });

  test('nobody else can', () => {
    renderWith(grid([file()]));
    expect(screen.queryByRole('button', { name: 'File actions' })).toBeNull();
  });
});
