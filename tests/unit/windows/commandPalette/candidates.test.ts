import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { note, user } from '../../../fixtures/builders';
import { createTestRoot, settled, type TestRootOptions } from '../../../fixtures/createTestRoot';
import { CandidateIndex } from '../../../../windows/commandPalette/CandidateIndex';
import { candidatesHere } from '../../../../windows/commandPalette/hereCandidates';
import { serverSources } from '../../../../windows/commandPalette/serverSources';
import { wantedOf } from '../../../../windows/commandPalette/wanted';

const bob = user('bob');
const mallory = user('mallory').detailed({ isMuted: true });

function account(options: TestRootOptions = {}) {
  const { root, api } = createTestRoot({ me: user('alice').me(), ...options });
  const scope = root.session.current;
  return { scope, api, context: { account: scope, i18n: root.i18n } };
}

test('what is here is found without those who are muted and without what a warning hides', () => {
  const { scope, context } = account();
  runInAction(() => {
    scope.ingest.users([bob.build(), mallory], 'fetch');
    scope.ingest.notes(
      [
        note()
          .by(bob.build())
          .text('a moss garden #Moss')
          .with({ tags: ['Moss'] })
          .build(),
        note().by(bob.build()).text('moss at the end').cw('spoiler').build(),
        note().by(mallory).text('moss for sale').build(),
      ],
      'fetch',
      0,
    );
  });
  const index = new CandidateIndex();
  index.add(runInAction(() => candidatesHere(context)));
  const find = (text: string) => runInAction(() => index.search(wantedOf(text)).map(({ entry: { group, title } }) => `${group}: ${title}`));
  expect({ moss: find('moss').toSorted(), mallory: find('mallory'), spoiler: find('spoiler') }).toEqual({
    moss: ['notes: a moss garden #Moss', 'tags: #Moss'],
    mallory: [],
    spoiler: ['notes: spoiler'],
  });
});

test('notes are searched only where the server lets the viewer, and what answers is asked for once', async () => {
  const { context, api } = account({
    api: {
      'users/search': [],
      'hashtags/search': [],
      'channels/search': [],
      'notes/search': [],
      'channels/my-favorites': [],
      'channels/followed': [],
      'users/lists/list': [],
      'antennas/list': [],
      'drive/stream': [],
    },
  });
  const ask = async (sources: ReturnType<typeof serverSources>, text: string) => {
    const before = api.calls.length;
    const { signal } = new AbortController();
    await Promise.all(sources.map(async (source) => source(wantedOf(text), signal)));
    await settled();
    return api.calls.slice(before).map(({ endpoint }) => endpoint);
  };
  const sources = serverSources({ ...context, canSearchNotes: false, remembered: async () => [], learn: () => {} });
  const first = await ask(sources, 'moss');
  expect(first).toEqual(expect.arrayContaining(['users/search', 'hashtags/search', 'channels/search', 'users/lists/list', 'drive/stream']));
  expect(first).not.toContain('notes/search');
  expect(await ask(sources, 'mosses')).toEqual(['users/search', 'hashtags/search', 'channels/search']);
  expect(await ask(serverSources({ ...context, canSearchNotes: true, remembered: async () => [], learn: () => {} }), 'fern')).toContain(
    'notes/search',
  );
});

test('an at sign asks for people by their usernames, and nothing else', async () => {
  const { context, api } = account({ api: { 'users/search-by-username-and-host': [bob.build()] } });
  const sources = serverSources({ ...context, canSearchNotes: true, remembered: async () => [], learn: () => {} });
  const found = await Promise.all(sources.map(async (source) => source(wantedOf('@bo@far'), new AbortController().signal)));
  expect({
    found: found.flatMap((entries) => entries ?? []).map(({ to }) => to),
    asked: api.paramsOf('users/search-by-username-and-host'),
  }).toMatchObject({
    found: ['/@bob'],
    asked: [{ username: 'bo', host: 'far' }],
  });
  expect(api.calls).toHaveLength(1);
});
