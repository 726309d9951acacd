import { expect, test } from 'vitest';
import { requestKind } from '~/app/worker/requestKinds';

const origin = 'https://wisteria.example';
const rootFiles = new Set(['/favicon.svg']);
const kindOf = (path: string, { method = 'GET', mode = 'no-cors' } = {}) =>
  requestKind({ method, mode, url: new URL(path, origin), origin }, rootFiles);

test.each(['/', '/notes/abc', '/@alice', '/@alice@there.example', '/settings/general?x=1', '/no/such/page'])(
  'opening %s is a request for the page',
  (path) => expect(kindOf(path, { mode: 'navigate' })).toBe('page'),
);

test.each(['/files/abc', '/api/meta', '/url?url=x', '/assets/index-a.js', '/robots.txt', '/.well-known/nodeinfo', '/proxy/x.webp?url=y'])(
  'opening %s is left to the network',
  (path) => expect(kindOf(path, { mode: 'navigate' })).toBeNull(),
);

test.each(['/assets/index-a.js', '/assets/texts/abc/ja-JP/start.json', '/favicon.svg'])('%s is a file of the build', (path) =>
  expect(kindOf(path, { mode: 'cors' })).toBe('file'),
);

test.each([
  '/avatar/@alice',
  '/identicon/alice',
  '/emoji/blob.webp',
  '/twemoji/1f600.svg',
  '/proxy/avatar.webp?url=https%3A%2F%2Fthere.example%2Fa.png&avatar=1',
  '/proxy/emoji.webp?url=x&emoji=1',
  '/proxy/preview.webp?url=x&preview=1',
  '/media-proxy/preview.webp?url=x&preview=1',
])('%s is a picture that everybody may see', (path) => expect(kindOf(path)).toBe('picture'));

test.each([
  '/api/notes/timeline',
  '/streaming?i=token',
  '/files/private.png',
  '/proxy/image.webp?url=x',
  '/proxy/static.webp?url=x&static=1',
  '/client-assets/sounds/a.mp3',
  '/url?url=x',
  'https://elsewhere.example/avatar/@alice',
])('%s is never kept', (path) => expect(kindOf(path)).toBeNull());

test('what changes something is never kept', () => {
  expect(kindOf('/assets/index-a.js', { method: 'POST' })).toBeNull();
  expect(kindOf('/', { method: 'HEAD', mode: 'navigate' })).toBeNull();
});
