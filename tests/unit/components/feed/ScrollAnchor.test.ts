import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RowHeights } from '~/components/feed/RowHeights';
import { ScrollAnchor } from '~/components/feed/ScrollAnchor';

const VIEWPORT = 500;

/** A scroller with the properties that the anchor uses. Positions are whole pixels, as in browsers without zoom. */
function setUp(heights: Readonly<Record<string, number>>, header = 0) {
  const rows = new RowHeights();
  rows.setWidth(600);
  rows.setIds(Object.keys(heights));
  for (const [id, height] of Object.entries(heights)) rows.set(id, height);
  const world = { header, top: 0, isHidden: false };
  const scroller = {
    get clientHeight() {
      return world.isHidden ? 0 : VIEWPORT;
    },
    get scrollHeight() {
      return world.header + rows.total;
    },
    get scrollTop() {
      return world.top;
    },
    set scrollTop(top: number) {
      world.top = Math.round(Math.max(0, Math.min(top, world.header + rows.total - VIEWPORT)));
    },
  };
  const anchor = new ScrollAnchor(rows, () => world.header);
  anchor.attach(scroller as HTMLElement);
  /** Scrolls as the reader does. */
  const scrollTo = (top: number): void => {
    scroller.scrollTop = top;
    anchor.scrolled();
  };
  /** Returns the position of a row in the viewport. */
  const topOf = (id: string): number => anchor.topOf(rows.indexOf(id)) - world.top;
  /** Changes the rows and runs the anchor as after a render. */
  const setIds = (ids: readonly string[]): void => {
    const before = rows.ids;
    rows.setIds(ids);
    anchor.follow(before);
    anchor.restore();
  };
  const hideAndShow = (): void => {
    world.isHidden = true;
    // Firefox forgets the position.
    world.top = 0;
    anchor.restore();
    world.isHidden = false;
  };
  return { rows, anchor, world, scroller: scroller as HTMLElement, hideAndShow, scrollTo, topOf, setIds };
}

/** Ten rows of 200 px. */
const ten = Object.fromEntries('abcdefghij'.split('').map((id) => [id, 200]));

describe('at the top', () => {
  test('at the top, the anchor holds nothing, so that new rows appear in front of the reader', () => {
    const { anchor, setIds, world, rows } = setUp(ten);
    setIds(['new', ...rows.ids]);
    expect({ anchor: anchor.anchor, top: world.top }).toEqual({ anchor: null, top: 0 });
  });

  test('the top includes the first few pixels', () => {
    const { anchor, scrollTo } = setUp(ten);
    scrollTo(16);
    expect(anchor.anchor).toBeNull();
    scrollTo(17);
    expect(anchor.anchor).not.toBeNull();
  });

  test('at the top, the anchor can hold the first row, so that new rows appear above', () => {
    const { anchor, setIds, topOf, rows } = setUp(ten);
    anchor.holdTop();
    setIds(['new', ...rows.ids]);
    expect(topOf('a')).toBe(0);
  });
});

describe('the row that the reader looks at', () => {
  test('the row that the reader looks at stays in place when rows appear above', () => {
    const { setIds, scrollTo, topOf, rows } = setUp(ten);
    scrollTo(450);
    const before = topOf('d');
    setIds(['new', 'newer', ...rows.ids]);
    expect(topOf('d')).toBe(before);
  });

  test('the row that the reader looks at stays in place when a row above is removed', () => {
    const { setIds, scrollTo, topOf, rows } = setUp(ten);
    scrollTo(950);
    const before = topOf('f');
    setIds(rows.ids.filter((id) => id !== 'b'));
    expect(topOf('f')).toBe(before);
  });

  test('the row that the reader looks at stays in place when a row above grows', () => {
    const { anchor, rows, scrollTo, topOf } = setUp(ten);
    scrollTo(950);
    const before = topOf('f');
    rows.set('b', 555);
    anchor.restore();
    expect(topOf('f')).toBe(before);
  });

  test('the row that the reader looks at stays in place when the header above the list grows', () => {
    const { anchor, world, scrollTo, topOf } = setUp(ten, 300);
    scrollTo(950);
    const before = topOf('e');
    world.header = 420;
    anchor.restore();
    expect(topOf('e')).toBe(before);
  });

  test('a removed row is replaced by the next row', () => {
    const { setIds, scrollTo, topOf, rows, anchor } = setUp(ten);
    scrollTo(950);
    const { id, delta } = anchor.anchor!;
    const next = rows.ids[rows.indexOf(id) + 1]!;
    setIds(rows.ids.filter((row) => row !== id));
    expect(topOf(next)).toBe(delta);
  });

  test('a removed row is replaced by the last row above when all following rows are removed', () => {
    const { anchor, setIds, scrollTo } = setUp(ten);
    scrollTo(1_500);
    setIds(['a', 'b', 'c']);
    expect(anchor.anchor?.id).toBe('c');
  });
});

describe('the remembered row', () => {
  test('the remembered row is the first row that starts in the viewport', () => {
    const { anchor, scrollTo } = setUp(ten);
    scrollTo(450);
    expect(anchor.anchor).toEqual({ id: 'd', delta: 150 });
  });

  test('the remembered row is the row that fills the viewport if none starts near its top', () => {
    const { anchor, scrollTo } = setUp({ a: 200, tall: 2_000, b: 200 });
    scrollTo(700);
    expect(anchor.anchor).toEqual({ id: 'tall', delta: -500 });
  });

  test('the remembered row is a note rather than a gap, because a gap shrinks from both sides', () => {
    const { anchor, scrollTo } = setUp({ a: 200, 'gap:x': 60, b: 200, c: 900 });
    scrollTo(150);
    expect(anchor.anchor?.id).toBe('b');
  });

  test('the remembered row is the row that the reader touched', () => {
    const { anchor, rows, scrollTo, topOf } = setUp(ten);
    scrollTo(450);
    anchor.hold('c');
    const before = topOf('c');
    rows.set('c', 900);
    anchor.restore();
    expect(topOf('c')).toBe(before);
  });
});

describe('a scroll whose event comes after a change', () => {
  /** Scrolls as the reader does, in a browser that tells it later. */
  const scrollSilently = ({ world }: ReturnType<typeof setUp>, by: number) => void (world.top += by);

  test.each([300, -300])('a scroll by %d px is kept when a row above grows before its event', (by) => {
    const view = setUp(ten);
    view.scrollTo(950);
    const before = view.topOf('f');
    scrollSilently(view, by);
    view.rows.set('b', 555);
    view.anchor.restore();
    expect(view.topOf('f')).toBe(before - by);
  });

  test('a scroll is kept when rows appear above before its event', () => {
    const view = setUp(ten);
    view.scrollTo(450);
    const before = view.topOf('d');
    scrollSilently(view, 200);
    view.setIds(['new', 'newer', ...view.rows.ids]);
    expect(view.topOf('d')).toBe(before - 200);
  });

  test('a scroll that was taken over early still counts as one of the reader when its event comes', () => {
    const view = setUp(ten);
    view.scrollTo(950);
    scrollSilently(view, 300);
    view.anchor.restore();
    view.anchor.restore();
    expect({ top: view.world.top, isByReader: view.anchor.scrolled(), isTold: view.anchor.scrolled() }).toEqual({
      top: 1250,
      isByReader: true,
      isTold: false,
    });
  });

  test('a place is kept when the list is hidden and shown again', () => {
    const { anchor, hideAndShow, scrollTo, world } = setUp(ten);
    scrollTo(950);
    hideAndShow();
    anchor.restore();
    expect(world.top).toBe(950);
  });

  test('a place is kept when the page is left and comes back', () => {
    const { anchor, scroller, scrollTo, world } = setUp(ten);
    scrollTo(950);
    anchor.attach(null);
    world.top = 0;
    anchor.attach(scroller);
    anchor.restore();
    expect(world.top).toBe(950);
  });

  test('content that becomes shorter moves the view but is no scroll of the reader', () => {
    const view = setUp(ten);
    view.scrollTo(1_500);
    const { id, delta } = view.anchor.anchor!;
    view.rows.set('a', 20);
    // The browser limits the position at once.
    view.world.top = view.rows.total - VIEWPORT;
    view.anchor.restore();
    expect(view.anchor.anchor).toEqual({ id, delta });
  });
});

test('stays after a correction by the anchor itself', () => {
  const { anchor, rows, scrollTo } = setUp(ten);
  scrollTo(950);
  const remembered = anchor.anchor;
  rows.set('a', 333.3);
  anchor.restore();
  expect({ isByReader: anchor.scrolled(), anchor: anchor.anchor }).toEqual({ isByReader: false, anchor: remembered });
});

test('is not restored while something else moves the view', () => {
  const { anchor, rows, scrollTo, world } = setUp(ten);
  scrollTo(950);
  anchor.isSuspended = true;
  rows.set('a', 900);
  anchor.restore();
  expect(world.top).toBe(950);
});

test("the reader's row stays within the browser's rounding after many random changes", () => {
  const height = fc.integer({ min: 20, max: 900 }).map((value) => value + 0.375);
  const change = fc.oneof(
    fc.record({ kind: fc.constant('grow' as const), at: fc.nat(), height }),
    fc.record({ kind: fc.constant('prepend' as const), count: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }),
  );
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 40 }), (changes) => {
      const ids = Array.from({ length: 60 }, (_, index) => `n${index}`);
      const { anchor, rows, scrollTo, topOf, setIds } = setUp(Object.fromEntries(ids.map((id) => [id, 150.5])));
      scrollTo(4_000);
      const { id, delta } = anchor.anchor!;
      let serial = 0;
      for (const one of changes) {
        const at = rows.indexOf(id);
        if (one.kind === 'grow') {
          const index = one.at % rows.ids.length;
          if (index !== at) rows.set(rows.ids[index]!, one.height);
          anchor.restore();
        } else if (one.kind === 'prepend') setIds([...Array.from({ length: one.count }, () => `x${(serial += 1)}`), ...rows.ids]);
        else if (at > 20 && rows.ids.length > 40) setIds(rows.ids.filter((_row, index) => index !== one.at % at));
        anchor.scrolled();
      }
      expect(Math.abs(topOf(id) - delta)).toBeLessThanOrEqual(0.5);
    }),
  );
});
