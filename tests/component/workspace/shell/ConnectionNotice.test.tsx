import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { createLostParts } from '~/stores/connectivity/LostParts';
import { createOutboxSign } from '~/stores/posting/outboxSign';
import { ConnectionNotice } from '~/workspace/shell/ConnectionNotice';
import { user } from '../../../fixtures/builders';
import { renderWithRoot } from '../../renderWithRoot';

const open = () => renderWithRoot(<ConnectionNotice />, { me: user('alice').me() });
const said = () => screen.getByRole('status').textContent;
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

test('a missing network is said at once, and nothing is offered that would need it', () => {
  const { browser } = open();
  act(() => browser.set({ isOnline: false }));
  expect(said()).toContain("You're offline. Read, write and react as usual");
  expect(buttons()).toEqual(['Dismiss']);
  act(() => browser.set({ isOnline: true }));
  expect(said()).toBe('');
});

test('a lost connection is said after some seconds, and "Try again" connects at once', () => {
  const { clock, network, page } = open();
  act(() => network.socket.accept());
  act(() => network.socket.drop());
  expect(said()).toBe('');
  act(() => clock.advance(5_000));
  expect(said()).toContain("You're offline. Reconnecting");
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  act(() => clock.advance(60_000));
  act(() => network.socket.drop());
  const attempts = network.sockets.length;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(network.sockets).toHaveLength(attempts + 1);
  act(() => network.socket.accept());
  expect({ said: said(), loads: page.loads }).toEqual({ said: '', loads: [] });
});

test('a lost connection counts the seconds until the next attempt, and screen readers hear of it once', () => {
  const { clock, network } = open();
  act(() => network.socket.accept());
  act(() => network.socket.drop());
  act(() => clock.advance(60_000));
  const words = (selector: string) => screen.getByText(/^You're offline/, { selector }).textContent;
  act(() => network.socket.drop());
  act(() => clock.advance(1_000));
  expect({ counted: words('[aria-hidden]'), heard: words('.visuallyHidden') }).toEqual({
    counted: "You're offline. Reconnecting in 1 s",
    heard: "You're offline. Reconnecting…",
  });
});

test('while the server does not answer, a wanted reload waits and the notice says so', async () => {
  const { clock, network, page, root } = open();
  vi.spyOn(page, 'reloadIfServed').mockResolvedValue(false);
  act(() => network.socket.accept());
  act(() => network.socket.drop());
  act(() => clock.advance(5_000));
  await act(() => root.connectivity.reload());
  expect(said()).toContain('The page reloads as soon as the server responds');
  expect(buttons()).toEqual(['Try again', 'Dismiss']);
});

test('one notice says everything that is missing because of the network', () => {
  const { browser, root } = open();
  act(() => {
    browser.set({ isOnline: false });
    root.part(createLostParts).add({ retry: () => {}, isRetrying: false });
    runInAction(() => root.part(createOutboxSign).set(2));
  });
  expect(said()).toContain('2 unsent');
  expect(buttons()).toEqual(['Open outbox', 'Dismiss']);
  expect(screen.queryByText(/A part of the page/)).toBeNull();
});

test('a part that did not load is said while the connection is there, with another try', () => {
  const { root } = open();
  const retry = vi.fn<() => void>();
  act(() => void root.part(createLostParts).add({ retry, isRetrying: false }));
  expect(said()).toContain("Couldn't load part of the page.");
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
