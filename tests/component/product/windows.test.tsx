import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { windowMenu } from '~/workspace/windows/windowMenu';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { arrived, openProduct } from './openProduct';

afterEach(() => vi.restoreAllMocks());

async function openWindow() {
  const { root, asked } = await openProduct();
  await act(async () => {
    root.workspace.openWindow('/my/notifications');
    await arrived();
  });
  const frame = await screen.findByRole('dialog', { name: 'Notifications' });
  return { frame, asked, title: within(frame).getByRole('button', { name: 'Notifications' }) };
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

/** Opens the menu of a window. */
async function openMenu(frame: HTMLElement) {
  fireEvent.click(within(frame).getByRole('button', { name: 'Window actions' }));
  await act(arrived);
  return within(screen.getByRole('menu', { name: 'Window actions' }));
}

test('the menu of a window opens its address in a tab of the browser, and copies it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockClear().mockResolvedValue();
  const { frame } = await openWindow();
  const menu = await openMenu(frame);
  const link = menu.getByRole<HTMLAnchorElement>('menuitem', { name: 'Open in new tab' });
  expect({ path: link.pathname, target: link.target }).toEqual({ path: '/my/notifications', target: '_blank' });
  fireEvent.click(menu.getByRole('menuitem', { name: 'Copy link' }));
  await act(arrived);
  expect(write.mock.calls).toEqual([[`${location.origin}/my/notifications`]]);
});

test('a window reloads its page at the same address', async () => {
  const { frame, asked } = await openWindow();
  const [before, page] = [asked.length, within(frame).getByRole('heading', { level: 1 })];
  const menu = await openMenu(frame);
  fireEvent.click(menu.getByRole('menuitem', { name: 'Reload' }));
  await act(arrived);
  expect(within(frame).getByRole('heading', { level: 1 }).textContent).toBe('Notifications');
  expect(page.isConnected).toBe(false);
  expect(asked.slice(before)).toContain('i/notifications-grouped');
});

test.each([
  { isAllowed: true, closed: 1 },
  { isAllowed: false, closed: 0 },
])('a window moves to a window of the browser, without the navigation, if the browser allows that ($isAllowed)', async (row) => {
  const { root } = createTestRoot();
  const popped = vi.spyOn(window, 'open').mockReturnValue(row.isAllowed ? ({} as Window) : null);
  const close = vi.fn<() => void>();
  const { i18n, overlays } = root;
  const rect = { x: 10, y: 20, width: 400.4, height: 300 };
  const nothing = () => {};
  const items = windowMenu({
    reload: () => {},
    i18n,
    overlays,
    href: '/my/notifications',
    inTab: '/my/notifications',
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
  expect(address.pathname + address.search).toBe('/my/notifications?alone=');
  expect(features).toMatch(/^left=\d+,top=\d+,width=400,height=300$/);
  expect(close).toHaveBeenCalledTimes(row.closed);
});
