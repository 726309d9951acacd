import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePolling } from '~/react/usePolling';
import { renderWithRoot } from '../renderWithRoot';

const MINUTE_MS = 60_000;

function Polling({ run, everyMs = MINUTE_MS }: { run: () => void; everyMs?: number }) {
  usePolling(run, everyMs);
  return null;
}

function start() {
  const calls: number[] = [];
  let now = (): number => 0;
  const rendered = renderWithRoot(<Polling run={() => calls.push(now())} />);
  now = () => rendered.clock.now();
  return { ...rendered, calls };
}

test('polling calls once per interval, first one interval after mounting', () => {
  const { clock, calls } = start();
  const began = clock.now();
  clock.advance(MINUTE_MS - 1);
  expect(calls).toEqual([]);
  clock.advance(1 + 2 * MINUTE_MS);
  expect(calls).toEqual([began + MINUTE_MS, began + 2 * MINUTE_MS, began + 3 * MINUTE_MS]);
});

test.each([
  ['hidden', { isVisible: false }, { isVisible: true }],
  ['offline', { isOnline: false }, { isOnline: true }],
] as const)('polling rests while the page is %s, and makes up for one missed call afterwards', (_, away, back) => {
  const { clock, browser, calls } = start();
  act(() => browser.set(away));
  clock.advance(10 * MINUTE_MS);
  expect(calls).toEqual([]);
  act(() => browser.set(back));
  clock.advance(0);
  expect(calls).toHaveLength(1);
  clock.advance(MINUTE_MS);
  expect(calls).toHaveLength(2);
});

test('polling that was away for less than an interval keeps its rhythm', () => {
  const { clock, browser, calls } = start();
  clock.advance(20_000);
  act(() => browser.set({ isVisible: false }));
  clock.advance(20_000);
  act(() => browser.set({ isVisible: true }));
  clock.advance(19_999);
  expect(calls).toEqual([]);
  clock.advance(1);
  expect(calls).toHaveLength(1);
});

test('polling stops when the component is unmounted', () => {
  const { clock, calls, unmount } = start();
  unmount();
  clock.advance(10 * MINUTE_MS);
  expect(calls).toEqual([]);
});

test('polling counts a changed interval from the last call', () => {
  const { clock, calls, rerender } = start();
  clock.advance(MINUTE_MS + 10_000);
  rerender(<Polling run={() => calls.push(0)} everyMs={15_000} />);
  clock.advance(4_999);
  expect(calls).toHaveLength(1);
  clock.advance(1);
  expect(calls).toHaveLength(2);
});
