import { autorun, runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { isGapId } from '~/services/gapList';
import { apiError } from '../../../fixtures/FakeApi';
import { file, note } from '../../../fixtures/builders';
import { settled, shown, TimelineBench } from './TimelineBench';

const refused = apiError();

describe('loading', () => {
  test('TL1 asks for a short first page, whatever the server has at hand', async () => {
    const bench = new TimelineBench();
    bench.lose(20);
    const timeline = bench.timeline();
    await timeline.load();
    expect([timeline.status, shown(timeline), bench.api.paramsOf('notes/timeline')[0]]).toEqual([
      'ready',
      bench.onServer.slice(0, 10),
      { limit: 10, allowPartial: true, withRenotes: true },
    ]);
  });

  test('TL3 happens once', async () => {
    const bench = new TimelineBench();
    const timeline = bench.timeline();
    await Promise.all([timeline.load(), timeline.load()]);
    await timeline.load();
    expect(bench.api.calls).toHaveLength(1);
  });

  test('TL2 that fails can be tried again', async () => {
    const bench = new TimelineBench();
    bench.lose(1);
    bench.failure = refused;
    const timeline = bench.timeline();
    await timeline.load();
    expect([timeline.status, timeline.error]).toEqual(['error', refused]);
    bench.failure = null;
    await timeline.load();
    expect([timeline.status, timeline.error, shown(timeline)]).toEqual(['ready', null, bench.onServer]);
  });

  test('TL1 goes on below with longer pages, to the end', async () => {
    const bench = new TimelineBench();
    bench.lose(45);
    const timeline = bench.timeline();
    await timeline.load();
    while (timeline.hasMore) await timeline.loadMore();
    expect([shown(timeline), bench.api.paramsOf('notes/timeline').map(({ limit }) => limit)]).toEqual([bench.onServer, [10, 30, 30, 30]]);
  });

  test('TL3 of a further page happens once at a time', async () => {
    const bench = new TimelineBench();
    bench.lose(45);
    const timeline = bench.timeline();
    await timeline.load();
    await Promise.all([timeline.loadMore(), timeline.loadMore()]);
    expect(bench.api.calls).toHaveLength(2);
  });

  test('TL2 of a further page that fails leaves what is there', async () => {
    const bench = new TimelineBench();
    bench.lose(45);
    const timeline = bench.timeline();
    await timeline.load();
    bench.failure = refused;
    await timeline.loadMore();
    expect([timeline.status, timeline.moreError, timeline.isLoadingMore, timeline.ids.length]).toEqual(['ready', refused, false, 10]);
  });

  test('anew keeps what is there until the answer, and says when there is none', async () => {
    const bench = new TimelineBench();
    bench.lose(3);
    const timeline = bench.timeline();
    await timeline.load();
    bench.failure = refused;
    expect(await timeline.reload()).toEqual({ ok: false, error: refused });
    expect([timeline.status, timeline.ids.length]).toEqual(['ready', 3]);
    bench.failure = null;
    bench.lose(1);
    expect(await timeline.reload()).toEqual({ ok: true, value: undefined });
    expect(shown(timeline)).toEqual(bench.onServer);
  });

  test('of what came after an empty list asks for the newest notes, never since an empty id', async () => {
    const bench = new TimelineBench();
    const timeline = await bench.following();
    bench.lose(45);
    bench.hub.resume();
    await settled();
    expect(shown(timeline)).toEqual(bench.onServer);
    const empty = new TimelineBench();
    const nothing = await empty.following();
    empty.hub.resume();
    await settled();
    const pages = [...bench.api.paramsOf('notes/timeline'), ...empty.api.paramsOf('notes/timeline')];
    expect([shown(nothing), pages.map(({ sinceId }) => sinceId)]).toEqual([[], pages.map(() => undefined)]);
  });

  test('anew that fails lets what it stopped go on', async () => {
    const bench = new TimelineBench();
    bench.lose(45);
    const timeline = await bench.following();
    bench.hold();
    const more = timeline.loadMore();
    bench.lose(2);
    bench.hub.resume();
    await settled();
    bench.failure = refused;
    await timeline.reload();
    bench.failure = null;
    await bench.release();
    await more;
    expect(timeline.isLoadingMore).toBe(false);
    bench.hub.resume();
    await settled();
    expect(shown(timeline)).toEqual(bench.onServer.slice(0, timeline.ids.length));
  });

  test('from a date shows what was then, below a gap', async () => {
    const bench = new TimelineBench();
    const [old] = bench.lose(1, { createdAt: '2023-01-01T00:00:00.000Z' });
    bench.lose(5);
    const timeline = bench.timeline();
    await timeline.reload(Date.parse('2023-06-01T00:00:00Z'));
    expect(shown(timeline)).toEqual(['…', old]);
  });

  test('after disposal changes nothing', async () => {
    const bench = new TimelineBench();
    bench.lose(1);
    const timeline = bench.timeline();
    const loading = timeline.load();
    timeline.dispose();
    await loading;
    expect(timeline.ids).toEqual([]);
  });
});

describe('loading at a remembered place', () => {
  test('takes one more request, however deep the place is', async () => {
    const bench = new TimelineBench();
    const all = bench.lose(500);
    const timeline = bench.timeline();
    await timeline.load({ untilId: all[100]! });
    expect([bench.api.calls.length, shown(timeline)]).toEqual([
      2,
      [...bench.onServer.slice(0, 10), '…', ...bench.onServer.slice(400, 430)],
    ]);
  });

  test('near the top leaves no gap', async () => {
    const bench = new TimelineBench();
    const all = bench.lose(50);
    const timeline = bench.timeline();
    await timeline.load({ untilId: all[45]! });
    expect(shown(timeline)).toEqual(bench.onServer.slice(0, 35));
  });

  test('that cannot be loaded shows the newest notes', async () => {
    const bench = new TimelineBench();
    bench.lose(5);
    const timeline = bench.timeline({ kind: 'home' });
    bench.api.on('notes/timeline', (page) => {
      if (page.untilId !== undefined) throw refused;
      return [note().id('n1').build()];
    });
    await timeline.load({ untilId: 'n0' });
    expect([timeline.status, shown(timeline)]).toEqual(['ready', ['n1']]);
  });

  test('of a loaded list adds the place, unless it is there already', async () => {
    const bench = new TimelineBench();
    const all = bench.lose(100);
    const timeline = bench.timeline();
    await timeline.load();
    await timeline.load({ untilId: all[97]! });
    expect(bench.api.calls).toHaveLength(1);
    await timeline.load({ untilId: all[30]! });
    expect(shown(timeline)).toEqual([...bench.onServer.slice(0, 10), '…', ...bench.onServer.slice(70, 100)]);
  });
});

describe('live notes', () => {
  test('TL5 come on top', async () => {
    const bench = new TimelineBench();
    bench.lose(3);
    const timeline = await bench.following();
    bench.post(2);
    expect(shown(timeline)).toEqual(bench.onServer);
  });

  test('TL5 that arrive before the first page are not lost', async () => {
    const bench = new TimelineBench();
    bench.lose(3);
    bench.hold();
    const timeline = bench.timeline();
    timeline.connect();
    const loading = timeline.load();
    await settled();
    bench.post(2);
    await bench.release();
    await loading;
    expect(shown(timeline)).toEqual(bench.onServer);
  });

  test('TL5 that arrive while the list is loaded anew are not lost', async () => {
    const bench = new TimelineBench();
    bench.lose(3);
    const timeline = await bench.following();
    bench.hold();
    const loading = timeline.reload();
    await settled();
    bench.post(2);
    expect(shown(timeline)).toEqual(bench.onServer);
    await bench.release();
    await loading;
    expect(shown(timeline)).toEqual(bench.onServer);
  });

  test('are told to listeners, each once', async () => {
    const bench = new TimelineBench();
    const timeline = await bench.following();
    const heard: string[] = [];
    timeline.onLive(({ id }) => heard.push(id));
    const [id] = bench.post(1);
    bench.hub.emit('homeTimeline', 'note', note().id(id!).build());
    expect(heard).toEqual([id]);
  });

  test('do not come to a list that follows no connection', async () => {
    const bench = new TimelineBench();
    bench.isLive = false;
    await bench.following();
    expect(bench.hub.channels).toEqual([]);
  });

  test('no longer come after disconnecting', async () => {
    const bench = new TimelineBench();
    const timeline = await bench.following();
    timeline.disconnect();
    expect(bench.hub.channels).toEqual([]);
  });

  test('TL6 cost work for what is new, not for what is there', async () => {
    const bench = new TimelineBench();
    bench.lose(2_000);
    const timeline = await bench.following();
    while (timeline.hasMore) await timeline.loadMore();
    const stop = autorun(() => timeline.ids.length);
    const batchesMs = Array.from({ length: 10 }, () => {
      const startedAt = performance.now();
      for (let count = 0; count < 50; count += 1) bench.post(1);
      return performance.now() - startedAt;
    });
    stop();
    // The promise is one millisecond a note on two cores. The quickest batch is the one that nothing else disturbed.
    expect(Math.min(...batchesMs) / 50).toBeLessThan(3);
  });
});

describe('the list that is shown', () => {
  test('TL6 is the same array until it changes', async () => {
    const bench = new TimelineBench();
    bench.lose(3);
    const timeline = await bench.following();
    const arrays = new Set<readonly string[]>();
    const stop = autorun(() => arrays.add(timeline.ids));
    bench.hub.update({ id: timeline.ids[0]!, type: 'reacted', body: { reaction: '👍', userId: 'bob' } });
    bench.hub.resume();
    await settled();
    stop();
    expect(arrays.size).toBe(1);
  });

  test('TL14 leaves out a deleted note, and shows it again when the deletion was refused', async () => {
    const bench = new TimelineBench();
    bench.lose(3);
    const timeline = await bench.following();
    const all = shown(timeline);
    const putBack = bench.notes.remove(all[1]!);
    expect(shown(timeline)).toEqual([all[0], all[2]]);
    putBack();
    expect(shown(timeline)).toEqual(all);
  });

  test('TL14 leaves out renotes of a deleted note', async () => {
    const bench = new TimelineBench();
    const timeline = await bench.following();
    const inner = note().id('a-inner').build();
    bench.post(1, { text: null, cw: null, renoteId: inner.id, renote: inner });
    bench.notes.remove(inner.id);
    expect(shown(timeline)).toEqual([]);
  });

  test('TL14 leaves out a renote of a note that is unknown, until that is known', async () => {
    const bench = new TimelineBench();
    const timeline = await bench.following();
    const renotes = bench.post(1, { text: null, cw: null, renoteId: 'a-inner', renote: null });
    const lists: (readonly string[])[] = [];
    const stop = autorun(() => lists.push(timeline.ids));
    bench.ingest.note(note().id('a-inner').build(), 'fetch');
    bench.hub.update({ id: 'a-inner', type: 'reacted', body: { reaction: '👍', userId: 'bob' } });
    stop();
    expect(lists).toEqual([[], renotes]);
  });

  test('TL14 leaves out somebody from the moment they are muted', async () => {
    const bench = new TimelineBench();
    bench.lose(2);
    const timeline = await bench.following();
    const stop = autorun(() => timeline.ids);
    bench.users.optimistic('user-alice', (record) => ({ ...record, isMuted: true }));
    expect(shown(timeline)).toEqual([]);
    stop();
  });

  test('folds sensitive files where they are not wanted, and leaves them in', async () => {
    const bench = new TimelineBench();
    bench.lose(1, { files: [file({ isSensitive: true })] });
    const timeline = bench.timeline({ kind: 'home' }, { withSensitive: false });
    await timeline.load();
    expect([timeline.foldsSensitive, shown(timeline)]).toEqual([true, bench.onServer]);
  });

  test('MU9 judges anew when other words are muted', async () => {
    const bench = new TimelineBench();
    bench.lose(1, { text: 'cats' });
    bench.lose(1, { text: 'dogs' });
    const timeline = await bench.following();
    const stop = autorun(() => timeline.ids);
    const hiding = (word: string) => ({
      hides: ({ text }: { text: string | null }) => text === word,
      folds: () => false,
      servers: new Set<string>(),
    });
    runInAction(() => (bench.mutes.rules = hiding('cats')));
    expect(shown(timeline)).toEqual([bench.onServer[0]]);
    runInAction(() => (bench.mutes.rules = hiding('dogs')));
    expect(shown(timeline)).toEqual([bench.onServer[1]]);
    runInAction(() => (bench.mutes.rules = null));
    expect(shown(timeline)).toEqual(bench.onServer);
    stop();
  });

  test('MU10 waits for the rules before it shows the first notes', async () => {
    const bench = new TimelineBench();
    bench.lose(1);
    let ready = () => {};
    bench.mutes.loading = new Promise((resolve) => (ready = resolve));
    const timeline = bench.timeline();
    void timeline.load();
    await settled();
    expect(shown(timeline)).toEqual([]);
    ready();
    await settled();
    expect(shown(timeline)).toEqual(bench.onServer);
  });

  test('of a profile shows its person although they are muted', async () => {
    const bench = new TimelineBench();
    bench.lose(1);
    const timeline = bench.timeline({ kind: 'user', userId: 'user-alice', tab: 'all' });
    await timeline.load();
    bench.users.optimistic('user-alice', (record) => ({ ...record, isMuted: true }));
    expect(shown(timeline)).toEqual(bench.onServer);
  });

  test('keeps its notes from being dropped', async () => {
    const bench = new TimelineBench();
    bench.lose(10);
    const timeline = await bench.following();
    for (let count = 0; count < 2_600; count += 1) bench.ingest.note(note().id(`x${count}`).build(), 'fetch');
    expect(timeline.ids.every((id) => bench.notes.get(id) !== undefined)).toBe(true);
  });

  test('TL15 is cut at the old end while everybody follows the newest notes', async () => {
    const bench = new TimelineBench();
    bench.lose(400);
    const timeline = await bench.following();
    while (timeline.ids.length < 300) await timeline.loadMore();
    timeline.addFollower(() => true);
    bench.post(1);
    expect([timeline.ids.length, timeline.hasMore]).toEqual([150, true]);
    await timeline.loadMore();
    expect(shown(timeline)).toEqual(bench.onServer.slice(0, 180));
  });

  test('TL15 is not cut with each new note: whoever shows it would render for nothing else', async () => {
    const bench = new TimelineBench();
    bench.lose(400);
    const timeline = await bench.following();
    while (timeline.ids.length < 160) await timeline.loadMore();
    timeline.addFollower(() => true);
    const before = timeline.ids.length;
    bench.post(1);
    expect(timeline.ids.length).toBe(before + 1);
  });

  test('TL15 is cut shorter when nobody looks at it any more, unless somebody was reading further down', async () => {
    const bench = new TimelineBench();
    bench.lose(400);
    const timeline = await bench.following();
    while (timeline.ids.length < 100) await timeline.loadMore();
    const before = timeline.ids.length;
    const [atTop, below] = [timeline.addFollower(() => true), timeline.addFollower(() => false)];
    atTop.dispose();
    below.dispose();
    expect(timeline.ids.length).toBe(before);
    timeline.addFollower(() => true).dispose();
    expect([timeline.ids.length, timeline.hasMore]).toEqual([30, true]);
  });

  test('TL15 is not cut under somebody who reads further down', async () => {
    const bench = new TimelineBench();
    bench.lose(400);
    const timeline = await bench.following();
    while (timeline.ids.length < 300) await timeline.loadMore();
    timeline.addFollower(() => true);
    timeline.addFollower(() => false);
    bench.post(1);
    expect(timeline.ids.length).toBeGreaterThan(300);
  });
});

describe('after a lost connection', () => {
  test('TL10 what came meanwhile is fetched, and nothing shows that it was missing', async () => {
    const bench = new TimelineBench();
    bench.lose(5);
    const timeline = await bench.following();
    bench.lose(7);
    bench.hub.resume();
    expect(shown(timeline)).not.toContain('…');
    await settled();
    expect(shown(timeline)).toEqual(bench.onServer);
  });

  test('nothing was lost: that takes one request', async () => {
    const bench = new TimelineBench();
    bench.lose(5);
    const timeline = await bench.following();
    bench.hub.resume();
    await settled();
    expect(bench.api.paramsOf('notes/timeline')).toEqual([{ limit: 30, sinceId: timeline.ids[0], withRenotes: true }]);
  });

  test('live notes that come while the lost ones are fetched find their place', async () => {
    const bench = new TimelineBench();
    bench.lose(5);
    const timeline = await bench.following();
    bench.lose(3);
    bench.hold();
    bench.hub.resume();
    bench.post(2);
    await bench.release();
    await settled();
    expect(shown(timeline)).toEqual(bench.onServer);
  });

  test('TL11 with more lost than two pages the newest are shown, and a gap below them', async () => {
    const bench = new TimelineBench();
    bench.lose(5);
    const timeline = await bench.following();
    bench.lose(200);
    bench.hub.resume();
    await settled();
    expect(shown(timeline)).toEqual([...bench.onServer.slice(0, 30), '…', ...bench.onServer.slice(140, 205)]);
  });

  test('a second loss before the first is made up for loses nothing', async () => {
    const bench = new TimelineBench();
    bench.lose(5);
    const timeline = await bench.following();
    bench.lose(3);
    bench.hold();
    bench.hub.resume();
    bench.lose(3);
    bench.hub.resume();
    await bench.release();
    await settled();
    expect(shown(timeline)).toEqual(bench.onServer);
  });

  test('a second loss after live notes came leaves no hole around them', async () => {
    const bench = new TimelineBench();
    bench.lose(5);
    const timeline = await bench.following();
    bench.lose(3);
    bench.hold();
    bench.hub.resume();
    bench.post(1);
    bench.lose(3);
    bench.hub.resume();
    bench.post(1);
    await bench.release();
    await settled();
    expect(shown(timeline)).toEqual(bench.onServer);
  });

  test('TL11 what cannot be fetched is a visible gap that can be asked for again', async () => {
    const bench = new TimelineBench();
    bench.lose(5);
    const timeline = await bench.following();
    bench.lose(3);
    bench.failure = refused;
    bench.hub.resume();
    bench.post(1);
    await settled();
    expect(shown(timeline)).toEqual([bench.onServer[0], '…', ...bench.onServer.slice(4)]);
    bench.failure = null;
    await timeline.fillGap(timeline.ids.find(isGapId)!);
    expect(shown(timeline)).toEqual(bench.onServer);
  });

  test('a loss while the first page is on its way is made up for', async () => {
    const bench = new TimelineBench();
    bench.lose(5);
    bench.hold();
    const timeline = bench.timeline();
    timeline.connect();
    const loading = timeline.load();
    await settled();
    bench.lose(2);
    bench.hub.resume();
    bench.post(1);
    await bench.release();
    await loading;
    await settled();
    expect(shown(timeline)).toEqual(bench.onServer);
  });

  test('TL10 a loss while the list is loaded anew is made up for, also when loading fails', async () => {
    const bench = new TimelineBench();
    bench.lose(5);
    const timeline = await bench.following();
    bench.failure = refused;
    const reloading = timeline.reload();
    bench.lose(2);
    bench.hub.resume();
    bench.post(1);
    bench.failure = null;
    await reloading;
    await settled();
    expect(shown(timeline)).toEqual(bench.onServer);
  });

  test('a list that nobody looked at for a while fetches what came when it is looked at again', async () => {
    const bench = new TimelineBench();
    bench.lose(5);
    const timeline = await bench.following();
    timeline.disconnect();
    bench.lose(4);
    timeline.connect();
    await settled();
    expect(shown(timeline)).toEqual(bench.onServer);
  });

  test('TL13 a connection that stays away is replaced by asking now and then', async () => {
    const bench = new TimelineBench();
    bench.lose(5);
    const timeline = await bench.following();
    bench.hub.setStale(true);
    bench.lose(2);
    bench.clock.advance(40_000);
    await settled();
    expect(shown(timeline)).toEqual(bench.onServer);
    bench.hub.setStale(false);
    expect(bench.clock.pendingTimers).toBe(0);
  });

  test('nothing keeps asking after disposal', async () => {
    const bench = new TimelineBench();
    const timeline = await bench.following();
    bench.hub.setStale(true);
    timeline.dispose();
    expect([bench.clock.pendingTimers, bench.hub.channels]).toEqual([0, []]);
  });
});

describe('a gap', () => {
  async function gapped() {
    const bench = new TimelineBench();
    const all = bench.lose(200);
    const timeline = bench.timeline();
    await timeline.load({ untilId: all[30]! });
    bench.api.calls.length = 0;
    return { bench, timeline, gapId: timeline.ids.find(isGapId)! };
  }

  test('TL12 fills from the side the reader comes from', async () => {
    const { bench, timeline, gapId } = await gapped();
    await timeline.fillGap(gapId, 'newer');
    await timeline.fillGap(gapId, 'older');
    expect(shown(timeline)).toEqual([...bench.onServer.slice(0, 40), '…', ...bench.onServer.slice(140)]);
  });

  test('TL12 keeps its id while it shrinks, so that its row stays where it is', async () => {
    const { timeline, gapId } = await gapped();
    await timeline.fillGap(gapId);
    expect(timeline.ids).toContain(gapId);
  });

  test('is asked for once at a time', async () => {
    const { bench, timeline, gapId } = await gapped();
    const first = timeline.fillGap(gapId);
    expect(timeline.gapState(gapId)).toEqual({ status: 'loading' });
    await Promise.all([first, timeline.fillGap(gapId)]);
    expect([bench.api.calls.length, timeline.gapState(gapId)]).toEqual([1, { status: 'idle' }]);
  });

  test('says why it could not be filled', async () => {
    const { bench, timeline, gapId } = await gapped();
    bench.failure = refused;
    await timeline.fillGap(gapId);
    expect(timeline.gapState(gapId)).toEqual({ status: 'error', error: refused });
  });

  test('TL12 closes for good', async () => {
    const { bench, timeline, gapId } = await gapped();
    for (let page = 0; page < 7; page += 1) await timeline.fillGap(gapId, page % 2 === 0 ? 'newer' : 'older');
    expect(shown(timeline)).toEqual(bench.onServer.slice(0, timeline.ids.length));
  });

  test('is filled from a server that answers the newest first, too', async () => {
    const { bench, timeline, gapId } = await gapped();
    bench.api.on('notes/timeline', ({ limit = 10, sinceId = '', untilId = '\uffff' }) =>
      bench.onServer
        .filter((id) => id > sinceId && id < untilId)
        .slice(0, limit)
        .map((id) => note().id(id).build()),
    );
    for (let page = 0; page < 6; page += 1) await timeline.fillGap(gapId, 'older');
    expect(shown(timeline)).toEqual(bench.onServer.slice(0, timeline.ids.length));
  });
});

describe('refreshed', () => {
  test('it is loaded anew for readers at the newest note', async () => {
    const bench = new TimelineBench();
    const [gone] = bench.lose(3);
    const timeline = await bench.following();
    timeline.addFollower(() => true);
    bench.forget(gone!);
    bench.lose(1);
    await timeline.refresh();
    expect(shown(timeline)).toEqual(bench.onServer);
  });

  test('it keeps the place of a reader further down', async () => {
    const bench = new TimelineBench();
    bench.lose(60);
    const timeline = await bench.following();
    timeline.addFollower(() => true);
    timeline.addFollower(() => false);
    await timeline.loadMore();
    const place = timeline.ids.at(-1);
    bench.lose(2);
    await timeline.refresh();
    expect([shown(timeline).slice(0, 2), timeline.ids.at(-1)]).toEqual([bench.onServer.slice(0, 2), place]);
  });
});
