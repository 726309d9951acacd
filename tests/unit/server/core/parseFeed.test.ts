import { expect, test } from 'vitest';
import { parseFeed } from '../../../../server/core/parseFeed';

test('reads RSS', () => {
  const xml = `<?xml version="1.0"?><rss><channel><title>News &amp; more</title><link>https://news.example/</link>
    <item><title><![CDATA[First <b>]]></title><link>https://news.example/1</link><pubDate>Sat, 10 Feb 2024 12:00:00 GMT</pubDate></item>
    <item><title>Second &#x41;&#66;</title><link>https://news.example/2</link></item></channel></rss>`;
  expect(parseFeed(xml)).toEqual({
    title: 'News & more',
    link: 'https://news.example/',
    items: [
      { title: 'First <b>', link: 'https://news.example/1', pubDate: '2024-02-10T12:00:00.000Z', isoDate: '2024-02-10T12:00:00.000Z' },
      { title: 'Second AB', link: 'https://news.example/2' },
    ],
  });
});

test('reads Atom, whose addresses stand in attributes', () => {
  const xml = `<feed><title>A</title><link rel="self" href="https://a.example/feed"/><link href="https://a.example/"/>
    <entry><title type="text">One</title><link rel="alternate" href="https://a.example/1?a=1&amp;b=2"/><updated>2024-02-10T12:00:00Z</updated></entry></feed>`;
  const { link, items } = parseFeed(xml);
  expect(link).toBe('https://a.example/');
  expect(items).toMatchObject([{ title: 'One', link: 'https://a.example/1?a=1&b=2', isoDate: '2024-02-10T12:00:00.000Z' }]);
});

test.each(['', 'no feed at all', '<item><title>never closed', '&#x110000;'])('%j is an empty feed', (xml) => {
  expect(parseFeed(xml).items).toEqual([]);
});

test('takes time in proportion to the length, whatever stands there', () => {
  const begun = performance.now();
  for (const evil of ['<item>', '<item ', '<link ', '<item></item>', '&#x']) parseFeed(evil.repeat(150_000));
  expect(performance.now() - begun).toBeLessThan(2_000);
});
