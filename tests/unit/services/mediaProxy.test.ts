import { describe, expect, test } from 'vitest';
import { proxied as through, type ProxyKind } from '~/services/mediaProxy';

const PROXY = 'https://example.test/proxy';
const proxied = (url: string | null | undefined, kind: ProxyKind, proxy: string | null | undefined) =>
  through(url, kind, proxy, 'https://example.test');

describe('a picture through the media proxy', () => {
  test('is asked for by its address and use', () => {
    const url = new URL(proxied('https://elsewhere.example/a b.png', 'preview', PROXY)!);
    expect([url.origin + url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      'https://example.test/proxy/preview.webp',
      { url: 'https://elsewhere.example/a%20b.png', fallback: '1', preview: '1' },
    ]);
  });

  test('is not sent through it twice', () => {
    const already = `${PROXY}/image.webp?url=https%3A%2F%2Felsewhere.example%2Fa.png`;
    expect(proxied(already, 'image', PROXY)).toBe(already);
  });

  test('that is the proxy’s already is asked to stand still', () => {
    expect(proxied(`${PROXY}/avatar.webp?url=x`, 'static', PROXY)).toBe(`${PROXY}/avatar.webp?url=x&static=1`);
  });

  test.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', '', null, undefined, 'https://user:pass@elsewhere.example/a.png'])(
    'is not loaded from %s',
    (url) => {
      expect(proxied(url, 'image', PROXY)).toBeNull();
    },
  );

  test('is not taken for the proxy’s because its address begins alike', () => {
    expect(proxied('https://example.test/proxy-evil/a.png', 'image', PROXY)).toContain('/proxy/image.webp?url=');
  });

  test.each(['', null, undefined, 'nonsense'])('comes through the server itself where the proxy is %j', (proxy) => {
    expect(proxied('https://elsewhere.example/a.png', 'image', proxy)).toContain('https://example.test/proxy/image.webp?url=');
  });
});
