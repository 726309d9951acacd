import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Feed } from '~/components/feed/Feed';
import type { FeedRowProps } from '~/components/feed/FeedRow';
import { leaveFeed } from '~/components/list/listKeys';
import { KeyListener } from '../KeyListener';
import { renderWithRoot } from '../renderWithRoot';

const focused = () => document.activeElement?.textContent;

test.each([
  ['End', 'after'],
  ['Home', 'before'],
])('Ctrl+%s leaves a feed for the element %s it', async (key, expected) => {
  renderWithRoot(
    <>
      <KeyListener />
      <button type="button">before</button>
      <Feed
        label="Test feed"
        ids={['a', 'b']}
        Row={Row}
        viewKey="view"
        face={null}
        hasMore={false}
        isLoadingMore={false}
        moreError={null}
        onLoadMore={() => {}}
      />
      <button type="button">after</button>
    </>,
  );
  act(() => screen.getAllByRole('article')[0]!.focus());
  expect(fireEvent.keyDown(document.activeElement!, { key, ctrlKey: true })).toBe(false);
  await waitFor(() => expect(focused()).toBe(expected));
});

test('the end of the feed is shown if nothing follows it', () => {
  render(
    <>
      <button type="button">before</button>
      <div role="feed" aria-label="Test feed">
        <button type="button">inside</button>
      </div>
    </>,
  );
  const feed = screen.getByRole('feed');
  const show = vi.spyOn(feed, 'scrollIntoView').mockImplementation(() => {});
  screen.getByRole('button', { name: 'inside' }).focus();
  leaveFeed(feed, true);
  expect(show).toHaveBeenCalledWith({ block: 'end' });
  expect(focused()).toBe('inside');
});

function Row({ id }: FeedRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- rows of a feed take the focus
    <article tabIndex={0} aria-label={id}>
      <button type="button">press {id}</button>
    </article>
  );
}
