import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Feed, type FeedProps } from '~/components/feed/Feed';
import type { FeedRowProps } from '~/components/feed/FeedRow';
import { FeedSkeleton } from '~/components/feed/FeedSkeleton';
import { NetworkError } from '~/lib/AppError';
import { KeyListener } from '../KeyListener';
import { renderWithRoot } from '../renderWithRoot';

/*
 * Nothing has a size in this document, so a feed renders the few rows that it keeps beyond the visible ones. Browser tests cover
 * what needs sizes.
 */

function Row({ id, previousId }: FeedRowProps) {
  if (id === 'broken') throw new Error('malformed');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- rows of a feed take the focus
    <article tabIndex={0} aria-label={id}>
      below {previousId ?? 'nothing'} <button type="button">press {id}</button> <input aria-label={`text of ${id}`} />
    </article>
  );
}

const base: FeedProps = {
  label: 'Test feed',
  ids: ['a', 'b', 'c', 'd', 'e', 'f'],
  Row,
  viewKey: 'view',
  face: <p>face</p>,
  hasMore: false,
  isLoadingMore: false,
  moreError: null,
  onLoadMore: () => {},
};

beforeEach(() => {
  vi.stubGlobal('innerHeight', 0);
});

const renderFeed = (props: Partial<FeedProps> = {}) => renderWithRoot(<Feed {...base} {...props} />);

/** Renders a feed with working command keys. */
const renderFeedWithKeys = (props: Partial<FeedProps> = {}) =>
  renderWithRoot(
    <>
      <KeyListener />
      <Feed {...base} {...props} />
    </>,
  );
const articles = (): HTMLElement[] => within(screen.getByRole('feed')).getAllByRole('article');
const press = (key: string, options: object = {}): boolean => fireEvent.keyDown(document.activeElement!, { key, ...options });

/** Gives elements a height, in px. Returns what reports the heights of all observed elements. */
function stubSizes({ scroller, row }: { readonly scroller: number; readonly row: number }): () => void {
  const reports: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #observed = new Set<Element>();
      constructor(report: (entries: readonly object[]) => void) {
        const heightOf = (element: Element) => (element.querySelector(':scope > article') ? row : 0);
        reports.push(() =>
          report([...this.#observed].map((target) => ({ target, borderBoxSize: [{ blockSize: heightOf(target), inlineSize: 600 }] }))),
        );
      }
      observe(element: Element) {
        this.#observed.add(element);
      }
      unobserve(element: Element) {
        this.#observed.delete(element);
      }
      disconnect() {
        this.#observed.clear();
      }
    },
  );
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(scroller);
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  onTestFinished(() => {
    height.mockRestore();
    width.mockRestore();
  });
  return () => {
    for (const report of reports) report();
  };
}

describe('a feed', () => {
  test('a feed has a name, and articles with their positions', () => {
    renderFeed();
    expect(screen.getByRole('feed', { name: 'Test feed' }).getAttribute('aria-busy')).toBe('false');
    expect(
      articles().map((article) => ({
        label: article.getAttribute('aria-label'),
        position: article.ariaPosInSet ?? article.getAttribute('aria-posinset'),
      })),
    ).toEqual([
      { label: 'a', position: '1' },
      { label: 'b', position: '2' },
      { label: 'c', position: '3' },
    ]);
    expect(articles()[0]!.getAttribute('aria-setsize')).toBe('6');
  });

  test('a feed leaves the number of rows open until it is known', () => {
    renderFeed({ hasMore: true });
    expect(articles()[0]!.getAttribute('aria-setsize')).toBe('-1');
  });

  test('a feed gives each row the row above it', () => {
    renderFeed();
    expect(articles().map((article) => article.textContent?.split(' ')[1])).toEqual(['nothing', 'a', 'b']);
  });

  test('a feed renders only the visible rows of a long list', () => {
    renderFeed({ ids: Array.from({ length: 10_000 }, (_, index) => `n${index}`) });
    expect(articles()).toHaveLength(3);
  });

  test('a feed fills a tall window with its first render', () => {
    vi.stubGlobal('innerHeight', 1200);
    renderFeed({ ids: Array.from({ length: 100 }, (_, index) => `n${index}`) });
    expect(articles()).toHaveLength(6);
  });

  test('a feed renders the rows below those of the first render when the browser is idle', async () => {
    const waiting: IdleRequestCallback[] = [];
    vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => waiting.push(run));
    const reportSizes = stubSizes({ scroller: 900, row: 200 });
    renderFeed({ ids: Array.from({ length: 100 }, (_, index) => `n${index}`) });
    act(reportSizes);
    expect({ rows: articles().length, waiting: waiting.length }).toEqual({ rows: 3, waiting: 1 });
    await act(async () => waiting[0]!({ didTimeout: false, timeRemaining: () => 1 }));
    // Five fill the view, and three more stand ready below it.
    expect(articles()).toHaveLength(8);
  });

  test('a feed shows an error line instead of a row that cannot be rendered', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
    renderFeed({ ids: ['a', 'broken', 'c'] });
    expect(articles().map((article) => article.getAttribute('aria-label') ?? article.textContent)).toEqual([
      'a',
      "Couldn't show this entry",
      'c',
    ]);
    silence.mockRestore();
  });

  test('a feed renders the content above the rows outside the feed', () => {
    renderFeed({ before: <h2>Above</h2>, overlay: <span>over</span> });
    expect(screen.getByRole('feed').contains(screen.getByRole('heading', { name: 'Above' }))).toBe(false);
    expect(screen.getByRole('feed').contains(screen.getByText('over'))).toBe(false);
  });

  test('a feed without rows shows the replacement, without the feed role', () => {
    renderFeed({ ids: [] });
    expect({ feed: screen.queryByRole('feed'), face: screen.getByText('face') }).toEqual({ feed: null, face: expect.anything() });
  });

  test('a feed is busy while it loads', () => {
    renderFeed({ ids: [], busy: true });
    expect(screen.getByRole('feed', { name: 'Test feed' }).getAttribute('aria-busy')).toBe('true');
  });

  test('a feed has a text but no status role while it loads, because a feed may not contain one', () => {
    renderFeed({ ids: [], busy: true, face: <FeedSkeleton /> });
    expect(within(screen.getByRole('feed')).getByText('Loading')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the end of a feed', () => {
  test('the end of a feed says that the list ends there', () => {
    renderFeed();
    expect(screen.getByText("You've reached the end")).toBeTruthy();
  });

  test('the end of a feed has a button if pages do not load automatically', () => {
    const onLoadMore = vi.fn<() => void>();
    renderFeed({ hasMore: true, isAutomatic: false, onLoadMore });
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  test('the end of a feed says why the next page did not load, and retries', () => {
    const onLoadMore = vi.fn<() => void>();
    renderFeed({ hasMore: true, moreError: new NetworkError('lost'), onLoadMore });
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  test('the end of a feed keeps its failure and its button while it tries again', () => {
    const onLoadMore = vi.fn<() => void>();
    renderFeed({ hasMore: true, moreError: new NetworkError('lost'), isLoadingMore: true, onLoadMore });
    const button = within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' });
    fireEvent.click(button);
    expect({ busy: button.getAttribute('aria-busy'), calls: onLoadMore.mock.calls }).toEqual({ busy: 'true', calls: [] });
  });
});

describe('the keyboard', () => {
  test.each([
    ['PageDown', 'PageUp'],
    ['j', 'k'],
    ['ArrowDown', 'ArrowUp'],
  ])('the keyboard moves to the next row with %s and to the previous row with %s', (next, previous) => {
    renderFeedWithKeys();
    act(() => articles()[0]!.focus());
    press(next);
    press(next);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('c');
    press(previous);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('b');
  });

  test('the keyboard moves to rows that are not rendered yet', () => {
    renderFeedWithKeys();
    act(() => articles()[2]!.focus());
    press('j');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('d');
    expect(document.activeElement?.getAttribute('aria-posinset')).toBe('4');
  });

  test('the keyboard stays on the last row', () => {
    renderFeedWithKeys({ ids: ['a'] });
    act(() => articles()[0]!.focus());
    press('j');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('a');
  });

  test('the keyboard leaves arrows inside a row to the focused control, but not letters', () => {
    renderFeedWithKeys();
    act(() => screen.getByRole('button', { name: 'press a' }).focus());
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('press a');
    press('j');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('b');
  });

  test.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])('the keyboard ignores keys with a modifier (%j)', (modifier) => {
    renderFeedWithKeys();
    act(() => articles()[0]!.focus());
    press('j', modifier);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('a');
  });

  test('the keyboard leaves letters to a text field', () => {
    renderFeedWithKeys();
    act(() => screen.getByRole('textbox', { name: 'text of a' }).focus());
    press('j');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('text of a');
  });

  test('the key j starts at the first visible row when the focus is outside the rows', () => {
    renderFeedWithKeys({ before: <button type="button">outside</button> });
    act(() => screen.getByRole('button', { name: 'outside' }).focus());
    press('j');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('a');
  });
});

describe('the focus, when its row is removed', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label');

  test.each([
    ['the next row', 'b', ['a', 'c', 'd'], 'c'],
    ['the one before, at the end', 'c', ['a', 'b'], 'b'],
  ])('the focus of a removed row moves to %s', (_what, id, left, expected) => {
    const { rerender } = renderFeed({ ids: [...new Set(['a', 'b', 'c', ...left])] });
    act(() => screen.getByRole('button', { name: `press ${id}` }).focus());
    rerender(<Feed {...base} ids={left} />);
    expect(focused()).toBe(expected);
  });

  test('the focus of a removed row stays on another element that already has it', () => {
    const { rerender } = renderFeed();
    act(() => articles()[1]!.focus());
    const other = document.body.appendChild(document.createElement('input'));
    act(() => other.focus());
    rerender(<Feed {...base} ids={['a', 'c']} />);
    expect(document.activeElement).toBe(other);
    other.remove();
  });

  test('the focus stays when another row is removed', () => {
    const { rerender } = renderFeed();
    act(() => articles()[1]!.focus());
    rerender(<Feed {...base} ids={['b', 'c']} />);
    expect(focused()).toBe('b');
  });
});

describe('being at the top', () => {
  test('being at the top is reported once at the start', () => {
    const onAtTop = vi.fn<(isAtTop: boolean) => void>();
    renderFeed({ onAtTop });
    expect(onAtTop.mock.calls).toEqual([[true]]);
  });
});

/** A feed with a button that adds a row at the top. */
function Growing() {
  const [ids, setIds] = useState(['b', 'c']);
  return (
    <>
      <button type="button" onClick={() => setIds(['a', ...ids])}>
        add
      </button>
      <Feed {...base} ids={ids} />
    </>
  );
}

test('a row keeps its state when others appear above', () => {
  renderWithRoot(<Growing />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'text of b' });
  fireEvent.change(field, { target: { value: 'typed' } });
  fireEvent.click(screen.getByRole('button', { name: 'add' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'text of b' })).toBe(field);
  expect(articles().map((article) => article.getAttribute('aria-posinset'))).toEqual(['1', '2', '3']);
});
