/** What servers of other years and kinds answer differently, and what the stores make of it. */
import { describe, expect, test } from 'vitest';
import type { WireClip, WireMeta, WireNote, WirePolicies } from '~/api/wire';
import { mayPostPublicly } from '~/components/composer/initialContent';
import { peek } from '~/lib/peek';
import { createAllUploads } from '~/stores/uploads/AllUploads';
import { refusalOfFile } from '~/stores/uploads/uploadLimits';
import { myClips } from '~/stores/resources/content/clips';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { showcaseNotes } from '~/stores/resources/server/showcase';
import { foundUsers, peopleToChoose } from '~/stores/resources/users/users';
import { availableTimelines } from '~/stores/timelines/availableTimelines';
import { TimelineView } from '~/stores/timelines/TimelineView';
import { createUrlPreviews } from '~/stores/urlPreviews/UrlPreviewStore';
import { note, policies, user } from '../../fixtures/builders';
import { createTestRoot, settled, type TestRootOptions } from '../../fixtures/createTestRoot';
import { apiError } from '../../fixtures/FakeApi';
import { TimelineBench } from './timelines/TimelineBench';

const missing = (endpoint: string) => apiError({ endpoint, status: 404, code: 'NOT_FOUND', id: '' });
const denied = apiError({ status: 403, code: 'ROLE_PERMISSION_DENIED', id: 'd' });
const alice = user('alice').me();

function start(options: TestRootOptions = {}) {
  const test = createTestRoot({ me: alice, ...options });
  return { ...test, account: test.root.session.current, resources: resourcesOf(test.root.session.current) };
}

describe('clips', () => {
  const clip = (n: number): WireClip => ({
    id: `clip${String(n).padStart(3, '0')}`,
    createdAt: '2024-02-10T12:00:00.000Z',
    lastClippedAt: null,
    userId: alice.id,
    user: user('alice').build(),
    name: `Clip ${n}`,
    description: null,
    isPublic: false,
    favoritedCount: 0,
  });
  const all = Array.from({ length: 230 }, (_none, n) => clip(n));

  test.each([
    [
      'sends pages, the newest first',
      3,
      ({ limit = 10, untilId = '~' }) =>
        all
          .filter(({ id }) => id < untilId)
          .toReversed()
          .slice(0, limit),
    ],
    ['sends all at once, whatever it is asked for', 2, () => all],
    ['has few', 1, () => all.slice(0, 3)],
  ] as const)('a server that %s shows every clip, oldest first', async (_what, calls, answer) => {
    const { api, resources } = start({ api: { 'clips/list': answer } });
    const found = await resources.read(myClips, null);
    expect(found?.map(({ id }) => id)).toEqual(
      answer({ limit: 1000 })
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(api.calls).toHaveLength(calls);
  });
});

describe('what is deleted', () => {
  const gone = 'gone';
  const lost = (of: Partial<WireNote>): WireNote => ({ ...note().build(), ...of });

  test('a renote of a deleted note is neither shown nor counted; a quote and a reply are', async () => {
    const bench = new TimelineBench();
    bench.postUnheard(2);
    const timeline = await bench.following();
    const view = new TimelineView(timeline);
    view.setAtTop(false);
    const arrivals = [
      lost({ id: 'zz1', text: null, renoteId: gone, renote: null }),
      lost({ id: 'zz2', text: 'A quote', renoteId: gone, renote: null }),
      lost({ id: 'zz3', text: 'A reply', replyId: gone, reply: null }),
    ];
    for (const arrived of arrivals) bench.hub.emit('homeTimeline', 'note', arrived);
    expect(view.newCount).toBe(2);
    view.setAtTop(true);
    expect(view.ids.slice(0, 2)).toEqual(['zz3', 'zz2']);
  });
});

describe('a server without policies', () => {
  const none = {} as WirePolicies;

  test.each<[string, Partial<WireMeta>, readonly string[]]>([
    ['has all timelines', {}, ['home', 'local', 'social', 'global']],
    ['may lack the local one', { disableLocalTimeline: true }, ['home', 'global']],
    ['may lack the global one', { disableGlobalTimeline: true }, ['home', 'local', 'social']],
  ])('it %s', (_what, meta, timelines) => {
    expect(availableTimelines({ ...alice, policies: none }, meta as WireMeta)).toEqual(timelines);
  });

  test('people may post publicly there, unless they are silenced', () => {
    expect(mayPostPublicly({ ...alice, policies: none })).toBe(true);
    expect(mayPostPublicly({ ...alice, policies: none, isSilenced: true })).toBe(false);
    expect(mayPostPublicly({ ...alice, policies: policies({ canPublicNote: false }) })).toBe(false);
  });

  test('its newest notes are shown to visitors', async () => {
    const { api, resources } = start({ me: null, api: { meta: {} as WireMeta, 'notes/local-timeline': [] } });
    await resources.read(showcaseNotes, null);
    expect(api.calls.map(({ endpoint }) => endpoint)).toEqual(['meta', 'notes/local-timeline']);
  });
});

test('a server without an endpoint for emoji lists them in its description', async () => {
  const moss = { name: 'moss', aliases: [], category: null, url: 'https://example.test/moss.png' };
  const { account } = start({ api: { emojis: missing('emojis'), meta: { emojis: [moss] } as unknown as WireMeta } });
  expect(await account.server.emojis.load()).toMatchObject({ ok: true });
  expect(peek(() => account.server.emojis.get('moss'))).toMatchObject(moss);
});

describe('a role that may not search people', () => {
  const byUsername = [user('bob').build()];
  const api = { 'users/search': denied, 'users/search-by-username-and-host': byUsername };

  test('a chooser still finds them by their usernames', async () => {
    const { resources } = start({ api });
    const found = await resources.read(peopleToChoose, { text: 'bo', username: 'bo', host: null });
    expect(found?.map(({ username }) => username)).toEqual(['bob']);
  });

  test('the search finds them by their usernames, once', async () => {
    const { resources } = start({ api });
    const list = resources.collection(foundUsers, { query: '@bo', origin: 'local' });
    await list.load();
    await list.loadMore();
    expect(list.items.map(({ userId }) => userId)).toEqual([byUsername[0]!.id]);
    expect(list.hasMore).toBe(false);
  });

  test('another failure of the search is one', async () => {
    const { resources } = start({ api: { ...api, 'users/search': apiError({ status: 500, code: 'INTERNAL_ERROR' }) } });
    await expect(resources.read(peopleToChoose, { text: 'bo', username: 'bo', host: null })).rejects.toMatchObject({ status: 500 });
  });
});

test('a server without link previews is asked for none', async () => {
  const { root, account, api } = start({ api: { meta: { enableUrlPreview: false } as WireMeta } });
  await account.server.load();
  const previews = root.part(createUrlPreviews);
  previews.hold('https://site.example/');
  await settled();
  expect(api.previewed).toEqual([]);
  expect(previews.get('https://site.example/')).toEqual({ status: 'failed' });
});

describe('limits of uploads', () => {
  const MB = 1024 * 1024;
  const limits = { maxFileSizeMb: 10, uploadableFileTypes: ['image/*', 'text/plain'] };

  test.each([
    ['a small picture', { size: MB, type: 'image/png' }, limits, undefined],
    ['a large picture', { size: 11 * MB, type: 'image/png' }, limits, 'MAX_FILE_SIZE_EXCEEDED'],
    ['an archive', { size: MB, type: 'application/zip' }, limits, 'UNALLOWED_FILE_TYPE'],
    ['a text of another kind, which the server judges by its content', { size: 1, type: 'text/markdown' }, limits, undefined],
    ['a file of an unknown type', { size: 1, type: '' }, limits, undefined],
    ['anything on an older server', { size: 99 * MB, type: 'application/zip' }, {}, undefined],
    ['anything where all types are allowed', { size: 1, type: 'application/zip' }, { uploadableFileTypes: ['*/*'] }, undefined],
  ])('%s', (_what, file, its, code) => {
    expect(refusalOfFile(file, { policies: its, meta: null })?.server.code).toBe(code);
  });

  test('the limit of the whole server counts, too', () => {
    expect(refusalOfFile({ size: 6 * MB, type: '' }, { policies: limits, meta: { maxFileSize: 5 * MB } })?.status).toBe(413);
  });

  test('a file that would be refused is not sent', async () => {
    const me = user('alice').me({ policies: policies(limits) });
    const { root, account, api } = start({ me });
    const uploads = root.part(createAllUploads).of(account);
    const sent = await uploads.addFile(new File(['zip'], 'a.zip', { type: 'application/zip' }), { folderId: null, keepOriginal: true });
    expect(sent).toMatchObject({ ok: false, error: { server: { code: 'UNALLOWED_FILE_TYPE' } } });
    expect({ calls: api.calls, listed: uploads.items.length }).toEqual({ calls: [], listed: 1 });
  });
});
