import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EndOfList } from '~/components/feed/EndOfList';
import { renderWithRoot } from '../renderWithRoot';

/** How far below the viewport the end was near, for each observer. */
const margins: string[] = [];

beforeEach(() => {
  margins.length = 0;
  vi.useFakeTimers();
  // The end is in sight.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        private readonly tell: (entries: object[]) => void,
        { rootMargin }: { readonly rootMargin: string },
      ) {
        margins.push(rootMargin);
      }
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(isStarting: boolean) {
  const load = vi.fn<() => void>();
  const scroller = document.createElement('div');
  const rendered = renderWithRoot(
    <EndOfList hasMore isLoadingMore={false} moreError={null} onLoadMore={load} isAutomatic scroller={{ current: scroller }} />,
    { isStarting },
  );
  vi.runAllTimers();
  return { ...rendered, load, scroller };
}

test('the end of a list loads the next page when it is near', () => {
  expect(open(false).load).toHaveBeenCalledTimes(1);
});

test('at the start the next page waits until everything in sight is painted', async () => {
  const { load, root } = open(true);
  expect(load).not.toHaveBeenCalled();
  act(() => void root.startOrder.run(() => new Promise(() => {})));
  vi.runAllTimers();
  expect(load).toHaveBeenCalledTimes(1);
});

test('the next page is asked for earlier once the reader scrolls', () => {
  const { scroller } = open(false);
  fireEvent.scroll(scroller);
  expect(margins.at(0)).toContain('100%');
  expect(margins.at(-1)).toContain('1500px');
});

test('nothing turns at the end of a list while no page is loading', () => {
  const end = (isLoadingMore: boolean) => (
    <EndOfList hasMore isLoadingMore={isLoadingMore} moreError={null} onLoadMore={() => {}} isAutomatic scroller={{ current: null }} />
  );
  const { container, rerender } = renderWithRoot(end(false));
  expect(container.querySelector('[aria-hidden]')).toBeNull();
  rerender(end(true));
  expect(container.querySelector('[aria-hidden]')).not.toBeNull();
});
