import { describe, expect, test } from 'vitest';
import { defaultFilters, describeSource, type TimelineFilters, type TimelineSource } from '~/stores/timelines/sources';
import { FakeApi } from '../../../fixtures/FakeApi';
import { note } from '../../../fixtures/builders';

const everything: TimelineFilters = { withRenotes: false, withReplies: true, withSensitive: false, onlyFiles: false };

async function asked(source: TimelineSource, filters: TimelineFilters = everything) {
  const api = new FakeApi();
  const page = { limit: 10, untilId: 'u', allowPartial: true };
  await describeSource(source, filters)
    .fetch(api, page)
    .catch(() => {});
  const [call] = api.calls;
  return { endpoint: call?.endpoint, params: call?.params };
}

describe('requests of each source', () => {
  test.each<[TimelineSource, string, object]>([
    [{ kind: 'home' }, 'notes/timeline', { withRenotes: false, allowPartial: true }],
    [{ kind: 'local' }, 'notes/local-timeline', { withRenotes: false, withReplies: true, allowPartial: true }],
    [{ kind: 'social' }, 'notes/hybrid-timeline', { withRenotes: false, withReplies: true, allowPartial: true }],
    [{ kind: 'global' }, 'notes/global-timeline', { withRenotes: false, allowPartial: true }],
    [{ kind: 'list', listId: 'l' }, 'notes/user-list-timeline', { listId: 'l', withRenotes: false, allowPartial: true }],
    [{ kind: 'antenna', antennaId: 'a' }, 'antennas/notes', { antennaId: 'a' }],
    [{ kind: 'role', roleId: 'r' }, 'roles/notes', { roleId: 'r' }],
    [{ kind: 'hashtag', tag: 'moss' }, 'notes/search-by-tag', { tag: 'moss' }],
    [{ kind: 'search', query: 'moss', host: '.' }, 'notes/search', { query: 'moss', host: '.' }],
    [{ kind: 'clip', clipId: 'c' }, 'clips/notes', { clipId: 'c' }],
    [{ kind: 'fileNotes', fileId: 'f' }, 'drive/files/attached-notes', { fileId: 'f' }],
    [{ kind: 'mentions' }, 'notes/mentions', {}],
    [{ kind: 'directs' }, 'notes/mentions', { visibility: 'specified' }],
    [{ kind: 'featured' }, 'notes/featured', {}],
    [
      { kind: 'user', userId: 'u1', tab: 'notes' },
      'users/notes',
      { userId: 'u1', withRenotes: false, withReplies: false, withChannelNotes: false, withFiles: false },
    ],
    [
      { kind: 'user', userId: 'u1', tab: 'all' },
      'users/notes',
      { userId: 'u1', withRenotes: true, withReplies: true, withChannelNotes: true, withFiles: false },
    ],
    [
      { kind: 'user', userId: 'u1', tab: 'files' },
      'users/notes',
      { userId: 'u1', withRenotes: false, withReplies: false, withChannelNotes: false, withFiles: true },
    ],
    [{ kind: 'user', userId: 'u1', tab: 'featured' }, 'users/featured-notes', { userId: 'u1' }],
  ])('%j requests its notes', async (source, endpoint, params) => {
    expect(await asked(source)).toEqual({ endpoint, params: { limit: 10, untilId: 'u', ...params } });
  });

  test('files only is sent only when it is wanted', async () => {
    const { params } = await asked({ kind: 'home' }, { ...everything, onlyFiles: true });
    expect(params).toMatchObject({ withFiles: true });
  });

  test('replies and files only are never requested together, because servers refuse that', async () => {
    const { params } = await asked({ kind: 'local' }, { ...everything, onlyFiles: true });
    expect(params).toMatchObject({ withReplies: false, withFiles: true });
  });
});

test('the pages of recommended polls are counted, because their endpoint knows no ids', async () => {
  const api = new FakeApi({ 'notes/polls/recommendation': [note().id('b').build(), note().id('a').build()] });
  const { fetch } = describeSource({ kind: 'polls' }, defaultFilters);
  await fetch(api, { limit: 2 });
  api.on('notes/polls/recommendation', [note().id('c').build()]);
  await fetch(api, { limit: 1, sinceId: 'b' });
  await fetch(api, { limit: 2, untilId: 'a' });
  expect(api.paramsOf('notes/polls/recommendation')).toEqual([
    { limit: 2, offset: 0 },
    { limit: 1, offset: 0 },
    { limit: 2, offset: 3 },
  ]);
});

describe('channels of each source', () => {
  test.each<[TimelineSource, string | undefined, object | undefined]>([
    [{ kind: 'home' }, 'homeTimeline', { withRenotes: true }],
    [{ kind: 'local' }, 'localTimeline', { withRenotes: true, withReplies: true }],
    [{ kind: 'social' }, 'hybridTimeline', { withRenotes: true, withReplies: true }],
    [{ kind: 'global' }, 'globalTimeline', { withRenotes: true }],
    [{ kind: 'list', listId: 'l' }, 'userList', { listId: 'l', withRenotes: true }],
    [{ kind: 'antenna', antennaId: 'a' }, 'antenna', { antennaId: 'a' }],
    [{ kind: 'role', roleId: 'r' }, 'roleTimeline', { roleId: 'r' }],
    [{ kind: 'channel', channelId: 'c' }, 'channel', { channelId: 'c' }],
    [{ kind: 'hashtag', tag: 'moss' }, 'hashtag', { q: [['moss']] }],
    [{ kind: 'search', query: 'moss' }, undefined, undefined],
    [{ kind: 'mentions' }, 'main', undefined],
    [{ kind: 'featured' }, undefined, undefined],
    [{ kind: 'polls' }, undefined, undefined],
    [{ kind: 'user', userId: 'u', tab: 'all' }, undefined, undefined],
  ])('%j listens to its channel', (source, channel, params) => {
    const { live } = describeSource(source, defaultFilters);
    expect({ channel: live?.channel, params: live?.params }).toEqual({ channel: channel, params: params });
  });

  test('direct notes are the mentions with specified visibility', () => {
    const { live } = describeSource({ kind: 'directs' }, defaultFilters);
    const direct = note().visibility('specified').build();
    expect(live?.noteOf('mention', direct)).toEqual(direct);
    expect(live?.noteOf('mention', note().build())).toBeUndefined();
    expect(live?.noteOf('note', direct)).toBeUndefined();
  });

  test('other events of a channel contain no note', () => {
    expect(describeSource({ kind: 'home' }, defaultFilters).live?.noteOf('other', note().build())).toBeUndefined();
  });
});

test('every source listens to a channel or asks now and then', () => {
  const sources: readonly TimelineSource[] = [
    { kind: 'home' },
    { kind: 'local' },
    { kind: 'social' },
    { kind: 'global' },
    { kind: 'mentions' },
    { kind: 'directs' },
    { kind: 'featured' },
    { kind: 'list', listId: 'l' },
    { kind: 'antenna', antennaId: 'a' },
    { kind: 'role', roleId: 'r' },
    { kind: 'channel', channelId: 'c' },
    { kind: 'hashtag', tag: 't' },
    { kind: 'search', query: 'q' },
    { kind: 'clip', clipId: 'c' },
    { kind: 'fileNotes', fileId: 'f' },
    ...(['notes', 'all', 'files', 'featured'] as const).map((tab) => ({ kind: 'user', userId: 'u', tab }) as const),
  ];
  for (const source of sources) {
    const { live, pollMs } = describeSource(source, defaultFilters);
    expect({ source, isUpToDate: live !== null || pollMs !== undefined }).toEqual({ source, isUpToDate: true });
  }
});
