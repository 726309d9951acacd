import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Dialog } from 'radix-ui';
import { runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import OverlayHost from '~/workspace/overlays/OverlayHost';
import { file, note, user } from '../../fixtures/builders';
import { renderWithRoot } from '../renderWithRoot';

beforeEach(() => {
  document.body.replaceChildren();
  const layers = document.createElement('div');
  layers.id = 'layers';
  document.body.append(layers);
  history.replaceState({ key: 'page', depth: 0 }, '', '/');
});

const sized = { properties: { width: 400, height: 300 } };
const files = [file({ ...sized, comment: 'A wisteria in bloom' }), file({ ...sized, name: 'second.png' })];

/** Renders a page with an opener, and a drawer over it that holds the focus. */
function setUp() {
  const test = renderWithRoot(
    <>
      <button type="button">opener</button>
      <Dialog.Root open>
        <Dialog.Portal container={document.querySelector<HTMLElement>('#layers')}>
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>Drawer</Dialog.Title>
            <button type="button">in the drawer</button>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <OverlayHost />
    </>,
  );
  const begin = (shown = files, startId = shown[0]!.id) =>
    act(() => void test.root.overlays.open('imageViewer', { files: shown, startId }));
  const open = async (startId?: string) => {
    begin(files, startId);
    await screen.findByRole('note');
    return screen.getByRole('dialog', { name: 'Image viewer' });
  };
  return { ...test, begin, open, stack: () => runInAction(() => test.root.overlays.stack) };
}

describe('the image viewer', () => {
  test('the image viewer takes the focus from a drawer below it, and gives it back', async () => {
    const { open, root } = setUp();
    const inDrawer = screen.getByRole('button', { name: 'in the drawer' });
    act(() => inDrawer.focus());
    const dialog = await open();
    expect(dialog.contains(document.activeElement)).toBe(true);
    // An element that tries to take the focus loses it again, once.
    act(() => inDrawer.focus());
    expect(dialog.contains(document.activeElement)).toBe(true);
    act(() => root.overlays.closeAll());
    await waitFor(() => expect(document.activeElement).toBe(inDrawer));
  });

  test('the image viewer begins with the clicked picture and shows its description', async () => {
    const { open } = setUp();
    await open(files[1]!.id);
    expect(screen.getByRole('note').textContent).toBe('second.png');
  });

  test('the image viewer offers the file and the original, and shows the note that they are from', async () => {
    const { root } = setUp();
    const alice = user('alice').build();
    const shown = note().by(alice).text('In the park').reactions({ '👍': 2 }).build();
    act(() => void root.session.current.ingest.notes([shown], 'fetch'));
    act(() => void root.overlays.open('imageViewer', { files, startId: files[0]!.id, noteId: shown.id }));
    const section = await screen.findByRole('region', { name: 'Alice' });
    expect(section.textContent).toContain('In the park');
    expect(screen.getByRole('button', { name: '👍, 2 reactions' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe(files[0]!.name);
    expect(screen.getByRole('link', { name: 'Open original' }).getAttribute('href')).toBe(files[0]!.url);
  });

  test('the image viewer keeps the focus when a button reaches the last picture', async () => {
    const { open } = setUp();
    const dialog = await open();
    const next = screen.getByRole('button', { name: 'Next' });
    act(() => next.focus());
    fireEvent.click(next);
    await waitFor(() => expect(next.matches(':disabled')).toBe(true));
    await waitFor(() => expect(document.activeElement?.matches('.pswp')).toBe(true));
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  test('the image viewer closes by Back, which leads nowhere else', async () => {
    const { open, stack } = setUp();
    const { length } = history;
    await open();
    expect({ hash: location.hash, historyLength: history.length, state: history.state }).toEqual({
      hash: '#pswp',
      historyLength: length + 1,
      state: { key: 'page', depth: 0 },
    });
    history.replaceState({ key: 'page', depth: 0 }, '', '/');
    act(() => void dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
    await waitFor(() => expect(stack()).toEqual([]));
  });

  test('the image viewer removes its place in the history when it closes another way', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    const { open, stack } = setUp();
    await open();
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await waitFor(() => expect(stack()).toEqual([]));
    expect(back).toHaveBeenCalledOnce();
    back.mockRestore();
  });

  test('the image viewer opens nothing if no file is a picture', async () => {
    const { root, stack } = setUp();
    act(() => void root.overlays.open('imageViewer', { files: [file({ type: 'video/mp4' })], startId: 'x' }));
    await waitFor(() => expect(stack()).toEqual([]));
    expect(location.hash).toBe('');
  });
});

describe('a picture of unknown size', () => {
  const tall = file({ properties: {}, comment: 'A tall one' });
  let asked: HTMLImageElement[];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    // The library reads the width of the page, which this document does not lay out.
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth);
    // The pictures are still loading.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    asked = [];
    vi.stubGlobal('Image', function Image() {
      const image = document.createElement('img');
      asked.push(image);
      return image;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const giveSize = (image: HTMLImageElement, width: number, height: number) => {
    vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(width);
    vi.spyOn(image, 'naturalHeight', 'get').mockReturnValue(height);
    fireEvent.load(image);
  };
  const picture = async () => {
    const drawn = () => document.querySelector<HTMLImageElement>('.pswp__img:not(.pswp__img--placeholder)');
    await waitFor(() => expect(drawn()).not.toBeNull());
    return drawn()!;
  };
  const sizeOf = ({ style }: HTMLElement) => ({ width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) });
  const shapeOf = (image: HTMLElement) => {
    const { width, height } = sizeOf(image);
    return width / height;
  };

  test('a picture of unknown size has the shape of its enlarged thumbnail first, and then its own size', async () => {
    const { begin } = setUp();
    begin([tall]);
    const waiting = await screen.findByText('Loading', { selector: 'output *' });
    await waitFor(() => expect(asked.map(({ src }) => src)).toEqual([tall.thumbnailUrl]));
    giveSize(asked[0]!, 100, 200);
    await screen.findByRole('note');
    expect(waiting.isConnected).toBe(false);
    const image = await picture();
    expect(shapeOf(image)).toBeCloseTo(0.5, 1);
    expect(sizeOf(image).height).toBeGreaterThan(200);
    act(() => giveSize(image, 60, 180));
    expect(sizeOf(image)).toEqual({ width: 60, height: 180 });
  });

  test('a picture of unknown size delays the viewer only for a short time', async () => {
    const { begin } = setUp();
    begin([tall]);
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await screen.findByRole('note');
    const image = await picture();
    act(() => giveSize(image, 60, 180));
    expect(sizeOf(image)).toEqual({ width: 60, height: 180 });
  });

  test('the viewer waits for nothing if all sizes are known', async () => {
    const { begin } = setUp();
    begin();
    await screen.findByRole('note');
    expect({ asked, loading: screen.queryByText('Loading', { selector: 'output *' }) }).toEqual({ asked: [], loading: null });
  });
});
