import { describe, expect, test } from 'vitest';
import { sharedContent, sharedOf } from '../../../pages/share/loadShared';
import { shareText } from '../../../pages/share/shareText';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { file, note, user } from '../../fixtures/builders';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { NetworkError } from '../../../src/lib/AppError';

describe('what is shared as text', () => {
  test.each([
    [{ title: 'Moss', text: 'grows', url: 'https://a.example/' }, '[ Moss ]\ngrows\nhttps://a.example/'],
    [{ title: 'Moss', text: 'Moss.\ngrows' }, '[ Moss ]\ngrows'],
    [{ title: 'Moss', text: 'Moss', url: 'https://a.example/' }, '[ Moss ]\nhttps://a.example/'],
    [{ text: '  just words ' }, 'just words'],
    [{ url: 'https://a.example/' }, 'https://a.example/'],
    [{}, ''],
  ])('the shared text of %j is joined', (shared, text) => {
    expect(shareText({ title: undefined, text: undefined, url: undefined, ...shared })).toBe(text);
  });
});

describe('everything that an address may name', () => {
  const prepare = async (shared: Record<string, string>, api: ApiScript = {}) => {
    const { root, api: asked } = createTestRoot({ me: user('alice').me(), api });
    const prepared = await sharedContent.fetch(
      root.session.current,
      sharedOf(shared, root.session.current.server),
      new AbortController().signal,
    );
    return { ...prepared, asked };
  };

  test('the shared content is loaded and passed to the composer', async () => {
    const picture = file();
    const { params, problem, asked } = await prepare(
      {
        text: 'Look',
        visibility: 'specified',
        localOnly: '1',
        visibleUserIds: 'bob,dave',
        visibleAccts: 'carol,@remi@far.example',
        replyId: 'n1',
        renoteUri: 'https://far.example/notes/2',
        fileIds: picture.id,
      },
      {
        'users/show': (who) =>
          'userId' in who
            ? user(who.userId).detailed()
            : { ...user('username' in who ? who.username : '').detailed(), host: 'host' in who ? (who.host ?? null) : null },
        'notes/show': note().id('n1').build(),
        'ap/show': { type: 'Note', object: note().id('n2').build() },
        'drive/files/show': picture,
      },
    );
    expect(params).toEqual({
      instant: true,
      initialText: 'Look',
      initialVisibility: 'specified',
      initialLocalOnly: true,
      initialVisibleUserIds: ['user-bob', 'user-dave', 'user-carol', 'user-remi'],
      initialFiles: [picture],
      replyId: 'n1',
      renoteId: 'n2',
    });
    expect(problem).toBeNull();
    expect(asked.paramsOf('users/show')).toEqual([
      { userId: 'bob' },
      { userId: 'dave' },
      { username: 'carol', host: null },
      { username: 'remi', host: 'far.example' },
    ]);
  });

  test('missing parameters do not change the viewer’s own settings', async () => {
    const { params } = await prepare({ visibility: 'everybody', localOnly: 'yes' });
    expect(params).toEqual({ instant: true, initialText: '', initialVisibleUserIds: [], initialFiles: [] });
  });

  test('content that does not exist is left out, with a message', async () => {
    const { params, problem } = await prepare(
      { text: 'Look', replyId: 'gone' },
      { 'notes/show': apiError({ code: 'NO_SUCH_NOTE', message: 'No such note.' }) },
    );
    expect({ initialText: params.initialText, replyId: params.replyId, message: problem?.message }).toEqual({
      initialText: 'Look',
      replyId: undefined,
      message: 'No such note.',
    });
  });

  test('content is retried instead of left out when only the connection failed', async () => {
    await expect(prepare({ replyId: 'n1' }, { 'notes/show': new NetworkError('down') })).rejects.toThrow('down');
  });
});
