import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TileList } from '~/components/list/TileList';
import { Collection } from '~/stores/resources/Collection';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

interface Item {
  readonly id: string;
}

/** Sizes of a layout with four tiles of 100 px in a row and ten visible rows. There is no real layout in these tests. */
const ROW = 50;
const VIEWPORT = 500;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset.part === 'scroller' ? VIEWPORT : Number.parseFloat(this.style.blockSize) || ROW;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const scroller = this.closest('[data-part="scroller"]');
    const isInside = scroller !== null && scroller !== this;
    return new DOMRect(0, isInside ? -scroller.scrollTop : 0, 400, ROW);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const itemsFrom = (first: number, last: number): Item[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ id: `item ${first + index}` }));

async function show(items: readonly Item[], { next = [] as readonly Item[] } = {}) {
  const list = new Collection<Item>({ firstLimit: items.length, fetch: async ({ untilId }) => (untilId === undefined ? items : next) });
  await act(() => list.load());
  const view = renderWithRoot(
    <div data-part="scroller">
      <TileList list={list} label="Things" shape={{ width: 100, height: ROW, gap: 0, isEven: true }}>
        {({ id }) => (
          <button type="button" data-tile>
            {id}
          </button>
        )}
      </TileList>
    </div>,
  );
  await act(settled);
  const scroller = view.container.querySelector<HTMLElement>('[data-part="scroller"]')!;
  const scrollTo = (top: number) =>
    act(async () => {
      scroller.scrollTop = top;
      scroller.dispatchEvent(new Event('scroll'));
      await settled();
    });
  return { ...view, list, scroller, scrollTo };
}

const tiles = () => within(screen.getByRole('list', { name: 'Things' })).getAllByRole('listitem');
const texts = () => tiles().map(({ textContent }) => textContent);

test('a list of 10,000 tiles renders only the visible rows, and says how many tiles there are', async () => {
  const { list } = await show(itemsFrom(1, 10_000));
  await act(() => list.loadMore());
  expect(tiles().length).toBeLessThan(60);
  expect(tiles()[0]!.getAttribute('aria-posinset')).toBe('1');
  expect(tiles()[0]!.getAttribute('aria-setsize')).toBe('10000');
  expect(screen.getByRole('list').style.blockSize).toBe(`${(10_000 / 4) * ROW}px`);
});

test('scrolling renders other rows', async () => {
  const { scrollTo } = await show(itemsFrom(1, 10_000));
  await scrollTo(5_000);
  expect(texts()).toContain('item 401');
  expect(texts()).not.toContain('item 1');
});

test('the arrow keys move the focus, also to tiles that were not mounted', async () => {
  await show(itemsFrom(1, 10_000));
  const press = (key: string) =>
    act(async () => {
      fireEvent.keyDown(document.activeElement!, { key });
      await settled();
    });
  act(() => tiles()[0]!.querySelector('button')!.focus());
  await press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('item 2');
  await press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('item 6');
  await press('End');
  expect(document.activeElement?.textContent).toBe('item 10000');
  await press('Home');
  expect(document.activeElement?.textContent).toBe('item 1');
});

test('the focused tile stays mounted while the reader scrolls away', async () => {
  const { scrollTo } = await show(itemsFrom(1, 10_000));
  act(() => screen.getByRole('button', { name: 'item 3' }).focus());
  await scrollTo(50_000);
  expect(document.activeElement?.textContent).toBe('item 3');
});

test('the next tile takes the focus when the focused one is removed', async () => {
  const { list } = await show(itemsFrom(1, 20));
  act(() => screen.getByRole('button', { name: 'item 6' }).focus());
  await act(async () => list.remove('item 6'));
  expect(document.activeElement?.textContent).toBe('item 7');
});

test('a tile keeps the focus when it moves to another row', async () => {
  const { list } = await show(itemsFrom(1, 20));
  act(() => screen.getByRole('button', { name: 'item 4' }).focus());
  await act(async () => list.prepend({ id: 'new item' }));
  expect(document.activeElement?.textContent).toBe('item 4');
});

test('a button loads the next page, and the number of tiles is unknown until the end', async () => {
  const { list } = await show(itemsFrom(1, 8), { next: itemsFrom(9, 12) });
  expect(tiles()[0]!.getAttribute('aria-setsize')).toBe('-1');
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await act(settled);
  expect(list.items).toHaveLength(12);
  expect(texts()).toContain('item 12');
});

test('the page returns to its scroll position once its tiles are loaded', async () => {
  const list = new Collection<Item>({ firstLimit: 1_000, fetch: async () => itemsFrom(1, 1_000) });
  const view = renderWithRoot(
    <div data-part="scroller">
      <TileList list={list} label="Things" shape={{ width: 100, height: ROW, gap: 0, isEven: true }}>
        {({ id }) => id}
      </TileList>
    </div>,
  );
  view.root.sessionLocal.set('scroll:main:1', '2000');
  await act(() => list.load());
  expect(view.container.querySelector('[data-part="scroller"]')!.scrollTop).toBe(2_000);
});
