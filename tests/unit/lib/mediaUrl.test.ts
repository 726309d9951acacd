import { describe, expect, test } from 'vitest';
import { mediaUrl, publicMediaUrl } from '~/lib/mediaUrl';
import { carriedPath, type Upstream } from '~/lib/upstream';

const HERE = 'https://gateway.example';
const upstream: Upstream = { origins: ['https://server.example', 'http://10.0.0.5:3000'], proxy: 'https://media.example/p' };

describe('where a page loads a picture of the server behind its gateway', () => {
  test.each([
    ['https://server.example/files/a.webp', '/files/a.webp'],
    ['https://server.example/proxy/avatar.webp?url=x&avatar=1', '/proxy/avatar.webp?url=x&avatar=1'],
    ['https://server.example/emoji/a%40b.webp', '/emoji/a%40b.webp'],
    ['https://server.example/identicon/x', '/identicon/x'],
    ['http://10.0.0.5:3000/files/a.webp', '/files/a.webp'],
    ['https://media.example/p/image.webp?url=x', '/media-proxy/image.webp?url=x'],
    ['https://media.example/p?url=x', '/media-proxy?url=x'],
  ])('%s is loaded from this origin', (address, path) => {
    expect(mediaUrl(address, HERE, upstream)).toBe(HERE + path);
  });

  test.each([
    'https://server.example/notes/1',
    'https://server.example/api/i',
    'https://server.example.evil.example/files/a.webp',
    'https://media.example/pictures/a.webp',
    'https://far.example/files/a.webp',
  ])('%s is loaded from where it is', (address) => {
    expect(mediaUrl(address, HERE, upstream)).toBe(address);
  });

  test.each(['javascript:alert(1)', 'https://user:word@server.example/files/a', '', null])('nothing is loaded from %s', (address) => {
    expect(mediaUrl(address, HERE, upstream)).toBeNull();
  });

  test('without a gateway, every address is its own', () => {
    expect(mediaUrl('https://server.example/files/a.webp', HERE, null)).toBe('https://server.example/files/a.webp');
  });

  test('dots lead to no other path of the server', () => {
    expect(carriedPath(new URL('https://server.example/files/../api/i').href, upstream)).toBeNull();
  });

  test.each(['https://server.example/files/a.webp', 'https://media.example/p/image.webp?url=x', 'https://far.example/a.png'])(
    'others know the picture of this origin by the address %s',
    (address) => {
      expect(publicMediaUrl(mediaUrl(address, HERE, upstream)!, HERE, upstream)).toBe(address);
    },
  );
});
