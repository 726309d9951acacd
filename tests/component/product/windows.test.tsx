import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { windowMenu } from '~/workspace/windows/windowMenu';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { arrived, openProduct } from './openProduct';

afterEach(() => vi.restoreAllMocks());

async function openWindow() {
  const { root } = await openProduct();
  await act(async () => {
    await root.workspace.openWindow('/my/notifications');
    await arrived();
  });
  const frame = await screen.findByRole('dialog', { name: 'Notifications' });
  return { frame, title: within(frame).getByRole('button', { name: 'Notifications' }) };
}

/** Presses the title of a window at a moment, in ms. */
function press(title: HTMLElement, atMs: number): void {
  const event = createEvent.pointerDown(title, { button: 0, pointerId: 1, clientX: 10, clientY: 10 });
  Object.defineProperty(event, 'timeStamp', { value: atMs });
  fireEvent(title, event);
  fireEvent.pointerUp(title, { pointerId: 1 });
}

test('two presses on the title of a window within 300 ms maximize it, and two more restore it', async () => {
  const { frame, title } = await openWindow();
  press(title, 1_000);
  press(title, 1_301);
  expect(frame.dataset.state).toBe('normal');
  press(title, 2_000);
  press(title, 2_300);
  expect(frame.dataset.state).toBe('maximised');
  press(title, 3_000);
  press(title, 3_100);
  expect(frame.dataset.state).toBe('normal');
});

test.each([
  { isAllowed: true, closed: 1 },
  { isAllowed: false, closed: 0 },
])('a window moves to a window of the browser, without the navigation, if the browser allows that ($isAllowed)', async (row) => {
  const { root } = createTestRoot();
  await root.i18n.bring(['window']);
  const popped = vi.spyOn(window, 'open').mockReturnValue(row.isAllowed ? ({} as Window) : null);
  const close = vi.fn<() => void>();
  const { i18n, overlays } = root;
  const rect = { x: 10, y: 20, width: 400.4, height: 300 };
  const nothing = () => {};
  const items = windowMenu({
    i18n,
    overlays,
    href: '/my/notifications',
    rect,
    setState: nothing,
    showInMain: nothing,
    dock: nothing,
    close,
  });
  const item = items.find((one) => 'text' in one && one.text === 'Pop out');
  if (!item || !('action' in item)) throw new Error('the menu does not let the window out');
  await item.action();
  const [[address, , features]] = popped.mock.calls as unknown as [[URL, string, string]];
  expect(address.pathname + address.search).toBe('/my/notifications?zen=');
  expect(features).toMatch(/^left=\d+,top=\d+,width=400,height=300$/);
  expect(close).toHaveBeenCalledTimes(row.closed);
});
