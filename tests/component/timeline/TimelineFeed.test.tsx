import { act, fireEvent, screen, within } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { Activity } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { NewNotesPill } from '~/components/timeline/NewNotesPill';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import type { Pane, PaneReport } from '~/router/PaneContext';
import type { TimelineView } from '~/stores/timelines/TimelineView';
import type { WireNote } from '~/api/wire';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { FIXTURE_NOW, note, user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { MemoryLocalStore } from '../../fixtures/memoryStores';
import { renderWithRoot } from '../renderWithRoot';

const bob = user('bob').build();
const post = (id: string, text: string, fields: Partial<WireNote> = {}): WireNote => note().id(id).by(bob).text(text).with(fields).build();

/** A timeline that begins with a note of the last visit, five minutes ago. */
async function renderWithStored(api: ApiScript) {
  const test = createTestRoot({ me: user('alice').me(), api: { emojis: { emojis: [] }, ...api } });
  const { timelines } = test.root.session.current;
  const { timeline } = timelines.acquire({ kind: 'home' });
  const [key] = [...timelines.inUse()][0]!;
  timelines.dispose();
  timelines.beginWith({ [key]: { at: FIXTURE_NOW - 5 * 60_000, notes: [post('n1', 'first')] } });
  expect(timeline.storedAt).toBeNull();
  renderWithRoot(<TimelineFeed source={{ kind: 'home' }} label="Home timeline" viewKey="view" />, { test });
  await act(settled);
  return test;
}

async function renderTimeline(api: ApiScript = {}, local = new MemoryLocalStore(), pane: Partial<Pane> = {}) {
  const test = renderWithRoot(<TimelineFeed source={{ kind: 'home' }} label="Home timeline" viewKey="view" />, {
    me: user('alice').me(),
    api: { emojis: { emojis: [] }, 'notes/timeline': [post('n2', 'second'), post('n1', 'first')], ...api },
    local,
    pane,
  });
  await act(settled);
  const stream = (...notes: readonly WireNote[]): void =>
    act(() => {
      for (const one of notes) test.network.socket.receiveOn('homeTimeline', 'note', one);
      test.frames.next();
    });
  return { ...test, stream };
}

const texts = (): (string | null)[] =>
  within(screen.getByRole('feed'))
    .getAllByRole('article')
    .map((article) => article.getAttribute('aria-label') ?? article.textContent);

describe('a timeline', () => {
  test('a timeline is a feed of notes, newest first', async () => {
    await renderTimeline();
    const articles = within(screen.getByRole('feed', { name: 'Home timeline' })).getAllByRole('article', { name: 'Bob' });
    expect(articles.map((article) => /first|second/.exec(article.textContent ?? '')?.[0])).toEqual(['second', 'first']);
  });

  test('a timeline shows new notes at once', async () => {
    const { stream, network } = await renderTimeline();
    act(() => network.socket.accept());
    stream(post('n3', 'third'));
    expect(texts()[0]).toContain('third');
  });

  test('notes of the last visit are shown with their moment until the server answers', async () => {
    let answer = (_notes: readonly WireNote[]): void => {};
    await renderWithStored({ 'notes/timeline': () => new Promise((resolve) => (answer = resolve)) });
    expect(texts()[0]).toContain('first');
    expect(screen.getByText('As of 5 minutes ago')).toBeTruthy();
    answer([post('n1', 'first')]);
    await act(settled);
    expect(screen.queryByText(/^As of/)).toBeNull();
    expect(texts()).toHaveLength(1);
  });

  test('a refusal leaves the notes of the last visit, and a button that tries again', async () => {
    const { api } = await renderWithStored({ 'notes/timeline': apiError() });
    expect(texts()[0]).toContain('first');
    expect(screen.getByText('As of 5 minutes ago')).toBeTruthy();
    api.on('notes/timeline', [post('n2', 'second'), post('n1', 'first')]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settled);
    expect(screen.queryByText(/^As of/)).toBeNull();
    expect(texts()[0]).toContain('second');
  });

  test("a timeline plays another sound for the viewer's own note", async () => {
    const { stream, network, root } = await renderTimeline();
    act(() => network.socket.accept());
    const play = vi.spyOn(root.sound, 'play').mockImplementation(() => {});
    stream(post('n3', 'third'), note().id('n4').by(user('alice').build()).build());
    expect(play.mock.calls).toEqual([['note'], ['noteMy']]);
  });

  test('a timeline shows dates between notes of different days', async () => {
    await renderTimeline({
      'notes/timeline': [
        post('n3', 'today', { createdAt: '2024-02-10T12:00:00.000Z' }),
        post('n2', 'the day before', { createdAt: '2024-02-08T12:00:00.000Z' }),
        post('n1', 'same day', { createdAt: '2024-02-08T11:00:00.000Z' }),
      ],
    });
    expect([screen.getAllByText('Feb 10, 2024'), screen.getAllByText('Feb 8, 2024')].map((found) => found.length)).toEqual([1, 1]);
  });

  test('a timeline without notes says so', async () => {
    await renderTimeline({ 'notes/timeline': [] });
    expect(screen.getByText('No notes yet')).toBeTruthy();
  });

  test('a timeline says why it does not load, and retries', async () => {
    const { api } = await renderTimeline({ 'notes/timeline': apiError({ message: 'the database sleeps' }) });
    expect(screen.getByRole('alert').textContent).toContain('the database sleeps');
    api.on('notes/timeline', [post('n1', 'first')]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settled);
    expect(texts()[0]).toContain('first');
  });

  test('a timeline removes a deleted note', async () => {
    const { root } = await renderTimeline();
    act(() => void runInAction(() => root.session.current).notes.remove('n2'));
    expect(texts()).toHaveLength(1);
  });
});

describe('renotes of one note', () => {
  const original = post('n1', 'Worth reading');
  const renote = (id: string, name: string): WireNote => note().id(id).by(user(name).build()).renoting(original).build();
  /** Each row from top to bottom: whether it shows a note in full or a line. */
  const rows = (): string[] =>
    within(screen.getByRole('feed'))
      .getAllByRole('article')
      .map((row) => (within(row).queryByRole('button', { name: 'Reply' }) ? 'whole' : 'line'));

  test('TL18 renotes of one note are lines below the first of them, also when the renoters differ', async () => {
    await renderTimeline({ 'notes/timeline': [renote('n4', 'carol'), renote('n3', 'dave'), post('n2', 'second')] });
    expect(rows()).toEqual(['whole', 'line', 'whole']);
    fireEvent.click(screen.getByRole('button', { name: 'Worth reading' }));
    expect(rows()).toEqual(['whole', 'whole', 'whole']);
  });

  test('TL18 the note itself is a line below a renote of it', async () => {
    await renderTimeline({ 'notes/timeline': [renote('n4', 'carol'), renote('n3', 'dave'), original] });
    expect(rows()).toEqual(['whole', 'line', 'line']);
  });

  test('TL18 a renote that arrives above the note itself is a line', async () => {
    const { stream, network } = await renderTimeline({ 'notes/timeline': [original] });
    act(() => network.socket.accept());
    stream(renote('n4', 'carol'));
    expect(rows()).toEqual(['line', 'whole']);
  });

  test('TL18 a renote that arrives live is a line, and the one shown in full stays so', async () => {
    const { stream, network } = await renderTimeline({ 'notes/timeline': [renote('n3', 'dave')] });
    act(() => network.socket.accept());
    stream(renote('n4', 'carol'));
    expect(rows()).toEqual(['line', 'whole']);
  });

  test('a note that the reader saw as a renote is a line when its own row loads further down', async () => {
    const { api, root } = await renderTimeline({ 'notes/timeline': [renote('n3', 'dave'), post('n2', 'second')] });
    api.on('notes/timeline', [original]);
    await act(() =>
      runInAction(() => root.session.current)
        .timelines.find({ kind: 'home' })
        .loadMore(),
    );
    expect(rows()).toEqual(['whole', 'whole', 'line']);
  });

  test('the next renote is shown in full when the first one is removed', async () => {
    const { root } = await renderTimeline({ 'notes/timeline': [renote('n4', 'carol'), renote('n3', 'dave')] });
    const { notes, timelines } = runInAction(() => root.session.current);
    act(() => void notes.remove('n4'));
    expect(runInAction(() => timelines.find({ kind: 'home' }).isRepeated('n1', 'n3'))).toBe(false);
  });

  test('all renotes of one note are shown in full when the setting says so', async () => {
    const { root } = await renderTimeline({ 'notes/timeline': [renote('n4', 'carol'), renote('n3', 'dave'), original] });
    act(() => root.settings.set('collapseRenotes', false));
    expect(rows()).toEqual(['whole', 'whole', 'whole']);
  });
});

describe('away from the top', () => {
  async function renderAway() {
    const test = await renderTimeline();
    act(() => test.network.socket.accept());
    const feed = screen.getByRole('feed');
    const scroller = feed.parentElement!;
    act(() => {
      scroller.scrollTop = 500;
      fireEvent.scroll(scroller);
    });
    return test;
  }

  test('a view away from the top counts new notes, and shows them on request', async () => {
    const { stream } = await renderAway();
    stream(post('n3', 'third'), post('n4', 'fourth'));
    expect(texts().join(' ')).not.toContain('third');
    fireEvent.click(screen.getByRole('button', { name: '2 new notes' }));
    expect(texts()[0]).toContain('fourth');
    expect(screen.queryByRole('button', { name: /new note/ })).toBeNull();
  });
});

test('where a pane has a header, the button that shows new notes stands there', () => {
  const newsSlot = document.body.appendChild(document.createElement('div'));
  const view = observable({ newCount: 2, held: [] }) as unknown as TimelineView;
  renderWithRoot(<NewNotesPill view={view} listName={undefined} onShow={() => {}} />, { pane: { newsSlot } });
  const button = within(newsSlot).getByRole('button', { name: '2 new notes' });
  expect(button.textContent).toBe('2 new');
  newsSlot.remove();
});

test('a timeline goes on counting while its page is out of sight', async () => {
  let follow!: PaneReport['follow'];
  const test = await renderTimeline({}, new MemoryLocalStore(), { report: (one) => void (follow = one?.follow ?? follow) });
  act(() => test.network.socket.accept());
  test.unmount();
  const told: number[] = [];
  const end = follow((waiting) => told.push(waiting));
  test.stream(post('n8', 'eighth'), post('n9', 'ninth'));
  end();
  expect(told.at(-1)).toBe(2);
});

describe('what is announced about new notes', () => {
  test.each([
    ['alone', undefined, '2 new notes'],
    ['beside others', 'Home timeline', 'Home timeline: 2 new notes'],
  ])('of a list that is %s', async (_place, listName, said) => {
    renderWithRoot(<NewNotesPill view={observable({ newCount: 2 }) as TimelineView} listName={listName} onShow={() => {}} />);
    expect(await screen.findByText(said, { selector: 'output' })).toBeTruthy();
  });
});

describe('missing notes', () => {
  async function renderGap() {
    const test = await renderTimeline();
    test.api.on('notes/timeline', apiError({ message: 'busy' }));
    act(() =>
      runInAction(() => test.root.session.current)
        .timelines.find({ kind: 'home' })
        .catchUp(),
    );
    await screen.findByRole('article', { name: 'Missing notes' });
    return test;
  }

  test('missing notes are a row with a button that loads them', async () => {
    const { api, frames } = await renderGap();
    const gap = within(screen.getByRole('feed')).getByRole('article', { name: 'Missing notes' });
    api.on('notes/timeline', [post('n3', 'third'), post('n2', 'second')]);
    fireEvent.click(within(gap).getByRole('button', { name: 'Load missing notes' }));
    await act(settled);
    act(() => frames.next());
    expect(texts().map((text) => /first|second|third|Missing/.exec(text ?? '')?.[0])).toEqual(['third', 'second', 'first']);
  });

  test('missing notes say why they do not load', async () => {
    await renderGap();
    fireEvent.click(screen.getByRole('button', { name: 'Load missing notes' }));
    await act(settled);
    const gap = screen.getByRole('article', { name: 'Missing notes' });
    expect({
      isBusy: gap.textContent?.includes('busy'),
      hasRetry: within(gap).queryByRole('button', { name: 'Try again' }) !== null,
    }).toEqual({ isBusy: true, hasRetry: true });
  });
});

describe('a remembered position', () => {
  const place = { anchor: { id: 'n050', delta: 0 }, aboveId: 'n058', aboveDate: null, width: 600, heights: [], savedAt: FIXTURE_NOW };
  const remembering = (): MemoryLocalStore => {
    const local = new MemoryLocalStore();
    local.set('reading:view', JSON.stringify(place));
    return local;
  };

  test('a remembered position loads together with the newest notes, with a gap between them', async () => {
    const { api } = await renderTimeline(
      {
        'notes/timeline': ({ untilId }) =>
          untilId === undefined ? [post('n099', 'newest')] : [post('n050', 'remembered'), post('n049', 'older')],
      },
      remembering(),
    );
    expect(api.paramsOf('notes/timeline').map(({ untilId }) => untilId)).toEqual(['n058', undefined]);
    expect(texts().join(' ')).toContain('remembered');
  });

  test('a remembered position falls back to the newest notes if its notes are gone', async () => {
    await renderTimeline({ 'notes/timeline': ({ untilId }) => (untilId === undefined ? [post('n099', 'newest')] : []) }, remembering());
    expect(texts()[0]).toContain('newest');
  });
});

describe('a hidden timeline after many others', () => {
  const inSight = (isInSight: boolean) => (
    <Activity mode={isInSight ? 'visible' : 'hidden'}>
      <TimelineFeed source={{ kind: 'home' }} label="Home timeline" viewKey="view" />
    </Activity>
  );

  /** Opens more timelines than are kept, and then returns. */
  async function leafAround(api: ApiScript) {
    const test = renderWithRoot(inSight(true), { me: user('alice').me(), api: { emojis: { emojis: [] }, ...api } });
    await act(settled);
    test.rerender(inSight(false));
    const { timelines } = runInAction(() => test.root.session.current);
    for (let index = 0; index < 9; index += 1) timelines.acquire({ kind: 'list', listId: `${index}` }).dispose();
    return { ...test, comeBack: () => test.rerender(inSight(true)) };
  }

  test('a hidden timeline loads after the viewer returns, if it had not loaded before', async () => {
    const { api, comeBack } = await leafAround({ 'notes/timeline': () => new Promise(() => {}) });
    api.on('notes/timeline', [post('n1', 'first')]);
    comeBack();
    await act(settled);
    expect({ ariaBusy: screen.getByRole('feed').getAttribute('aria-busy'), texts: texts().join(' ') }).toEqual({
      ariaBusy: 'false',
      texts: expect.stringContaining('first'),
    });
  });

  test('a hidden timeline is live again after the viewer returns', async () => {
    const { network, frames, comeBack } = await leafAround({ 'notes/timeline': [post('n1', 'first')] });
    comeBack();
    await act(settled);
    act(() => network.socket.accept());
    act(() => frames.next());
    act(() => {
      network.socket.receiveOn('homeTimeline', 'note', post('n2', 'second'));
      frames.next();
    });
    expect(texts().map((text) => /first|second/.exec(text ?? '')?.[0])).toEqual(['second', 'first']);
  });
});

describe('the notes of one person, to which nothing is pushed', () => {
  const ofBob = { kind: 'user', userId: bob.id, tab: 'notes' } as const;
  const COLUMN = { left: 0, right: 330, top: 0, bottom: 800, width: 330, height: 800 };

  /** @param left where the column is; px */
  async function renderOfBob(left = 0) {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...COLUMN, left, right: left + 330 } as DOMRect);
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
    const stored = [post('n1', 'first')];
    const test = renderWithRoot(<TimelineFeed source={ofBob} label="Notes of Bob" viewKey="view" />, {
      me: user('alice').me(),
      api: { emojis: { emojis: [] }, 'users/notes': () => stored.toReversed() },
    });
    await act(settled);
    const wait = (ms: number) =>
      act(async () => {
        test.clock.advance(ms);
        await settled();
      });
    return { ...test, stored, wait };
  }

  test('new notes come by themselves while the column is in sight', async () => {
    const { stored, wait } = await renderOfBob();
    stored.push(post('n2', 'second'));
    await wait(30_000);
    expect(texts()[0]).toContain('second');
  });

  test('a column beside the screen asks nothing until it is in sight', async () => {
    const { api, wait } = await renderOfBob(2000);
    api.calls.length = 0;
    await wait(120_000);
    expect(api.calls).toEqual([]);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(COLUMN as DOMRect);
    await wait(30_000);
    expect(api.calls).toHaveLength(1);
  });

  test('a hidden page asks nothing, and catches up when it is seen', async () => {
    const { api, browser, wait } = await renderOfBob();
    api.calls.length = 0;
    act(() => browser.set({ isVisible: false }));
    await wait(120_000);
    expect(api.calls).toEqual([]);
    act(() => browser.set({ isVisible: true }));
    await wait(0);
    expect(api.calls).toHaveLength(1);
  });
});
