import { describe, expect, test } from 'vitest';
import { drawable, proxied as through, type ProxyKind } from '~/services/mediaProxy';

const PROXY = 'https://example.test/proxy';
const proxied = (url: string | null | undefined, kind: ProxyKind, proxy: string | null | undefined) =>
  through(url, kind, proxy, 'https://example.test', null);

describe('the media proxy', () => {
  test('an image is requested with its address and purpose', () => {
    const url = new URL(proxied('https://elsewhere.example/a b.png', 'preview', PROXY)!);
    expect(url.origin + url.pathname).toBe('https://example.test/proxy/preview.webp');
    expect(Object.fromEntries(url.searchParams)).toEqual({ url: 'https://elsewhere.example/a%20b.png', fallback: '1', preview: '1' });
  });

  test('an address of the proxy is not sent through it twice', () => {
    const already = `${PROXY}/image.webp?url=https%3A%2F%2Felsewhere.example%2Fa.png`;
    expect(proxied(already, 'image', PROXY)).toBe(already);
  });

  test('an address of the proxy gets the static parameter to stop an animation', () => {
    expect(proxied(`${PROXY}/avatar.webp?url=x`, 'static', PROXY)).toBe(`${PROXY}/avatar.webp?url=x&static=1`);
  });

  test.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', '', null, undefined, 'https://user:pass@elsewhere.example/a.png'])(
    'nothing is loaded from %s',
    (url) => {
      expect(proxied(url, 'image', PROXY)).toBeNull();
    },
  );

  test('an address that only starts like the proxy is still sent through it', () => {
    expect(proxied('https://example.test/proxy-evil/a.png', 'image', PROXY)).toContain('/proxy/image.webp?url=');
  });

  test.each(['', null, undefined, 'nonsense'])('the server itself is the proxy when the meta says %j', (proxy) => {
    expect(proxied('https://elsewhere.example/a.png', 'image', proxy)).toContain('https://example.test/proxy/image.webp?url=');
  });
});

describe('the media proxy behind a gateway', () => {
  const HERE = 'https://gateway.example';
  const upstream = (proxy: string | null) => ({ origins: ['https://server.example'], proxy });
  const carried = (url: string, kind: ProxyKind) => through(url, kind, 'https://server.example/proxy', HERE, upstream(null));

  test('is asked through this origin', () => {
    expect(carried('https://far.example/a.png', 'image')).toBe(`${HERE}/proxy/image.webp?url=https%3A%2F%2Ffar.example%2Fa.png&fallback=1`);
  });

  test('is asked through this origin if it has an origin of its own', () => {
    const url = through('https://far.example/a.png', 'image', 'https://media.example', HERE, upstream('https://media.example'));
    expect(url).toBe(`${HERE}/media-proxy/image.webp?url=https%3A%2F%2Ffar.example%2Fa.png&fallback=1`);
  });

  test.each(['https://server.example/proxy/avatar.webp?url=x', `${HERE}/proxy/avatar.webp?url=x`])(
    'is not sent its own address %s',
    (address) => {
      expect(carried(address, 'static')).toBe(`${HERE}/proxy/avatar.webp?url=x&static=1`);
    },
  );

  test.each(['https://server.example/files/a.png', `${HERE}/files/a.png`])(
    'is told the address of the server, which it can reach, when the page knows the picture as %s',
    (address) => {
      expect(new URL(carried(address, 'static')!).searchParams.get('url')).toBe('https://server.example/files/a.png');
    },
  );
});

describe('a picture that is drawn and saved again', () => {
  test('it comes from this origin in full size, whatever proxy the server has, and without a stand-in', () => {
    const url = new URL(drawable('https://elsewhere.example/a b.png', 'https://example.test')!);
    expect(url.origin + url.pathname).toBe('https://example.test/proxy/image.webp');
    expect(Object.fromEntries(url.searchParams)).toEqual({ url: 'https://elsewhere.example/a%20b.png', origin: '1' });
  });

  test.each(['javascript:alert(1)', '', null])('it is not loaded from %s', (url) => {
    expect(drawable(url, 'https://example.test')).toBeNull();
  });
});
