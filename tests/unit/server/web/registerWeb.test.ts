import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import { png, upload } from '../support/media';
import { TestInstance, type TestAccount } from '../support/testInstance';

const HOSTILE = `</title><script>alert("1 & 2")</script>'`;

let directory: string;
let world: TestInstance;
let alice: TestAccount;
let here: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'wisteria-web-'));
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><head><meta nonce="__CSP_NONCE__"><title>Wisteria</title></head><body></body>',
  );
  world = await TestInstance.start({ clientDir: directory });
  here = world.instance.server.origin;
});
beforeEach(async () => {
  alice = await world.signUp('alice');
});
afterEach(() => world.reset());
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true });
});

const get = (url: string, accept = '*/*') => world.instance.app.inject({ method: 'GET', url, headers: { accept } });
const page = async (path: string) => (await get(path, 'text/html')).body;
const post = async (params: NoteCreateParams) => (await world.ok('notes/create', params, alice.token)).createdNote;

describe('tags in the head of the page', () => {
  test('the page of a user has the name, the profile text and the addresses of the feeds', async () => {
    await world.ok('i/update', { name: 'Alice A.', description: 'Draws leaves' }, alice.token);
    const body = await page('/@alice');
    expect(body).toContain(`<meta property="og:title" content="Alice A. (@alice@${world.instance.server.host})" />`);
    expect(body).toContain('<meta property="og:description" content="Draws leaves" />');
    expect(body).toContain(`<link rel="alternate" type="application/atom+xml" href="${here}/@alice.atom"`);
    expect(body.indexOf('og:title')).toBeLessThan(body.indexOf('</head>'));
  });

  test('the page of a note has its text; a warning stands instead of the text that it hides', async () => {
    const open = await post({ text: 'Hello\nworld' });
    const hidden = await post({ text: 'the butler did it', cw: 'Spoiler' });
    expect(await page(`/notes/${open.id}`)).toContain('<meta property="og:description" content="Hello world" />');
    const body = await page(`/notes/${hidden.id}`);
    expect(body).toContain('content="Spoiler"');
    expect(body).not.toContain('butler');
  });

  test('a page that a user wrote has its title, its summary and its picture unless that is sensitive', async () => {
    const { id: eyeCatchingImageId, url } = await upload(world, alice, await png(4, 3), 'soup.png');
    await world.ok(
      'pages/create',
      {
        title: 'Soup & more',
        name: 'a soup',
        summary: 'Warm',
        content: [],
        variables: [],
        script: '',
        eyeCatchingImageId,
        font: 'serif',
        alignCenter: false,
        hideTitleWhenPinned: false,
      },
      alice.token,
    );
    const body = await page('/@alice/pages/a%20soup');
    expect(body).toContain('<meta property="og:title" content="Soup &amp; more" />');
    expect(body).toContain('<meta property="og:description" content="Warm" />');
    expect(body).toContain(`<meta property="og:url" content="${here}/@alice/pages/a%20soup" />`);
    expect(body).toContain(`<meta property="og:image" content="${url}" />`);
    expect(body).toContain('<meta property="og:type" content="article" />');
    expect((await get(`/oembed?url=${encodeURIComponent(`${here}/@alice/pages/a%20soup`)}`)).json()).toMatchObject({
      title: 'Soup & more',
    });
    await world.ok('drive/files/update', { fileId: eyeCatchingImageId, isSensitive: true }, alice.token);
    expect(await page('/@alice/pages/a%20soup')).not.toContain(url);
    expect(await page('/@alice/pages/none')).not.toContain('og:title');
  });

  test('the page of a channel has its name and description', async () => {
    const { id } = await world.ok('channels/create', { name: 'Moss & fern', description: 'Soft' }, alice.token);
    const body = await page(`/channels/${id}`);
    expect(body).toContain('<meta property="og:title" content="Moss &amp; fern" />');
    expect(body).toContain('<meta property="og:description" content="Soft" />');
    expect(body).toContain('<meta property="og:type" content="website" />');
    expect(body).not.toContain('og:image');
    const card = await get(`/oembed?url=${encodeURIComponent(`${here}/channels/${id}`)}`);
    expect(card.json()).toMatchObject({ title: 'Moss & fern', type: 'link' });
    expect(card.json()).not.toHaveProperty('author_name');
  });

  test('the banner of a channel stands for it, unless the channel is sensitive', async () => {
    const { server } = world.instance;
    const { id: bannerId } = await upload(world, alice, await png(), 'banner.png');
    const { id: channelId } = await world.ok('channels/create', { name: 'Moss', bannerId }, alice.token);
    expect(await page(`/channels/${channelId}`)).toContain(`<meta property="og:image" content="${server.origin}/files/`);
    await world.ok('channels/update', { channelId, isSensitive: true }, alice.token);
    expect(await page(`/channels/${channelId}`)).not.toContain('og:image');
  });

  test('texts of users are escaped, and cannot learn the nonce of the page', async () => {
    await world.ok('i/update', { name: HOSTILE, description: `__CSP_NONCE__ $& ${HOSTILE}` }, alice.token);
    const body = await page('/@alice');
    expect(body).not.toContain('<script>');
    expect(body).toContain('__CSP_NONCE__ $&amp; &lt;/title&gt;&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;&#39;');
  });

  test('the content security policy is that of other pages', async () => {
    const policyOf = async (path: string) =>
      String((await get(path, 'text/html')).headers['content-security-policy']).replace(/'nonce-[\w-]+'/, '');
    expect(await policyOf('/@alice')).toBe(await policyOf('/'));
  });

  test.each(['followers', 'specified'] as const)('the page of a note for %s tells nothing about it', async (visibility) => {
    const note = await post({ text: 'secret', visibility });
    const body = await page(`/notes/${note.id}`);
    expect(body).not.toContain('secret');
    expect(body).not.toContain('og:title');
  });

  test('the page of a suspended user tells nothing about the user', async () => {
    world.instance.server.db.run('UPDATE users SET isSuspended = 1 WHERE id = ?', [alice.id]);
    expect(await page('/@alice')).not.toContain('og:title');
  });

  test('search engines are told not to list accounts that do not want it', async () => {
    expect(await page('/@alice')).not.toContain('noindex');
    await world.ok('i/update', { noCrawle: true }, alice.token);
    expect(await page('/@alice')).toContain('<meta name="robots" content="noindex');
  });
});

describe('feeds', () => {
  test.each([
    ['atom', 'application/atom+xml', '<feed '],
    ['rss', 'application/rss+xml', '<rss '],
    ['json', 'application/feed+json', '"version"'],
  ])('a user has a feed as %s with the public notes', async (format, type, mark) => {
    await post({ text: 'First & best' });
    await post({ text: 'secret', visibility: 'followers' });
    const answer = await get(`/@alice.${format}`);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.body).toContain(mark);
    expect(answer.body).toContain(format === 'json' ? '"title":"First & best"' : '<title>First &amp; best</title>');
    expect(answer.body).not.toContain('secret');
  });

  test('a feed escapes texts twice, because readers show them as HTML', async () => {
    await post({ text: '<b>bold</b>\nnext' });
    expect((await get('/@alice.atom')).body).toContain(
      '<content type="html">&amp;lt;b&amp;gt;bold&amp;lt;/b&amp;gt;&lt;br&gt;next</content>',
    );
    const { items } = JSON.parse((await get('/@alice.json')).body) as { items: { content_html: string }[] };
    expect(items[0]?.content_html).toBe('&lt;b&gt;bold&lt;/b&gt;<br>next');
  });

  test('there is no feed of an unknown user', async () => {
    expect((await get('/@nobody.atom')).statusCode).toBe(404);
  });
});

describe('finding accounts', () => {
  test('webfinger leads from an account name to its page', async () => {
    const { server } = world.instance;
    const answer = await get(`/.well-known/webfinger?resource=acct:alice@${server.host}`);
    expect(answer.headers['content-type']).toContain('application/jrd+json');
    expect(JSON.parse(answer.body)).toMatchObject({
      subject: `acct:alice@${server.host}`,
      links: [{ rel: 'http://webfinger.net/rel/profile-page', href: `${here}/@alice` }],
    });
    expect((await get('/.well-known/webfinger?resource=acct:alice@else.example')).statusCode).toBe(404);
    expect((await get('/.well-known/webfinger')).statusCode).toBe(400);
  });

  test('nodeinfo counts the accounts and notes of this server', async () => {
    await post({ text: 'one' });
    const { links } = JSON.parse((await get('/.well-known/nodeinfo')).body) as { links: { href: string }[] };
    const info = JSON.parse((await get(new URL(links[0]!.href).pathname)).body) as unknown;
    expect(info).toMatchObject({ version: '2.1', openRegistrations: true, usage: { users: { total: 1 }, localPosts: 1 } });
  });

  test('pages of other sites may read nodeinfo', async () => {
    for (const path of ['/.well-known/nodeinfo', '/nodeinfo/2.1']) {
      expect((await get(path)).headers).toMatchObject({ 'access-control-allow-origin': '*' });
    }
  });
});

describe('oembed', () => {
  test('oembed describes a note without markup', async () => {
    const note = await post({ text: 'Hello <b>world</b>' });
    const answer = await get(`/oembed?url=${encodeURIComponent(`${here}/notes/${note.id}`)}`);
    expect(JSON.parse(answer.body)).toMatchObject({ version: '1.0', type: 'link', title: 'Hello <b>world</b>', author_name: 'alice' });
  });

  test('oembed knows nothing of other servers and hidden notes', async () => {
    const note = await post({ text: 'secret', visibility: 'followers' });
    for (const url of ['https://else.example/@alice', `${here}/notes/${note.id}`, 'nonsense']) {
      expect((await get(`/oembed?url=${encodeURIComponent(url)}`)).statusCode).toBe(404);
    }
  });
});
