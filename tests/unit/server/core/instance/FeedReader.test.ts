import { expect, test } from 'vitest';
import { FeedReader } from '../../../../../server/core/instance/FeedReader';

const reader = new FeedReader();
const read = (xml: string) => reader.read(xml);

test('RSS 2.0 is read', async () => {
  const xml = `<?xml version="1.0"?><rss><channel><title>News &amp; more</title><link>https://news.example/</link>
    <atom:link href="https://news.example/feed" rel="self"/>
    <item><title><![CDATA[First <b>]]></title><link>https://news.example/1</link><pubDate>Sat, 10 Feb 2024 12:00:00 GMT</pubDate></item>
    <item><title>Second &#x41;&#66;</title><link>https://news.example/2</link></item></channel></rss>`;
  expect(await read(xml)).toEqual({
    title: 'News & more',
    link: 'https://news.example/',
    items: [
      { title: 'First <b>', link: 'https://news.example/1', pubDate: '2024-02-10T12:00:00.000Z', isoDate: '2024-02-10T12:00:00.000Z' },
      { title: 'Second AB', link: 'https://news.example/2' },
    ],
  });
});

test('RSS 1.0 is read, whose items stand beside the channel', async () => {
  const xml = `<rdf:RDF><channel><title>News</title><link>https://news.example/</link></channel>
    <item><title>One</title><link>https://news.example/1</link><dc:date>2024-02-10T12:00:00Z</dc:date></item></rdf:RDF>`;
  expect(await read(xml)).toMatchObject({
    title: 'News',
    items: [{ title: 'One', link: 'https://news.example/1', isoDate: '2024-02-10T12:00:00.000Z' }],
  });
});

test('Atom is read, whose addresses stand in attributes', async () => {
  const xml = `<feed><title>A</title><link rel="self" href="https://a.example/feed"/><link href="https://a.example/"/>
    <entry><title type="text">One</title><link rel="alternate" href="https://a.example/1?a=1&amp;b=2"/><updated>2024-02-10T12:00:00Z</updated></entry></feed>`;
  const { link, items } = await read(xml);
  expect(link).toBe('https://a.example/');
  expect(items).toMatchObject([{ title: 'One', link: 'https://a.example/1?a=1&b=2', isoDate: '2024-02-10T12:00:00.000Z' }]);
});

test('a feed keeps at most 100 items and 1,000 characters of a title', async () => {
  const item = `<item><title>${'x'.repeat(2_000)}</title></item>`;
  const { items } = await read(`<rss><channel>${item.repeat(150)}</channel></rss>`);
  expect(items).toHaveLength(100);
  expect(items[0]?.title).toHaveLength(1_000);
});

test.each(['', 'no feed at all', '<item><title>never closed', '&#x110000;', '<html><body><p>a page<br></body></html>', '<rss></feed>'])(
  '%j gives an empty feed',
  async (xml) => {
    expect(await read(xml)).toEqual({ title: '', link: '', items: [] });
  },
);

test('entities that a feed declares are not expanded', async () => {
  const declared = `<!ENTITY a "${'A'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(100)}">`;
  const { title } = await read(`<!DOCTYPE rss [${declared}]><rss><channel><title>${'&b;'.repeat(100)}</title></channel></rss>`);
  expect(title).not.toContain('A');
});

test('a feed cannot name a file of the server', async () => {
  const { title } = await read(
    '<!DOCTYPE rss [<!ENTITY secret SYSTEM "file:///etc/hostname">]><rss><channel><title>&secret;</title></channel></rss>',
  );
  expect(['', '&secret;']).toContain(title);
});

const item = (content: string) => `<rss><channel><item>${content}</item></channel></rss>`;

test.each([
  [
    // As Mastodon writes posts.
    '<description>&lt;p&gt;Good morning &lt;a href="https://a.example/@bob"&gt;@&lt;span&gt;bob&lt;/span&gt;&lt;/a&gt;,&lt;/p&gt;&lt;p&gt;tea &amp;amp; cake?&lt;br /&gt;Yes &amp;hellip;&lt;/p&gt;</description>',
    'Good morning @bob, tea & cake? Yes …',
  ],
  [
    '<description><![CDATA[<style>p{color:red}</style><p>3 < 4 and <b>bold</b></p><script>alert(1)</script>]]></description>',
    '3 < 4 and bold',
  ],
  ['<content:encoded><![CDATA[<p>whole</p>]]></content:encoded><description></description>', 'whole'],
  ['<description>&lt;p&gt;cut in a tag &lt;a href="x</description>', 'cut in a tag'],
  ['<description>&lt;img src="x"&gt;</description>', undefined],
])('the description %s has the words "%s"', async (description, words) => {
  expect((await read(item(description))).items[0]?.contentSnippet).toBe(words);
});

test('a long description is cut', async () => {
  const [{ contentSnippet = '' } = {}] = (await read(item(`<description>${'word '.repeat(5_000)}</description>`))).items;
  expect(contentSnippet).toHaveLength(300);
});

const HOSTILE = ['<item>', '<item ', '<link ', '<item></item>', '<a/>', '&#x', '&lt;', '<a b="', '<![CDATA[', '<!--', '</a>'];

test('feeds of a megabyte that take long to read leave the thread of the instance to others', async () => {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const feeds = HOSTILE.map((one) => reader.read(`<rss><channel>${one.repeat(Math.floor(1_000_000 / one.length))}`));
  await Promise.allSettled(feeds);
  clearInterval(timer);
  expect(longest).toBeLessThan(200);
});

test('a feed that takes too long is given up', async () => {
  await expect(new FeedReader(0).read(item('<title>One</title>'))).rejects.toThrow('the feed takes too long to read');
});

test('feeds beyond those that may wait are refused at once, and the others are read', async () => {
  const results = await Promise.allSettled(Array.from({ length: 32 }, (_, n) => read(item(`<title>${n}</title>`))));
  expect(results.map(({ status }) => status)).toEqual([...Array<string>(30).fill('fulfilled'), 'rejected', 'rejected']);
  expect(await read(item('<title>later</title>'))).toMatchObject({ items: [{ title: 'later' }] });
});
