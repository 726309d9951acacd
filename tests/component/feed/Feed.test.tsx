import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Feed, type FeedProps } from '~/components/feed/Feed';
import type { FeedRowProps } from '~/components/feed/FeedRow';
import { FeedSkeleton } from '~/components/feed/FeedSkeleton';
import { NetworkError } from '~/lib/AppError';
import { KeyListener } from '../KeyListener';
import { renderWithRoot } from '../renderWithRoot';

/*
 * Nothing has a size here, so a feed renders the few rows that it keeps beyond what is in sight. What needs sizes is
 * tested in a browser.
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

const renderFeed = (props: Partial<FeedProps> = {}) => renderWithRoot(<Feed {...base} {...props} />);

/** A feed in which the keys of commands work. */
const renderFeedWithKeys = (props: Partial<FeedProps> = {}) =>
  renderWithRoot(
    <>
      <KeyListener />
      <Feed {...base} {...props} />
    </>,
  );
const articles = (): HTMLElement[] => within(screen.getByRole('feed')).getAllByRole('article');
const press = (key: string, options: object = {}): boolean => fireEvent.keyDown(document.activeElement!, { key, ...options });

describe('a feed', () => {
  test('has a name, and articles that know their place', () => {
    renderFeed();
    expect(screen.getByRole('feed', { name: 'Test feed' }).getAttribute('aria-busy')).toBe('false');
    expect(
      articles().map((article) => [article.getAttribute('aria-label'), article.ariaPosInSet ?? article.getAttribute('aria-posinset')]),
    ).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]);
    expect(articles()[0]!.getAttribute('aria-setsize')).toBe('6');
  });

  test('does not say how many rows there are before it knows', () => {
    renderFeed({ hasMore: true });
    expect(articles()[0]!.getAttribute('aria-setsize')).toBe('-1');
  });

  test('tells each row what stands above it', () => {
    renderFeed();
    expect(articles().map((article) => article.textContent?.split(' ')[1])).toEqual(['nothing', 'a', 'b']);
  });

  test('renders only what is in sight, however long it is', () => {
    renderFeed({ ids: Array.from({ length: 10_000 }, (_, index) => `n${index}`) });
    expect(articles()).toHaveLength(3);
  });

  test('shows a line in place of a row that cannot be drawn', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
    renderFeed({ ids: ['a', 'broken', 'c'] });
    expect(articles().map((article) => article.getAttribute('aria-label') ?? article.textContent)).toEqual([
      'a',
      'This entry could not be shown',
      'c',
    ]);
    silence.mockRestore();
  });

  test('puts what stands above the rows outside of the feed', () => {
    renderFeed({ before: <h2>Above</h2>, overlay: <span>over</span> });
    expect(screen.getByRole('feed').contains(screen.getByRole('heading', { name: 'Above' }))).toBe(false);
    expect(screen.getByRole('feed').contains(screen.getByText('over'))).toBe(false);
  });

  test('without rows shows what stands for them, and is no feed of nothing', () => {
    renderFeed({ ids: [] });
    expect([screen.queryByRole('feed'), screen.getByText('face')]).toEqual([null, expect.anything()]);
  });

  test('that is loading is a busy feed', () => {
    renderFeed({ ids: [], busy: true });
    expect(screen.getByRole('feed', { name: 'Test feed' }).getAttribute('aria-busy')).toBe('true');
  });

  test('that is loading holds words, and no status, which no feed may hold', () => {
    renderFeed({ ids: [], busy: true, face: <FeedSkeleton /> });
    expect(within(screen.getByRole('feed')).getByText('Loading')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the end of a feed', () => {
  test('says that it is the end', () => {
    renderFeed();
    expect(screen.getByText('That is everything')).toBeTruthy();
  });

  test('has a button where people do not want pages to load by themselves', () => {
    const onLoadMore = vi.fn<() => void>();
    renderFeed({ hasMore: true, isAutomatic: false, onLoadMore });
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  test('says why the next page could not be loaded, and tries again', () => {
    const onLoadMore = vi.fn<() => void>();
    renderFeed({ hasMore: true, moreError: new NetworkError('lost'), onLoadMore });
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });
});

describe('the keyboard', () => {
  test.each([
    ['PageDown', 'PageUp'],
    ['j', 'k'],
    ['ArrowDown', 'ArrowUp'],
  ])('%s goes to the next row and %s to the one before', (next, previous) => {
    renderFeedWithKeys();
    act(() => articles()[0]!.focus());
    press(next);
    press(next);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('c');
    press(previous);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('b');
  });

  test('goes on to rows that are not rendered yet', () => {
    renderFeedWithKeys();
    act(() => articles()[2]!.focus());
    press('j');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('d');
    expect(document.activeElement?.getAttribute('aria-posinset')).toBe('4');
  });

  test('stays on the last row at the end', () => {
    renderFeedWithKeys({ ids: ['a'] });
    act(() => articles()[0]!.focus());
    press('j');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('a');
  });

  test('arrows inside a row are left to what has the focus, letters are not', () => {
    renderFeedWithKeys();
    act(() => screen.getByRole('button', { name: 'press a' }).focus());
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('press a');
    press('j');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('b');
  });

  test.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])('keys with a modifier (%j) mean something else', (modifier) => {
    renderFeedWithKeys();
    act(() => articles()[0]!.focus());
    press('j', modifier);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('a');
  });

  test('letters typed into a field are text', () => {
    renderFeedWithKeys();
    act(() => screen.getByRole('textbox', { name: 'text of a' }).focus());
    press('j');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('text of a');
  });

  test('j outside the rows begins at the first in sight', () => {
    renderFeedWithKeys({ before: <button type="button">outside</button> });
    act(() => screen.getByRole('button', { name: 'outside' }).focus());
    press('j');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('a');
  });
});

describe('the focus, when its row goes', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label');

  test.each([
    ['the next row', 'b', ['a', 'c', 'd'], 'c'],
    ['the one before, at the end', 'c', ['a', 'b'], 'b'],
  ])('goes on to %s', (_what, id, left, expected) => {
    const { rerender } = renderFeed({ ids: [...new Set(['a', 'b', 'c', ...left])] });
    act(() => screen.getByRole('button', { name: `press ${id}` }).focus());
    rerender(<Feed {...base} ids={left} />);
    expect(focused()).toBe(expected);
  });

  test('stays with whoever has it by then', () => {
    const { rerender } = renderFeed();
    act(() => articles()[1]!.focus());
    const other = document.body.appendChild(document.createElement('input'));
    act(() => other.focus());
    rerender(<Feed {...base} ids={['a', 'c']} />);
    expect(document.activeElement).toBe(other);
    other.remove();
  });

  test('stays where it is when another row goes', () => {
    const { rerender } = renderFeed();
    act(() => articles()[1]!.focus());
    rerender(<Feed {...base} ids={['b', 'c']} />);
    expect(focused()).toBe('b');
  });
});

describe('being at the top', () => {
  test('is told once at the beginning', () => {
    const onAtTop = vi.fn<(isAtTop: boolean) => void>();
    renderFeed({ onAtTop });
    expect(onAtTop.mock.calls).toEqual([[true]]);
  });
});

/** A feed that gets a row above by a press of a button. */
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

test('a row keeps what is in it when others appear above', () => {
  renderWithRoot(<Growing />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'text of b' });
  fireEvent.change(field, { target: { value: 'typed' } });
  fireEvent.click(screen.getByRole('button', { name: 'add' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'text of b' })).toBe(field);
  expect(articles().map((article) => article.getAttribute('aria-posinset'))).toEqual(['1', '2', '3']);
});
