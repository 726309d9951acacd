import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PagedListView } from '~/components/list/PagedListView';
import { Collection } from '~/stores/resources/Collection';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const IN_SIGHT = { left: 0, right: 330, top: 0, bottom: 400, width: 330, height: 400 } as DOMRect;
const MINUTES_MS = 120_000;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(IN_SIGHT);
});
afterEach(() => vi.restoreAllMocks());

/** A list of followers, to which nothing is pushed, with what the server has. */
async function open() {
  const stored = ['ann'];
  const fetch = vi.fn<() => Promise<readonly { id: string }[]>>(async () => stored.map((id) => ({ id })));
  const list = new Collection({ fetch });
  await list.load();
  fetch.mockClear();
  const view = renderWithRoot(
    <div data-part="scroller">
      <PagedListView list={list} empty="nobody" renderItem={({ id }) => <p key={id}>{id}</p>} />
    </div>,
  );
  const wait = (ms: number) =>
    act(async () => {
      view.clock.advance(ms);
      await settled();
    });
  const scrollTo = (top: number) => Object.assign(view.container.querySelector('[data-part="scroller"]')!, { scrollTop: top });
  return { ...view, stored, fetch, wait, scrollTo };
}

test('a list in sight asks now and then whether it has changed', async () => {
  const { stored, wait } = await open();
  stored.unshift('bob');
  await wait(MINUTES_MS);
  expect(screen.getByText('bob')).toBeTruthy();
});

test('nothing moves for a reader who has scrolled down', async () => {
  const { fetch, wait, scrollTo } = await open();
  scrollTo(300);
  await wait(MINUTES_MS);
  expect(fetch).not.toHaveBeenCalled();
});

test('a list that comes back into sight after some minutes is up to date at once', async () => {
  const { fetch, browser, wait } = await open();
  act(() => browser.set({ isVisible: false }));
  await wait(5 * MINUTES_MS);
  expect(fetch).not.toHaveBeenCalled();
  act(() => browser.set({ isVisible: true }));
  await wait(0);
  expect(fetch).toHaveBeenCalledTimes(1);
});
