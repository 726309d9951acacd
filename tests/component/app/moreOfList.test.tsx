import { act, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { WireNote } from '~/api/wire';
import { moreOfList } from '~/app/moreOfList';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { FIXTURE_NOW, note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { MemoryLocalStore } from '../../fixtures/memoryStores';
import { renderWithRoot } from '../renderWithRoot';

const bob = user('bob').build();
const post = (id: string): WireNote => note().id(id).by(bob).text(`text of ${id}`).build();
const newest = [post('n9'), post('n8'), post('n7')];

const feed = (name: string): HTMLElement => screen.getByRole('feed', { name });
const row = (name: string, id: string): HTMLElement =>
  within(feed(name))
    .getAllByRole('article')
    .find((article) => article.textContent?.includes(`text of ${id}`))!;

/** The home timeline in the main pane, the local one in a column beside it, and something else in a third pane. */
async function renderPanes(api: ApiScript = {}, local = new MemoryLocalStore()) {
  const test = renderWithRoot(
    <>
      <div data-pane="main">
        <TimelineFeed source={{ kind: 'home' }} label="Home" viewKey="main" />
      </div>
      <div data-pane="column" data-testid="column" tabIndex={-1}>
        <TimelineFeed source={{ kind: 'local' }} label="Local" viewKey="column" />
      </div>
      <div data-pane="other">
        <button type="button">elsewhere</button>
      </div>
    </>,
    { local, me: user('alice').me(), api: { emojis: { emojis: [] }, 'notes/timeline': newest, 'notes/local-timeline': newest, ...api } },
  );
  await act(settled);
  /** What the pages end with that were asked for since. */
  const asked = () => {
    const home = test.api.paramsOf('notes/timeline').map(({ untilId }) => untilId);
    const beside = test.api.paramsOf('notes/local-timeline').map(({ untilId }) => untilId);
    test.api.calls.length = 0;
    return { home, local: beside };
  };
  asked();
  return { ...test, asked };
}

const press = async (): Promise<void> => {
  act(() => moreOfList());
  await act(settled);
};

test('with the focus in a list, older notes are loaded there, and the focus stays', async () => {
  const { asked } = await renderPanes();
  act(() => row('Local', 'n8').focus());
  await press();
  expect(asked()).toEqual({ home: [], local: ['n7'] });
  expect(document.activeElement).toBe(row('Local', 'n8'));
});

test('a column that has the focus as a whole counts as its list', async () => {
  const { asked } = await renderPanes();
  act(() => screen.getByTestId('column').focus());
  await press();
  expect(asked()).toEqual({ home: [], local: ['n7'] });
});

test.each(['nowhere', 'in a pane without a list'])('with the focus %s it is the list of the main pane', async (where) => {
  const { asked } = await renderPanes();
  if (where !== 'nowhere') act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
  await press();
  expect(asked()).toEqual({ home: ['n7'], local: [] });
});

test('at the end of a list nothing happens', async () => {
  const { api, asked } = await renderPanes();
  api.on('notes/timeline', []);
  await press();
  expect(asked().home).toEqual(['n7']);
  await press();
  expect(asked().home).toEqual([]);
});

/** Loses the connection in such a way that something is missing above all notes. */
async function withGapAbove() {
  const test = await renderPanes({ 'notes/timeline': newest });
  test.api.on('notes/timeline', apiError({ message: 'busy' }));
  act(() =>
    runInAction(() => test.root.session.current)
      .timelines.find({ kind: 'home' })
      .catchUp(),
  );
  await act(settled);
  test.asked();
  return test;
}

test('what is missing comes first, then what is older', async () => {
  const { api, asked } = await withGapAbove();
  expect(within(feed('Home')).getByRole('article', { name: 'Missing notes' })).toBeTruthy();
  api.on('notes/timeline', [post('na'), post('n9')]);
  await press();
  expect(asked().home, 'the newest page closes it').toEqual([undefined]);
  expect(within(feed('Home')).queryByRole('article', { name: 'Missing notes' })).toBeNull();
  await press();
  expect(asked().home).toEqual(['n7']);
});

test.each([
  ['below', 'n8', { untilId: 'n7' }],
  ['above', 'n4', { sinceId: 'n4' }],
])('TL12 what is missing %s the reader is filled from the side that the reader is on', async (_where, id, page) => {
  const place = { anchor: { id: 'n4', delta: 0 }, aboveId: 'n5', aboveDate: null, width: 600, heights: [], savedAt: FIXTURE_NOW };
  const local = new MemoryLocalStore();
  local.set('reading:main', JSON.stringify(place));
  const older = [post('n4'), post('n3')];
  const { api } = await renderPanes({ 'notes/timeline': ({ untilId }) => (untilId === undefined ? newest : older) }, local);
  act(() => row('Home', id).focus());
  await press();
  expect(api.paramsOf('notes/timeline')).toEqual([expect.objectContaining(page)]);
  expect(document.activeElement).toBe(row('Home', id));
});
