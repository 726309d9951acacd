import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DropAnywhere } from '~/components/composer/attachments/DropAnywhere';
import { holdFiles } from '~/lib/holdFiles';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const picture = new File(['x'], 'a.png', { type: 'image/png' });
const OVERLAY = 'Drop to attach to a new note';

function show(me: ReturnType<ReturnType<typeof user>['me']> | null = user('alice').me()) {
  const takeOver = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
  const view = renderWithRoot(
    <>
      <p>words</p>
      <div data-testid="target" onDragOver={takeOver} onDrop={takeOver} />
      <DropAnywhere />
    </>,
    me ? { me } : {},
  );
  const holding = holdFiles();
  onTestFinished(() => holding.dispose());
  const open = vi.spyOn(view.root.overlays, 'open').mockResolvedValue(undefined);
  const drag = async (type: 'dragOver' | 'drop', element: Element, types = ['Files']) => {
    const dataTransfer = { types, files: types.includes('Files') ? [picture] : [], dropEffect: 'none' };
    const event = createEvent[type](element, { dataTransfer });
    await act(async () => {
      fireEvent(element, event);
      await settled();
    });
    return { isPrevented: event.defaultPrevented, effect: (event as unknown as DragEvent).dataTransfer?.dropEffect };
  };
  return { ...view, open, drag };
}

describe('files that are dropped on the page', () => {
  test('files that are dropped beside every target begin a note with them', async () => {
    const { drag, open } = show();
    expect(await drag('dragOver', screen.getByText('words'))).toEqual({ isPrevented: true, effect: 'copy' });
    expect(screen.getByText(OVERLAY)).toBeTruthy();
    expect((await drag('drop', screen.getByText('words'))).isPrevented).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith('composer', { initialUploads: [picture] });
    expect(screen.queryByText(OVERLAY)).toBeNull();
  });

  test('a target of its own keeps its files', async () => {
    const { drag, open } = show();
    await drag('dragOver', screen.getByText('words'));
    await drag('dragOver', screen.getByTestId('target'));
    expect(screen.queryByText(OVERLAY)).toBeNull();
    await drag('drop', screen.getByTestId('target'));
    expect(open).not.toHaveBeenCalled();
  });

  test('nothing begins behind a dialog or for a visitor, and the page stays all the same', async () => {
    const { drag, open, root } = show();
    void root.overlays.confirm({ text: 'Sure?' });
    expect(await drag('dragOver', screen.getByText('words'))).toEqual({ isPrevented: true, effect: 'none' });
    await drag('drop', screen.getByText('words'));
    const visitor = show(null);
    expect(await visitor.drag('drop', screen.getAllByText('words').at(-1)!)).toEqual({ isPrevented: true, effect: 'none' });
    expect([open.mock.calls, visitor.open.mock.calls]).toEqual([[], []]);
  });

  test('a dragged text, and a picture that is dragged out of the page, stay what they are', async () => {
    const { drag, open } = show();
    expect(await drag('dragOver', screen.getByText('words'), ['text/plain'])).toEqual({ isPrevented: false, effect: 'none' });
    fireEvent.dragStart(screen.getByText('words'));
    expect(await drag('dragOver', screen.getByText('words'))).toEqual({ isPrevented: true, effect: 'none' });
    await drag('drop', screen.getByText('words'));
    expect(open).not.toHaveBeenCalled();
  });

  test('the words over the page go when the pointer leaves it', async () => {
    const { drag } = show();
    const leave = (to: Element | null) => {
      const event = createEvent.dragLeave(document.body);
      Object.defineProperty(event, 'relatedTarget', { value: to });
      fireEvent(document.body, event);
    };
    await drag('dragOver', screen.getByText('words'));
    leave(screen.getByText('words'));
    expect(screen.getByText(OVERLAY)).toBeTruthy();
    leave(null);
    expect(screen.queryByText(OVERLAY)).toBeNull();
  });
});
