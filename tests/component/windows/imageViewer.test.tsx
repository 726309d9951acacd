import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Dialog } from 'radix-ui';
import { runInAction } from 'mobx';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import OverlayHost from '~/workspace/overlays/OverlayHost';
import { file } from '../../fixtures/builders';
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

/** A page with an opener, and a drawer over it that holds the focus. */
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
  const open = async (startId = files[0]!.id) => {
    act(() => void test.root.overlays.open('imageViewer', { files, startId }));
    await screen.findByRole('note');
    return screen.getByRole('dialog', { name: 'Image viewer' });
  };
  return { ...test, open, stack: () => runInAction(() => test.root.overlays.stack) };
}

describe('the image viewer', () => {
  test('takes the focus from a drawer below it, and gives it back', async () => {
    const { open, root } = setUp();
    const inDrawer = screen.getByRole('button', { name: 'in the drawer' });
    act(() => inDrawer.focus());
    const dialog = await open();
    expect(dialog.contains(document.activeElement)).toBe(true);
    // Whoever tries to take it gets it taken back, once.
    act(() => inDrawer.focus());
    expect(dialog.contains(document.activeElement)).toBe(true);
    act(() => root.overlays.closeAll());
    await waitFor(() => expect(document.activeElement).toBe(inDrawer));
  });

  test('begins with the picture that was clicked, and says what it shows', async () => {
    const { open } = setUp();
    await open(files[1]!.id);
    expect(screen.getByRole('note').textContent).toBe('second.png');
  });

  test('is closed by Back, which leads nowhere else', async () => {
    const { open, stack } = setUp();
    const { length } = history;
    await open();
    expect([location.hash, history.length, history.state]).toEqual(['#pswp', length + 1, { key: 'page', depth: 0 }]);
    history.replaceState({ key: 'page', depth: 0 }, '', '/');
    act(() => void dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
    await waitFor(() => expect(stack()).toEqual([]));
  });

  test('closed otherwise, it takes its place in the history away', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    const { open, stack } = setUp();
    await open();
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await waitFor(() => expect(stack()).toEqual([]));
    expect(back).toHaveBeenCalledOnce();
    back.mockRestore();
  });

  test('shows nothing where there is no picture', async () => {
    const { root, stack } = setUp();
    act(() => void root.overlays.open('imageViewer', { files: [file({ type: 'video/mp4' })], startId: 'x' }));
    await waitFor(() => expect(stack()).toEqual([]));
    expect(location.hash).toBe('');
  });
});
