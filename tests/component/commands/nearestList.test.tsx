import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, test } from 'vitest';
import type { WireNote } from '~/api/wire';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { visitsOf } from '~/services/workspace/visits';
import { LivePanes, type VisitMemory } from '~/workspace/panes/LivePanes';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { FIXTURE_NOW, note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { MemoryLocalStore } from '../../fixtures/memoryStores';
import { KeyListener } from '../KeyListener';
import { renderWithRoot } from '../renderWithRoot';

const bob = user('bob').build();
const post = (id: string): WireNote => note().id(id).by(bob).text(`text of ${id}`).build();
const newest = [post('n9'), post('n8'), post('n7')];

const feed = (name: string): HTMLElement => screen.getByRole('feed', { name });
const row = (name: string, id: string): HTMLElement =>
  within(feed(name))
    .getAllByRole('article')
    .find((article) => article.textContent?.includes(`text of ${id}`))!;

const memory: VisitMemory = { visitsOf: () => visitsOf('/'), setVisits: () => {} };

/** The home timeline in the main pane, the local one in a column beside it, and something else in a third pane. */
async function renderPanes(
  api: ApiScript = {},
  local = new MemoryLocalStore(),
  other: ReactNode = <button type="button">elsewhere</button>,
) {
  const panes = new LivePanes(new PaneHistory(new MemoryBackend(visitsOf('/'))));
  const inPane = (id: string, content: ReactNode) => {
    const { element } = panes.of(id, memory);
    document.body.append(element);
    return createPortal(content, element);
  };
  const test = renderWithRoot(
    <>
      <KeyListener panes={panes} />
      <div role="tablist">
        <button type="button" role="tab">
          a tab
        </button>
      </div>
      {inPane('main', <TimelineFeed source={{ kind: 'home' }} label="Home" viewKey="main" />)}
      {inPane(
        'column',
        <div data-testid="column" tabIndex={-1}>
          <TimelineFeed source={{ kind: 'local' }} label="Local" viewKey="column" />
        </div>,
      )}
      {inPane('other', other)}
    </>,
    { local, me: user('alice').me(), api: { emojis: { emojis: [] }, 'notes/timeline': newest, 'notes/local-timeline': newest, ...api } },
  );
  await act(settled);
  /** Where the pages end that were loaded since the last call. */
  const asked = () => {
    const home = test.api.paramsOf('notes/timeline').map(({ untilId }) => untilId);
    const beside = test.api.paramsOf('notes/local-timeline').map(({ untilId }) => untilId);
    test.api.calls.length = 0;
    return { home, local: beside };
  };
  asked();
  return { ...test, panes, asked };
}

const press = async (): Promise<void> => {
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'l' }));
  await act(settled);
};

test('L loads older notes into the list that has the focus, and the focus stays', async () => {
  const { asked } = await renderPanes();
  act(() => row('Local', 'n8').focus());
  await press();
  expect(asked()).toEqual({ home: [], local: ['n7'] });
  expect(document.activeElement).toBe(row('Local', 'n8'));
});

test('L loads older notes into the list of the column that has the focus', async () => {
  const { asked } = await renderPanes();
  act(() => screen.getByTestId('column').focus());
  await press();
  expect(asked()).toEqual({ home: [], local: ['n7'] });
});

test.each(['nowhere', 'in a pane without a list'])(
  'with the focus %s L loads older notes into the list of the main pane',
  async (where) => {
    const { asked } = await renderPanes();
    if (where !== 'nowhere') act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
    await press();
    expect(asked()).toEqual({ home: ['n7'], local: [] });
  },
);

test('L does nothing at the end of a list', async () => {
  const { api, asked } = await renderPanes();
  api.on('notes/timeline', []);
  await press();
  expect(asked().home).toEqual(['n7']);
  await press();
  expect(asked().home).toEqual([]);
});

/** Loses the connection so that something is missing above all notes. */
async function withGapAbove() {
  const test = await renderPanes({ 'notes/timeline': newest });
  test.api.on('notes/timeline', apiError({ message: 'busy' }));
  act(() =>
    runInAction(() => test.root.session.current)
      .timelines.find({ kind: 'home' })
      .catchUp(),
  );
  await screen.findByRole('article', { name: 'Missing notes' });
  test.asked();
  return test;
}

test('L fills what is missing first, and then loads older notes', async () => {
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
])('TL12 a gap %s the reader is filled from the reader’s side', async (_where, id, page) => {
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

test('the pane that had the focus last stays the active one', async () => {
  const { asked } = await renderPanes();
  act(() => row('Local', 'n8').focus());
  act(() => row('Local', 'n8').blur());
  await press();
  expect(asked()).toEqual({ home: [], local: ['n7'] });
});

test('T moves the focus to the first visible note of the main pane', async () => {
  await renderPanes();
  act(() => void fireEvent.keyDown(document.body, { key: 't' }));
  expect(document.activeElement).toBe(row('Home', 'n9'));
});

test('J and K move the focus in the list that has it', async () => {
  await renderPanes();
  act(() => row('Local', 'n8').focus());
  act(() => void fireEvent.keyDown(document.activeElement!, { key: 'j' }));
  expect(document.activeElement).toBe(row('Local', 'n7'));
  act(() => void fireEvent.keyDown(document.activeElement!, { key: 'k' }));
  expect(document.activeElement).toBe(row('Local', 'n8'));
});

const pressKey = async (key: string): Promise<void> => {
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
  await act(settled);
};

describe('with the focus outside of notes', () => {
  test('WS21 the key j goes to the first note in sight of the active pane, and from there on', async () => {
    await renderPanes();
    await pressKey('j');
    expect(document.activeElement).toBe(row('Home', 'n9'));
    await pressKey('j');
    expect(document.activeElement).toBe(row('Home', 'n8'));
  });

  test('WS21 the key j goes on from the note that had the focus last', async () => {
    await renderPanes();
    act(() => row('Local', 'n8').focus());
    act(() => screen.getByTestId('column').focus());
    await pressKey('j');
    expect(document.activeElement).toBe(row('Local', 'n7'));
  });

  test('WS21 the key j means the pane whose header was pressed or focused last', async () => {
    const { panes } = await renderPanes();
    const frame = document.createElement('section');
    frame.append(document.createElement('button'));
    document.body.append(frame);
    panes.of('column', memory).attachFrame(frame);
    act(() => frame.querySelector('button')!.focus());
    await pressKey('j');
    expect(document.activeElement).toBe(row('Local', 'n9'));
    fireEvent.pointerDown(feed('Home'));
    act(() => row('Local', 'n9').blur());
    await pressKey('j');
    expect(document.activeElement).toBe(row('Home', 'n9'));
  });

  test('WS21 the key j stays in a pane that lists nothing', async () => {
    await renderPanes();
    const button = screen.getByRole('button', { name: 'elsewhere' });
    act(() => button.focus());
    await pressKey('j');
    expect(document.activeElement).toBe(button);
  });

  test('WS21 the keys j and k walk through the cards and rows of a page without a feed', async () => {
    const cards = (
      <>
        <header data-part="header">
          <ul>
            <li>
              <button type="button">a tab</button>
            </li>
          </ul>
        </header>
        <article>
          <a href="/clips/1">first</a>
          <ul>
            <li>
              <button type="button">a face</button>
            </li>
          </ul>
        </article>
        <article>without a link</article>
        <div data-rows>
          <div>
            <a href="/clips/2">second</a>
          </div>
        </div>
        <ul>
          <li>
            <button type="button">third</button>
          </li>
        </ul>
      </>
    );
    await renderPanes({}, new MemoryLocalStore(), cards);
    act(() => screen.getAllByRole('button', { name: 'a tab' })[0]!.focus());
    const reached: (string | null | undefined)[] = [];
    for (const key of ['j', 'j', 'j', 'j', 'k', 'k', 'k']) {
      await pressKey(key);
      reached.push(document.activeElement?.textContent);
    }
    expect(reached).toEqual(['first', 'second', 'third', 'third', 'second', 'first', 'first']);
  });

  test.each([
    ['r', { id: 'composer', params: { replyId: 'n9' } }],
    ['q', { kind: 'menu' }],
    ['e', { id: 'reactionPicker' }],
    ['m', { kind: 'menu' }],
  ])('WS21 the key %s acts on the note that the reader is at, and shows by the focus which one that is', async (key, opened) => {
    const { root } = await renderPanes();
    await pressKey(key);
    expect(document.activeElement).toBe(row('Home', 'n9'));
    expect(runInAction(() => root.overlays.stack.at(-1))).toMatchObject(opened);
  });

  test('a key with a meaning for the whole page keeps it outside of notes', async () => {
    const { panes } = await renderPanes();
    await pressKey('s');
    expect(panes.main.history.href).toBe('/search');
  });

  test('a key that is pressed in a drawer above the page moves nothing below it', async () => {
    await renderPanes();
    const layers = document.createElement('div');
    layers.id = 'layers';
    layers.append(document.createElement('button'));
    document.body.append(layers);
    act(() => layers.querySelector('button')!.focus());
    await pressKey('j');
    expect(document.activeElement).toBe(layers.querySelector('button'));
    layers.remove();
  });

  test('WS21 the key j works from a tab, which uses arrows and no letters', async () => {
    await renderPanes();
    act(() => screen.getByRole('tab', { name: 'a tab' }).focus());
    await pressKey('j');
    expect(document.activeElement).toBe(row('Home', 'n9'));
  });
});
