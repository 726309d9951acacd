import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import OverlayHost from '~/workspace/overlays/OverlayHost';
import { settled } from '../../fixtures/createTestRoot';
import { nextFrame } from '../nextFrame';
import { renderWithRoot } from '../renderWithRoot';

beforeEach(() => {
  const layers = document.createElement('div');
  layers.id = 'layers';
  document.body.append(layers);
});

/** Lets the browser's command copy, which pages over plain HTTP have. @param mayCopy whether the browser does */
function withCommand(mayCopy: () => boolean) {
  const setData = vi.fn<(type: string, text: string) => void>();
  const command = (name: string): boolean => {
    if (name !== 'copy' || !mayCopy()) return false;
    const event = new Event('copy', { bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(Object.assign(event, { clipboardData: { setData } }));
    return true;
  };
  Object.defineProperty(document, 'execCommand', { configurable: true, value: command });
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  return setData;
}

function setUp() {
  // As on a page over plain HTTP.
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  onTestFinished(() => void vi.restoreAllMocks());
  return renderWithRoot(<OverlayHost />).root.overlays;
}

test('a text is copied over plain HTTP too, and nobody else hears of it', async () => {
  const setData = withCommand(() => true);
  const overlays = setUp();
  const heard = vi.fn<() => void>();
  document.addEventListener('copy', heard);
  onTestFinished(() => document.removeEventListener('copy', heard));
  const onCopied = vi.fn<() => void>();
  await act(() => overlays.copy('some words', onCopied));
  expect(onCopied).toHaveBeenCalledOnce();
  expect(setData.mock.calls).toEqual([['text/plain', 'some words']]);
  expect({ heard: heard.mock.calls.length, done: screen.queryByText('Done') !== null }).toEqual({ heard: 0, done: true });
});

test('a text that the browser does not copy is shown, selected, and its button copies it from the field', async () => {
  let mayCopy = false;
  withCommand(() => mayCopy);
  const overlays = setUp();
  const onCopied = vi.fn<() => void>();
  await act(async () => {
    void overlays.copy('two\nlines', onCopied);
    await settled();
  });
  await nextFrame();
  const dialog = screen.getByRole('dialog', { name: 'Copy text' });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Copy text' });
  expect({ isInDialog: dialog.contains(field), value: field.value, focused: document.activeElement === field }).toEqual({
    isInDialog: true,
    value: 'two\nlines',
    focused: true,
  });
  expect({ start: field.selectionStart, end: field.selectionEnd }).toEqual({ start: 0, end: 9 });
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  mayCopy = true;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  await nextFrame();
  expect({ dialog: screen.queryByRole('dialog'), told: onCopied.mock.calls.length }).toEqual({ dialog: null, told: 0 });
});
