import { act, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, test } from 'vitest';
import { useNow } from '~/components/widget/useNow';
import { renderWithRoot } from '../renderWithRoot';

const MINUTE_MS = 60_000;

function Now({ stepMs }: { stepMs: number }) {
  return <p>{useNow(stepMs)}</p>;
}

function start(stepMs = MINUTE_MS) {
  const rendered = renderWithRoot(<Now stepMs={stepMs} />);
  const shown = (): number => Number(screen.getByRole('paragraph').textContent);
  const pass = (ms: number) =>
    act(() => {
      rendered.clock.advance(ms);
      rendered.frames.next();
    });
  return { ...rendered, shown, pass };
}

test('the time changes when a minute begins, not a minute after it was first shown', () => {
  const { clock, shown, pass } = start();
  pass(20_000);
  const began = shown();
  pass(MINUTE_MS - (clock.now() % MINUTE_MS) - 1);
  expect(shown()).toBe(began);
  pass(1);
  expect(shown()).toBe(clock.now());
  expect(shown() % MINUTE_MS).toBe(0);
});

test('the time waits for one timer, and for none while the page is hidden', () => {
  const { clock, browser, unmount } = start(1_000);
  const running = clock.pendingTimers;
  act(() => browser.set({ isVisible: false }));
  expect(clock.pendingTimers).toBe(running - 1);
  act(() => browser.set({ isVisible: true }));
  unmount();
  expect(clock.pendingTimers).toBe(running - 1);
});

test('a page that comes back shows the current time at once', () => {
  const { clock, browser, frames, shown } = start();
  act(() => browser.set({ isVisible: false }));
  act(() => clock.advance(10_000));
  act(() => {
    browser.set({ isVisible: true });
    frames.next();
  });
  expect(shown()).toBe(clock.now());
});

test('a clock that was out of sight shows the current time at once', () => {
  const face = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Now stepMs={MINUTE_MS} />
    </Activity>
  );
  const { clock, frames, rerender } = renderWithRoot(face('visible'));
  rerender(face('hidden'));
  act(() => clock.advance(2 * MINUTE_MS));
  rerender(face('visible'));
  act(() => frames.next());
  expect(Number(screen.getByRole('paragraph').textContent)).toBe(clock.now());
});
