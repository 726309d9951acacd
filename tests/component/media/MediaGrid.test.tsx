import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireDriveFile } from '~/api/wire';
import { MediaGrid } from '~/components/media/MediaGrid';
import type { MediaHost } from '~/components/media/MediaHost';
import { Film } from '~/components/media/player/Film';
import { file, note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { NoteCard } from '~/components/note/card/NoteCard';
import { bob, chooseItem, menuTexts, renderWith } from '../note/renderNote';

/** A host without a memory, so that the settings decide which files are shown. */
function hostOf(changes: [string, boolean][] = [], refreshes: number[] = []): MediaHost {
  return {
    isShown: () => undefined,
    setShown: (id, isShown) => void changes.push([id, isShown]),
    refresh: async () => void refreshes.push(1),
  };
}

const grid = (files: readonly WireDriveFile[], host = hostOf()) => <MediaGrid files={files} host={host} />;
const box = (container: HTMLElement, count: number) => container.querySelector<HTMLElement>(`[data-count="${count}"]`)!;
const ratio = (container: HTMLElement) => box(container, 1).style.getPropertyValue('--ratio');

describe('the grid of files', () => {
  test('the grid of files gives a single image its shape before it loads', () => {
    const { container } = renderWith(grid([file({ properties: { width: 1000, height: 500 } })]));
    expect(ratio(container)).toBe('2.0000');
  });

  test.each([
    [1, 1000, 1000, 'cover'],
    [1, 500, 1000, 'contain'],
    [2, 1000, 700, 'cover'],
    [2, 1200, 400, 'contain'],
    [3, 800, 1200, 'cover'],
  ])('of %i images, one of %i × %i px is shown as "%s"', async (count, width, height, fit) => {
    renderWith(grid(Array.from({ length: count }, () => file({ properties: { width, height } }))));
    expect((await screen.findAllByRole('img'))[0]!.dataset['fit']).toBe(fit);
  });

  test('the grid of files uses the visible shape of a rotated image', () => {
    const { container } = renderWith(grid([file({ properties: { width: 1000, height: 500, orientation: 6 } })]));
    expect(ratio(container)).toBe('0.5000');
  });

  test.each([
    ['16_9', 500, 1000, '1.7778'],
    ['1_1', 500, 1000, '1.0000'],
    ['2_3', 100, 1000, '0.6667'],
    ['1_1', 3000, 1000, '3.0000'],
  ] as const)(
    'the box of a single picture has the shape %s and is never narrower than the picture (%d × %d)',
    (appearance, width, height, shape) => {
      const { container, root } = renderWith(grid([file({ properties: { width, height } })]));
      act(() => root.settings.set('mediaListWithOneImageAppearance', appearance));
      expect({ ratio: ratio(container), appearance: box(container, 1).dataset['appearance'] }).toEqual({ ratio: shape, appearance });
    },
  );

  test('an image of unknown size has the shape of its box', () => {
    const { container, root } = renderWith(grid([file({ properties: {} })]));
    act(() => root.settings.set('mediaListWithOneImageAppearance', '2_3'));
    expect(ratio(container)).toBe('0.6667');
  });

  test.each([2, 3, 4])('the grid of files has a layout for %d images', (count) => {
    const { container } = renderWith(grid(Array.from({ length: count }, () => file())));
    expect(box(container, count).children).toHaveLength(count);
  });

  test('the grid of files shows more than four images in two columns', () => {
    const { container } = renderWith(grid(Array.from({ length: 6 }, () => file())));
    expect(box(container, 5).children).toHaveLength(6);
  });

  test('the grid of files shows other files above the images', async () => {
    const { container } = renderWith(grid([file(), file({ type: 'application/zip', name: 'notes.zip' })]));
    const download = await screen.findByRole('link', { name: /notes\.zip/ });
    expect(download.compareDocumentPosition(box(container, 1)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('an image', () => {
  test('an image shows its thumbnail and links to the original', async () => {
    const picture = file({ comment: 'A wisteria in bloom' });
    renderWith(grid([picture]));
    const image = await screen.findByRole('img', { name: 'A wisteria in bloom' });
    expect(image.getAttribute('src')).toBe(picture.thumbnailUrl);
    expect(image.closest('a')?.getAttribute('href')).toBe(picture.url);
    expect({ loading: image.getAttribute('loading'), decoding: image.getAttribute('decoding') }).toEqual({
      loading: 'lazy',
      decoding: 'async',
    });
  });

  test('an image without a thumbnail loads through the proxy', async () => {
    renderWith(grid([file({ url: 'https://elsewhere.example/a.png', thumbnailUrl: null, comment: 'A wisteria in bloom' })]));
    const image = await screen.findByRole<HTMLImageElement>('img', { name: 'A wisteria in bloom' });
    expect({ pathname: new URL(image.src).pathname, url: new URL(image.src).searchParams.get('url') }).toEqual({
      pathname: '/proxy/image.webp',
      url: 'https://elsewhere.example/a.png',
    });
  });

  test('an image has its average color before anything is decoded', async () => {
    const { container } = renderWith(grid([file({ blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' })]));
    await screen.findByRole('img');
    expect(container.querySelector('canvas')?.style.backgroundColor.replaceAll(',', '')).toBe('rgb(151 150 149)');
  });

  test('an image shows the original if the settings say so', async () => {
    const picture = file();
    const { root } = renderWith(grid([picture]));
    act(() => root.settings.set('loadRawImages', true));
    expect((await screen.findByRole('img')).getAttribute('src')).toBe(picture.url);
  });

  test('an image is a still if the settings say so', async () => {
    const { root } = renderWith(grid([file({ type: 'image/gif' })]));
    act(() => root.settings.set('disableShowingAnimatedImages', true));
    expect((await screen.findByRole('img')).getAttribute('src')).toContain('static=1');
  });

  test('an image that does not load says so, keeps its description, and loads again with a retry', async () => {
    const shown = note()
      .by(user('alice').build())
      .files(file({ comment: 'A wisteria in bloom' }))
      .build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    const broken = await screen.findByRole('img', { name: 'A wisteria in bloom' });
    fireEvent.error(broken);
    expect(screen.getByText("Couldn't load the image")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'A wisteria in bloom' })).toBeTruthy();
    const retry = screen.getByRole('button', { name: 'Try again' });
    retry.focus();
    fireEvent.click(retry);
    const reloaded = screen.getByRole('img', { name: 'A wisteria in bloom' });
    expect(reloaded).not.toBe(broken);
    expect(reloaded.getAttribute('src')).toBe(broken.getAttribute('src'));
    expect({ isConnected: retry.isConnected, isArticleFocused: document.activeElement === screen.getByRole('article') }).toEqual({
      isConnected: false,
      isArticleFocused: true,
    });
  });

  test('an image that does not load tries again when the settings choose another address', async () => {
    const { root } = renderWith(grid([file()]));
    fireEvent.error(await screen.findByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    act(() => root.settings.set('loadRawImages', true));
    expect(screen.getByRole('img')).toBeTruthy();
  });

  test('an image opens in the viewer with the other images of its list', async () => {
    const [first, second] = [file({ comment: 'first' }), file({ comment: 'second' })];
    const { overlay } = renderWith(grid([first, second]));
    const link = (await screen.findByRole('img', { name: 'second' })).closest('a')!;
    fireEvent.click(link);
    expect(overlay()).toMatchObject({ id: 'imageViewer', params: { files: [first, second], startId: second.id } });
    expect(document.activeElement).toBe(link);
  });

  test('an image opens in a new tab, by its link, if the settings say so', async () => {
    const { root, overlay } = renderWith(grid([file({ comment: 'first' })]));
    act(() => root.settings.set('imageNewTab', true));
    const link = (await screen.findByRole('img', { name: 'first' })).closest('a')!;
    const followed: boolean[] = [];
    document.addEventListener(
      'click',
      (event) => {
        followed.push(!event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link);
    expect({ followed, target: link.target, overlay: overlay() }).toEqual({ followed: [true], target: '_blank', overlay: undefined });
  });

  test('an image opens without hidden images, and with revealed ones', async () => {
    const [first, secret, opened, hidden] = [file({ comment: 'first' }), file({ isSensitive: true }), file({ isSensitive: true }), file()];
    const byHand = new Map([
      [opened.id, true],
      [hidden.id, false],
    ]);
    const { overlay } = renderWith(grid([first, secret, opened, hidden], { ...hostOf(), isShown: (id) => byHand.get(id) }));
    const image = await screen.findByRole('img', { name: 'first' });
    expect(image.dataset['fit']).toBe('cover');
    fireEvent.click(image.closest('a')!);
    expect(overlay()).toMatchObject({ id: 'imageViewer', params: { files: [first, opened], startId: first.id } });
  });

  test('an image stays one of several if all others are hidden', async () => {
    renderWith(grid([file(), file({ isSensitive: true })]));
    expect((await screen.findByRole('img')).dataset['fit']).toBe('cover');
  });

  test('an image has labels for animated, described and sensitive images', async () => {
    const { root } = renderWith(grid([file({ type: 'image/gif', comment: 'A wisteria', isSensitive: true })]));
    act(() => root.settings.set('nsfw', 'ignore'));
    await screen.findByRole('img');
    expect(screen.getByText('GIF')).toBeTruthy();
    expect(screen.getByText('ALT')).toBeTruthy();
    expect(screen.getByText('Sensitive')).toBeTruthy();
  });

  test('an image shows its description on request', async () => {
    const { overlay } = renderWith(grid([file({ comment: 'A wisteria in bloom' })]));
    fireEvent.click(await screen.findByRole('button', { name: 'ALT: show alt text' }));
    expect(overlay()).toMatchObject({ dialog: { options: { text: 'A wisteria in bloom' } } });
  });

  test('an image loads from http addresses only', async () => {
    renderWith(grid([file({ url: 'javascript:alert(1)', thumbnailUrl: 'data:text/html,x' })]));
    const image = await screen.findByRole('img');
    expect(image.hasAttribute('src')).toBe(false);
    expect(image.closest('a')?.hasAttribute('href')).toBe(false);
  });
});

describe('hiding', () => {
  test('sensitive files are hidden until a click', async () => {
    const changes: [string, boolean][] = [];
    const secret = file({ isSensitive: true });
    renderWith(grid([secret], hostOf(changes)));
    fireEvent.click(await screen.findByRole('button', { name: 'Sensitive Click to show' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(changes).toEqual([[secret.id, true]]);
  });

  test.each([
    ['a picture', { type: 'image/png' }, 'Hide'],
    ['a film', { type: 'video/mp4' }, 'Hide'],
    ['a film', { type: 'video/mp4', name: 'cats.mp4' }, 'Play cats.mp4'],
  ])('the focus stays in the note when a file is shown, hidden or played: %s', async (_what, fields, pressed) => {
    const shown = note()
      .by(user('alice').build())
      .files(file({ ...fields, isSensitive: true }))
      .build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    const article = screen.getByRole('article');
    for (const name of ['Sensitive Click to show', pressed]) {
      const button = await screen.findByRole('button', { name });
      button.focus();
      fireEvent.click(button);
      await waitFor(() => expect(button.isConnected).toBe(false));
      expect(document.activeElement === article).toBe(true);
    }
  });

  test('the focus stays in the note when something else hides an image', async () => {
    const shown = note().by(user('alice').build()).files(file()).build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    const link = (await screen.findByRole('img')).closest('a')!;
    link.focus();
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect({ isConnected: link.isConnected, isArticleFocused: document.activeElement === screen.getByRole('article') }).toEqual({
      isConnected: false,
      isArticleFocused: true,
    });
  });

  test('a revealed file can be hidden again', async () => {
    const changes: [string, boolean][] = [];
    const picture = file();
    renderWith(grid([picture], hostOf(changes)));
    fireEvent.click(await screen.findByRole('button', { name: 'Hide' }));
    expect(changes).toEqual([[picture.id, false]]);
  });

  test.each([
    [{ size: 34_567 }, 'Image (33.8 KB) Click to show'],
    [{ size: 34_567, isSensitive: true }, 'Sensitive (Image (33.8 KB)) Click to show'],
    [{ size: 34_567, type: 'video/mp4' }, 'Video (33.8 KB) Click to show'],
    [{ size: 34_567, type: 'audio/mpeg' }, 'Audio (33.8 KB) Click to show'],
    [{ size: 34_567, type: 'application/zip', isSensitive: true }, 'Sensitive (File (33.8 KB)) Click to show'],
  ])('the data saver hides all files, and shows their sizes: %j', async (what, name) => {
    const { root } = renderWith(grid([file(what)]));
    act(() => root.settings.set('dataSaver', { ...root.settings.get('dataSaver'), media: true }));
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  test('all files are hidden if the viewer wants that', async () => {
    const { root } = renderWith(grid([file()]));
    act(() => root.settings.set('nsfw', 'force'));
    expect(await screen.findByRole('button', { name: 'Image Click to show' })).toBeTruthy();
  });

  test('nothing is hidden if the viewer wants that', async () => {
    const { root } = renderWith(grid([file({ isSensitive: true })]));
    act(() => root.settings.set('nsfw', 'ignore'));
    expect(await screen.findByRole('img')).toBeTruthy();
  });

  test('a warning precedes the download of a sensitive file of another type', async () => {
    const { container } = renderWith(
      grid([file({ type: 'application/zip', isSensitive: true, blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' })]),
    );
    expect(await screen.findByRole('button', { name: 'Sensitive Click to show' })).toBeTruthy();
    expect(container.querySelector('canvas')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('a revealed file of another type can be hidden again', async () => {
    const changes: [string, boolean][] = [];
    const archive = file({ type: 'application/zip', isSensitive: true });
    const view = renderWith(grid([archive], { ...hostOf(changes), isShown: () => true }));
    const button = await screen.findByRole('button', { name: 'File actions' });
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    fireEvent.click(button);
    expect(await menuTexts(view)).toEqual(['Hide']);
    await act(() => chooseItem(view, 'Hide'));
    expect(changes).toEqual([[archive.id, false]]);
  });

  test.each([true, false])('sensitive files are highlighted if the viewer wants that, hidden or not (%s)', async (isHidden) => {
    const { container, root } = renderWith(grid([file({ isSensitive: true }), file()]));
    act(() => {
      root.settings.set('highlightSensitiveMedia', true);
      root.settings.set('nsfw', isHidden ? 'force' : 'ignore');
    });
    await screen.findAllByRole(isHidden ? 'button' : 'img');
    expect(container.querySelectorAll('[data-sensitive]')).toHaveLength(1);
  });
});

/** Fakes the parts of media elements that happy-dom lacks. */
function fakePlayer() {
  const calls: string[] = [];
  let isPaused = true;
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused);
  vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(125);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    calls.push('play');
    isPaused = false;
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    calls.push('pause');
    isPaused = true;
    this.dispatchEvent(new Event('pause'));
  });
  return { calls };
}

describe('players', () => {
  let player: ReturnType<typeof fakePlayer>;
  beforeEach(() => {
    player = fakePlayer();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const song = file({ type: 'audio/mpeg', name: 'song.mp3' });
  const openSong = async () => {
    const view = renderWith(grid([song]));
    await screen.findByRole('group', { name: 'Player: song.mp3' });
    return { ...view, audio: view.container.querySelector('audio')! };
  };
  const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('players start sounds at a low volume, and can play and pause them', async () => {
    const { audio } = await openSong();
    expect({ volume: audio.volume, ariaLabel: audio.getAttribute('aria-label') }).toEqual({ volume: 0.25, ariaLabel: 'song.mp3' });
    press('Play');
    press('Pause');
    expect(player.calls).toEqual(['play', 'pause']);
  });

  test('players mute, and return to the starting volume', async () => {
    const { audio } = await openSong();
    fireEvent.change(slider('Volume'), { target: { value: '0.8' } });
    expect(audio.volume).toBe(0.8);
    press('Mute');
    expect(audio.volume).toBe(0);
    fireEvent(audio, new Event('volumechange'));
    press('Unmute');
    expect(audio.volume).toBe(0.25);
  });

  test('players show the position, and seek', async () => {
    const { audio } = await openSong();
    fireEvent.change(slider('Position'), { target: { value: '65' } });
    fireEvent(audio, new Event('timeupdate'));
    expect(audio.currentTime).toBe(65);
    expect(slider('Position').getAttribute('aria-valuetext')).toBe('1:05 of 2:05');
  });

  test('players show how much is loaded', async () => {
    const { audio } = await openSong();
    vi.spyOn(audio, 'buffered', 'get').mockReturnValue({ length: 1, start: () => 0, end: () => 50 });
    fireEvent(audio, new Event('progress'));
    expect(slider('Position').style.getPropertyValue('--at-hand')).toBe('40%');
  });

  test('players offer a download for what cannot be played', async () => {
    const { audio } = await openSong();
    vi.spyOn(audio, 'error', 'get').mockReturnValue({ code: 4 } as MediaError);
    fireEvent(audio, new Event('error'));
    expect(screen.getByRole('alert').textContent).toContain("Couldn't play the file");
    const link = screen.getByRole('link', { name: 'Download song.mp3' });
    expect({ href: link.getAttribute('href'), target: link.getAttribute('target') }).toEqual({ href: song.url, target: '_blank' });
  });

  test('players can hide what cannot be played', async () => {
    const view = renderWith(grid([file({ type: 'video/mp4', name: 'cats.mp4' }), song]));
    fireEvent.click(await screen.findByRole('button', { name: 'Play cats.mp4' }));
    await screen.findByRole('group', { name: 'Player: cats.mp4' });
    for (const media of view.container.querySelectorAll<HTMLMediaElement>('video, audio')) {
      vi.spyOn(media, 'error', 'get').mockReturnValue({ code: 4 } as MediaError);
      fireEvent(media, new Event('error'));
    }
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'File actions' })).toHaveLength(2);
  });

  test.each([
    ['a film', { type: 'video/mp4', name: 'cats.mp4' }, 'cats.mp4'],
    ['a sound', { type: 'audio/mpeg', name: 'song.mp3' }, 'song.mp3'],
  ])('players load a file again when the viewer retries: %s', async (_what, fields, name) => {
    const shown = note().by(user('alice').build()).files(file(fields)).build();
    const { container } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    if (fields.type === 'video/mp4') fireEvent.click(await screen.findByRole('button', { name: `Play ${name}` }));
    await screen.findByRole('group', { name: `Player: ${name}` });
    const media = container.querySelector<HTMLMediaElement>('video, audio')!;
    const error = vi.spyOn(media, 'error', 'get').mockReturnValue({ code: 2 } as MediaError);
    fireEvent(media, new Event('error'));
    const load = vi.spyOn(media, 'load').mockImplementation(() => {
      error.mockReturnValue(null);
      fireEvent(media, new Event('emptied'));
    });
    const retry = screen.getByRole('button', { name: 'Try again' });
    retry.focus();
    fireEvent.click(retry);
    expect(load).toHaveBeenCalledOnce();
    expect({ alert: screen.queryByRole('alert'), isArticleFocused: document.activeElement === screen.getByRole('article') }).toEqual({
      alert: null,
      isArticleFocused: true,
    });
    expect(screen.getByRole('group', { name: `Player: ${name}` })).toBeTruthy();
  });

  test('players hide the file from the menu', async () => {
    const changes: [string, boolean][] = [];
    const view = renderWith(grid([song], hostOf(changes)));
    fireEvent.click(await screen.findByRole('button', { name: 'File actions' }));
    expect(await menuTexts(view)).toEqual(['Hide']);
    await act(() => chooseItem(view, 'Hide'));
    expect(changes).toEqual([[song.id, false]]);
  });

  test('players show a video as an image until it plays, and then all controls', async () => {
    const { container } = renderWith(grid([file({ type: 'video/mp4', name: 'cats.mp4' })]));
    const play = await screen.findByRole('button', { name: 'Play cats.mp4' });
    expect(container.querySelector('video')).toBeNull();
    fireEvent.click(play);
    await screen.findByRole('group', { name: 'Player: cats.mp4' });
    const film = container.querySelector('video')!;
    expect({ volume: film.volume, loop: film.loop, muted: film.muted }).toEqual({ volume: 0.25, loop: false, muted: false });
    expect(screen.getAllByRole('slider').map((one) => one.getAttribute('aria-label'))).toEqual(['Position', 'Volume']);
    for (const name of ['Mute', 'File actions', 'Full screen']) expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  test('players show a video in full screen, and leave it for the menu', async () => {
    const { container } = renderWith(grid([file({ type: 'video/mp4', name: 'cats.mp4' })]));
    fireEvent.click(await screen.findByRole('button', { name: 'Play cats.mp4' }));
    await screen.findByRole('group', { name: 'Player: cats.mp4' });
    const frame = container.querySelector('video')!.parentElement!;
    const asked = vi.fn<() => Promise<void>>(async () => undefined);
    const left = vi.fn<() => Promise<void>>(async () => undefined);
    Object.assign(frame, { requestFullscreen: asked });
    Object.assign(document, { exitFullscreen: left });
    press('Full screen');
    expect(asked).toHaveBeenCalledOnce();
    Object.defineProperty(document, 'fullscreenElement', { value: frame, configurable: true });
    fireEvent(document, new Event('fullscreenchange'));
    press('File actions');
    expect(left).toHaveBeenCalledOnce();
    Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true });
  });

  const film = file({ type: 'video/mp4', name: 'cats.mp4' });
  const openFilm = (isSilent: boolean, isPaneShown = true) => (
    <Activity mode={isPaneShown ? 'visible' : 'hidden'}>
      <Film file={film} address={film.url} poster={undefined} isSilent={isSilent} onShownChange={() => {}} onMarked={async () => {}} />
    </Activity>
  );

  test('players keep a failed video when its pane is hidden and shown again', () => {
    const { container, rerender } = renderWith(openFilm(false));
    const video = container.querySelector('video')!;
    vi.spyOn(video, 'error', 'get').mockReturnValue({ code: 4 } as MediaError);
    fireEvent(video, new Event('error'));
    rerender(openFilm(false, false));
    rerender(openFilm(false));
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  test.each([
    [true, ['play', 'pause', 'play']],
    [false, ['play', 'pause']],
  ])('players continue a video in a pane that is shown again only if it has no sound (%s)', (isSilent, calls) => {
    const { container, rerender } = renderWith(openFilm(isSilent));
    // Browsers start autoplay by themselves.
    void container.querySelector('video')!.play();
    rerender(openFilm(isSilent, false));
    rerender(openFilm(isSilent));
    expect(player.calls).toEqual(calls);
  });

  test('players keep a silent video paused when its pane is shown again', () => {
    const { rerender } = renderWith(openFilm(true));
    rerender(openFilm(true, false));
    rerender(openFilm(true));
    expect(player.calls).toEqual(['pause']);
  });

  test('players keep the chosen volume when the pane is shown again, and use it for the next player', () => {
    const two = (isShown: boolean, hasNext = false) => (
      <>
        {openFilm(false, isShown)}
        {hasNext && <div data-testid="next">{openFilm(false)}</div>}
      </>
    );
    const { container, rerender } = renderWith(two(true));
    const video = container.querySelector('video')!;
    fireEvent.change(slider('Volume'), { target: { value: '0.8' } });
    rerender(two(false));
    rerender(two(true));
    expect(video.volume).toBe(0.8);
    rerender(two(true, true));
    const next = screen.getByTestId('next');
    expect(next.querySelector('video')!.volume).toBe(0.8);
    fireEvent.change(within(next).getByRole('slider', { name: 'Volume' }), { target: { value: '0.4' } });
    rerender(two(false, true));
    rerender(two(true, true));
    expect(video.volume).toBe(0.8);
  });

  test('players stop when the viewer leaves', async () => {
    const { unmount } = await openSong();
    press('Play');
    unmount();
    expect(player.calls).toEqual(['play', 'pause']);
  });
});

describe('a moderator', () => {
  const me = bob.me({ isModerator: true });

  test('a moderator marks an image as sensitive', async () => {
    const refreshes: number[] = [];
    const picture = file();
    const view = renderWith(grid([picture], hostOf([], refreshes)), {
      me,
      api: { 'drive/files/update': { ...picture, isSensitive: true } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'File actions' }));
    await act(() => chooseItem(view, 'Mark as sensitive'));
    expect(view.api.paramsOf('drive/files/update')).toEqual([{ fileId: picture.id, isSensitive: true }]);
    expect(refreshes).toHaveLength(1);
  });

  test('a moderator removes the mark from a sound', async () => {
    const sound = file({ type: 'audio/mpeg', isSensitive: true });
    const view = renderWith(grid([sound]), { me, api: { 'drive/files/update': sound } });
    act(() => view.root.settings.set('nsfw', 'ignore'));
    fireEvent.click(await screen.findByRole('button', { name: 'File actions' }));
    expect(await menuTexts(view)).toEqual(['Hide', '-', 'Unmark as sensitive']);
    await act(() => chooseItem(view, 'Unmark as sensitive'));
    expect(view.api.paramsOf('drive/files/update')).toEqual([{ fileId: sound.id, isSensitive: false }]);
  });

  test('a moderator marks any other file, which cannot be hidden before that', async () => {
    const archive = file({ type: 'application/zip' });
    const view = renderWith(grid([archive]), { me, api: { 'drive/files/update': archive } });
    fireEvent.click(await screen.findByRole('button', { name: 'File actions' }));
    expect(await menuTexts(view)).toEqual(['Mark as sensitive']);
  });

  test('a moderator is the only one who can mark files', async () => {
    renderWith(grid([file(), file({ type: 'application/zip' })]));
    await screen.findByRole('img', { name: 'Image without alt text' });
    await act(settled);
    expect(screen.queryByRole('button', { name: 'File actions' })).toBeNull();
  });
});

test('any other file is a download', async () => {
  renderWith(grid([file({ type: 'application/zip', name: 'notes.zip' })]));
  const link = await screen.findByRole('link', { name: 'Download notes.zip 33.8 KB' });
  // A browser opens a file from another server instead of saving it, so it needs a new tab.
  expect(['download', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'notes.zip',
    '_blank',
    'nofollow noopener noreferrer',
  ]);
});
