import { describe, expect, test } from 'vitest';
import { fileKind } from '../../../pages/open-file/fileKind';
import { takeLaunchedFiles, type LaunchingWindow } from '../../../pages/open-file/launchedFiles';
import { linkMeaning } from '../../../pages/open-link/linkMeaning';

describe('what a link of the installed app names', () => {
  test.each([
    ['web+wisteria:https://far.example/notes/1', { kind: 'address', address: 'https://far.example/notes/1' }],
    ['web+wisteria:https%3A%2F%2Ffar.example%2Fnotes%2F1', { kind: 'address', address: 'https://far.example/notes/1' }],
    ['WEB+WISTERIA://far.example/@bob', { kind: 'address', address: 'https://far.example/@bob' }],
    ['web+wisteria:@bob@far.example', { kind: 'user', acct: '@bob@far.example' }],
    ['web+wisteria:acct:bob@far.example', { kind: 'user', acct: '@bob@far.example' }],
    ['web+wisteria:%40bob', { kind: 'user', acct: '@bob' }],
    ['web+wisteria:%23moss', { kind: 'tag', tag: 'moss' }],
    ['https://far.example/notes/1', { kind: 'address', address: 'https://far.example/notes/1' }],
  ])('%s', (link, meaning) => {
    expect(linkMeaning(link)).toEqual(meaning);
  });

  test.each([
    '',
    'web+wisteria:',
    'web+wisteria:moss',
    'web+wisteria:%',
    'web+wisteria:javascript:alert(1)',
    'web+wisteria:data:text/html,x',
  ])('%s names nothing', (link) => {
    expect(linkMeaning(link)).toBeNull();
  });
});

describe('what a file contains', () => {
  test.each([
    ['/timeline?src=local\nmain', 'workspace'],
    ['// mine\n{ workspace: {}, }', 'workspace'],
    ['{ id: "moss", name: "Moss", base: "dark", props: {} }', 'theme'],
    ['{ "settings": {} }', 'other'],
    ['null', 'other'],
    ['not { json', 'other'],
    ['', 'other'],
  ])('%s: %s', async (text, kind) => {
    expect(await fileKind(text)).toBe(kind);
  });
});

describe('files that the browser opens with the app', () => {
  type Consume = Parameters<NonNullable<LaunchingWindow['launchQueue']>['setConsumer']>[0];

  function launching() {
    const taken: (string | null)[] = [];
    let consume: Consume = () => {};
    const end = takeLaunchedFiles({ launchQueue: { setConsumer: (next) => (consume = next) } }, (file) => taken.push(file && file.name));
    const launch = async (files?: Parameters<Consume>[0]['files']) => {
      consume({ ...(files && { files }) });
      await Promise.resolve();
      await Promise.resolve();
    };
    return { taken, end, launch };
  }
  const handle = (name: string) => ({ getFile: async () => new File(['{}'], name) });

  test('the first one is taken, and a launch without files is none', async () => {
    const { taken, launch } = launching();
    await launch();
    await launch([]);
    await launch([handle('a.json5'), handle('b.json5')]);
    expect(taken).toEqual(['a.json5']);
  });

  test('one that is gone is told, and none is taken after the page is left', async () => {
    const { taken, end, launch } = launching();
    await launch([{ getFile: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }]);
    end();
    await launch([handle('late.json5')]);
    expect(taken).toEqual([null]);
  });

  test('browsers without launches are left alone', () => {
    expect(() => takeLaunchedFiles({}, () => {})()).not.toThrow();
  });
});
