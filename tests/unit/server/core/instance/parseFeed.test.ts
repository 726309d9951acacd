import { expect, test } from 'vitest';
import { parseFeed } from '../../../../../server/core/instance/parseFeed';

test('parseFeed reads RSS 2.0', () => {
  const xml = `<?xml version="1.0"?><rss><channel><title>News &amp; more</title><link>https://news.example/</link>
    <atom:link href="https://news.example/feed" rel="self"/>
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

test('parseFeed reads RSS 1.0, whose items stand beside the channel', () => {
  const xml = `<rdf:RDF><channel><title>News</title><link>https://news.example/</link></channel>
    <item><title>One</title><link>https://news.example/1</link><dc:date>2024-02-10T12:00:00Z</dc:date></item></rdf:RDF>`;
  expect(parseFeed(xml)).toMatchObject({
    title: 'News',
    items: [{ title: 'One', link: 'https://news.example/1', isoDate: '2024-02-10T12:00:00.000Z' }],
  });
});

test('parseFeed reads Atom, whose addresses stand in attributes', () => {
  const xml = `<feed><title>A</title><link rel="self" href="https://a.example/feed"/><link href="https://a.example/"/>
    <entry><title type="text">One</title><link rel="alternate" href="https://a.example/1?a=1&amp;b=2"/><updated>2024-02-10T12:00:00Z</updated></entry></feed>`;
  const { link, items } = parseFeed(xml);
  expect(link).toBe('https://a.example/');
  expect(items).toMatchObject([{ title: 'One', link: 'https://a.example/1?a=1&b=2', isoDate: '2024-02-10T12:00:00.000Z' }]);
});

test('parseFeed keeps at most 100 items and 1,000 characters of a title', () => {
  const item = `<item><title>${'x'.repeat(2_000)}</title></item>`;
  const { items } = parseFeed(`<rss><channel>${item.repeat(150)}</channel></rss>`);
  expect(items).toHaveLength(100);
  expect(items[0]?.title).toHaveLength(1_000);
});

test.each(['', 'no feed at all', '<item><title>never closed', '&#x110000;', '<html><body><p>a page<br></body></html>', '<rss></feed>'])(
  '%j gives an empty feed',
  (xml) => {
    expect(parseFeed(xml)).toEqual({ title: '', link: '', items: [] });
  },
);

test('entities that a feed declares are not expanded', () => {
  const declared = `<!ENTITY a "${'A'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(100)}">`;
  const { title } = parseFeed(`<!DOCTYPE rss [${declared}]><rss><channel><title>${'&b;'.repeat(100)}</title></channel></rss>`);
  expect(title).not.toContain('A');
});

test('a feed cannot name a file of the server', () => {
  const { title } = parseFeed(
    '<!DOCTYPE rss [<!ENTITY secret SYSTEM "file:///etc/hostname">]><rss><channel><title>&secret;</title></channel></rss>',
  );
  expect(['', '&secret;']).toContain(title);
});

test.each(['<item>', '<item ', '<link ', '<item></item>', '<a/>', '&#x', '&lt;', '<a b="', '<![CDATA[', '<!--', '</a>'])(
  'a megabyte of %j is read in less than two seconds',
  (hostile) => {
    const begun = performance.now();
    parseFeed(`<rss><channel>${hostile.repeat(Math.floor(1_000_000 / hostile.length))}`);
    expect(performance.now() - begun).toBeLessThan(2_000);
  },
);
