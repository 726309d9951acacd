import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Page } from '~/components/page/Page';
import { SwipedContent } from '~/components/swipe/SwipeTabs';
import { Tabs } from '~/components/ui/Tabs';
import { renderWithRoot } from '../renderWithRoot';

const onChange = vi.fn<(value: string) => void>();

beforeEach(() => {
  onChange.mockClear();
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
});
afterEach(() => vi.restoreAllMocks());

const ITEMS = ['a', 'b', 'c'].map((value) => ({ value, label: value }));

/** A page of 400 px with tabs, and with things in it that move aside themselves. */
function swipeable(value = 'b', dir: 'ltr' | 'rtl' = 'ltr') {
  const ref = createRef<HTMLDivElement>();
  const view = renderWithRoot(
    <div style={{ direction: dir }}>
      <SwipedContent value={ref}>
        <Tabs label="Tabs" items={ITEMS} value={value} onChange={onChange} />
      </SwipedContent>
      <div ref={ref} data-testid="content">
        <p>note</p>
        <input aria-label="field" />
        <pre data-testid="code" style={{ overflowX: 'auto' }}>
          <code>long line</code>
        </pre>
      </div>
    </div>,
  );
  const content = screen.getByTestId('content');
  Object.defineProperty(content, 'clientWidth', { value: 400 });
  const code = screen.getByTestId('code');
  Object.defineProperties(code, { clientWidth: { value: 300 }, scrollWidth: { value: 900 } });
  content.setPointerCapture = () => {};
  return { ...view, content, note: screen.getByText('note') };
}

type Kind = 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel';

/** One event of a finger at a place and a moment. */
function finger(kind: Kind, target: Element, [x, y]: readonly [number, number], atMs: number, more: object = {}): void {
  const event = createEvent[kind](target, { clientX: x, clientY: y, pointerId: 1, pointerType: 'touch', isPrimary: true, ...more });
  Object.defineProperty(event, 'timeStamp', { value: atMs });
  fireEvent(target, event);
}

/** Moves slowly from the middle of the page, and lifts the finger unless told otherwise. */
function swipe(
  target: Element,
  way: readonly [x: number, y: number],
  { ms = 2_000, from = [200, 300], end = 'pointerUp' }: { ms?: number; from?: readonly [number, number]; end?: Kind } = {},
) {
  const at = (share: number) => [from[0] + way[0] * share, from[1] + way[1] * share] as const;
  finger('pointerDown', target, from, 0);
  for (const share of [0.25, 0.5, 0.75, 1]) finger('pointerMove', target, at(share), ms * share);
  finger(end, target, at(1), ms);
}

test.each(['ltr', 'rtl'] as const)('a swipe names the tab that it brings, on the side where that comes from (%s)', (dir) => {
  const { content, note } = swipeable('b', dir);
  const { dataset } = content.parentElement!;
  const coming = () => ({ name: dataset.coming, from: dataset.comingFrom });
  const isMirrored = dir === 'rtl';
  finger('pointerDown', note, [200, 300], 0);
  finger('pointerMove', note, [120, 300], 1_000);
  expect(coming()).toEqual({ name: isMirrored ? 'a' : 'c', from: isMirrored ? 'start' : 'end' });
  finger('pointerMove', note, [280, 300], 2_000);
  expect(coming()).toEqual({ name: isMirrored ? 'c' : 'a', from: isMirrored ? 'end' : 'start' });
  finger('pointerMove', note, [200, 300], 3_000);
  finger('pointerUp', note, [200, 300], 3_000);
  expect(dataset.coming).toBe('');
});

test('a swipe follows the finger and shows the tab that it comes to', () => {
  const { content, note } = swipeable();
  finger('pointerDown', note, [300, 300], 0);
  finger('pointerMove', note, [200, 310], 1_000);
  expect(content.style.translate).toBe('-100px');
  finger('pointerMove', note, [150, 310], 2_000);
  finger('pointerUp', note, [150, 310], 2_000);
  expect(onChange.mock.calls).toEqual([['c']]);
  expect(content.style.translate).toBe('');
});

test.each([
  ['to the right shows the tab before', [150, 0], 'ltr', 'a'],
  ['to the right shows the tab after, from right to left', [150, 0], 'rtl', 'c'],
] as const)('a swipe %s', (_what, way, dir, expected) => {
  const { note } = swipeable('b', dir);
  swipe(note, way);
  expect(onChange.mock.calls).toEqual([[expected]]);
});

test('a short swipe shows the next tab only if it is fast', () => {
  const { note } = swipeable();
  swipe(note, [-60, 0]);
  expect(onChange).not.toHaveBeenCalled();
  swipe(note, [-60, 0], { ms: 80 });
  expect(onChange.mock.calls).toEqual([['c']]);
});

test('after the last tab, the content gives way a little and comes back', () => {
  const { content, note } = swipeable('c');
  finger('pointerDown', note, [300, 300], 0);
  finger('pointerMove', note, [100, 300], 500);
  expect(content.style.translate).toBe('-50px');
  finger('pointerUp', note, [100, 300], 500);
  expect({ calls: onChange.mock.calls, translate: content.style.translate }).toEqual({ calls: [], translate: '' });
});

test('scrolling, the mouse, a second finger, and a touch that the browser takes over change no tab', () => {
  const { content, note } = swipeable();
  swipe(note, [-150, 140]);
  swipe(note, [-150, 0], { end: 'pointerCancel' });
  finger('pointerDown', note, [300, 300], 0, { pointerType: 'mouse' });
  finger('pointerMove', note, [100, 300], 100, { pointerType: 'mouse' });
  finger('pointerUp', note, [100, 300], 100, { pointerType: 'mouse' });
  finger('pointerDown', note, [300, 300], 0);
  finger('pointerMove', note, [150, 300], 100);
  finger('pointerDown', note, [320, 320], 120, { pointerId: 2, isPrimary: false });
  finger('pointerUp', note, [150, 300], 200);
  expect({ calls: onChange.mock.calls, translate: content.style.translate }).toEqual({ calls: [], translate: '' });
});

test('what moves aside itself keeps its swipes: the edge of the screen, fields, wide code, columns', () => {
  const { note } = swipeable();
  swipe(note, [150, 0], { from: [10, 300] });
  swipe(screen.getByRole('textbox'), [-150, 0]);
  swipe(screen.getByText('long line'), [-150, 0]);
  note.parentElement!.parentElement!.dataset.part = 'deck';
  swipe(note, [-150, 0]);
  expect(onChange).not.toHaveBeenCalled();
});

test('without the tabs, the page does not move any more', () => {
  const { note, content, unmount } = swipeable();
  finger('pointerDown', note, [300, 300], 0);
  finger('pointerMove', note, [200, 300], 500);
  unmount();
  expect(content.style.translate).toBe('');
  swipe(note, [-150, 0]);
  expect(onChange).not.toHaveBeenCalled();
});

test('the tabs in the heading of a page can be swiped, and tabs inside its content only pressed', () => {
  const inside = vi.fn<(value: string) => void>();
  const { root } = renderWithRoot(
    <Page title="Page" tabs={<Tabs label="Heading" items={ITEMS} value="b" onChange={onChange} />}>
      <Tabs label="Inside" items={ITEMS} value="b" onChange={inside} />
      <p>content</p>
    </Page>,
  );
  const text = screen.getByText('content');
  text.parentElement!.setPointerCapture = () => {};
  swipe(text, [-150, 0]);
  expect({ heading: onChange.mock.calls, inside: inside.mock.calls }).toEqual({ heading: [['c']], inside: [] });
  act(() => root.settings.set('enableHorizontalSwipe', false));
  swipe(text, [-150, 0]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a swipe works in the content that another tab brought', () => {
  const page = (scrolls: boolean) => (
    <Page title="Page" tabs={<Tabs label="Heading" items={ITEMS} value="b" onChange={onChange} />} scrolls={scrolls}>
      <p>content</p>
    </Page>
  );
  const { rerender } = renderWithRoot(page(false));
  rerender(page(true));
  const text = screen.getByText('content');
  text.parentElement!.setPointerCapture = () => {};
  swipe(text, [-150, 0]);
  expect(onChange.mock.calls).toEqual([['c']]);
});
