import { expect, test } from 'vitest';
import { I18n } from '~/i18n/I18n';
import { keepPushTexts } from '~/stores/push/keepPushTexts';
import { isQuiet, PUSH_CHOICES_KEY, PUSH_TEXTS_KEY, type PushChoices } from '~/stores/push/pushMessages';
import { PUSH_REGISTRATION_KEY } from '~/stores/push/pushRegistered';
import { PushWorker } from '~/stores/push/PushWorker';
import { MemoryKeyValueStore } from '../../../fixtures/memoryStores';
import { pushScope } from '../../../fixtures/pushScope';
import { allTexts } from '../../../fixtures/testI18n';

const ORIGIN = 'https://example.test';
const bob = { id: 'b1', username: 'bob', name: 'Bob', host: null, avatarUrl: 'https://example.test/files/bob.webp' };
const hello = { id: 'n1', text: 'hello @alice', userId: 'b1' };
const mention = { id: 'x1', type: 'mention', user: bob, note: hello };
const message = (body: unknown, type = 'notification') => ({ type, body, userId: 'a1', dateTime: 1_000 });

interface SetUpOptions {
  readonly pages?: readonly string[];
  readonly refuses?: boolean;
  readonly choices?: PushChoices;
  readonly time?: string;
}

/** A service worker with some pages open. */
async function setUp({ pages = [], refuses = false, choices = {}, time = '12:00' }: SetUpOptions = {}) {
  const kv = new MemoryKeyValueStore();
  await keepPushTexts({ i18n: new I18n({ lang: 'en-US', messages: allTexts['en-US'] }), kv });
  await kv.set('accounts', [{ id: 'a1', token: 'alice-token' }]);
  await kv.set(PUSH_CHOICES_KEY, choices);
  const calls: { readonly endpoint: string; readonly params: object; readonly token: string }[] = [];
  const { scope, ...seen } = pushScope({
    origin: ORIGIN,
    kv,
    pages,
    time,
    async call(endpoint, params, token) {
      if (refuses) throw new Error('refused');
      calls.push({ endpoint, params, token });
      if (endpoint === 'notes/show')
        return { id: 'n1', userId: 'b1', visibility: 'specified', localOnly: true, visibleUserIds: ['a1', 'c1'] };
      return endpoint === 'sw/show-registration' ? { sendReadMessage: true } : undefined;
    },
  });
  return { worker: new PushWorker(scope), kv, calls, ...seen };
}

const READ = 'Mark all as read';
const ANSWERS = ['Reply', 'React 👍', READ];

test.each([
  { body: mention, title: 'Bob mentioned you', text: 'hello @alice', actions: ANSWERS },
  {
    body: { ...mention, note: { ...hello, text: '**hello** <small>@alice</small>' } },
    title: 'Bob mentioned you',
    text: 'hello @alice',
    actions: ANSWERS,
  },
  { body: { ...mention, note: { ...hello, cw: 'a secret' } }, title: 'Bob mentioned you', text: 'a secret', actions: ANSWERS },
  { body: { id: 'x', type: 'follow', user: bob }, title: 'Bob followed you', text: '', actions: ['Follow back', READ] },
  { body: { id: 'x', type: 'receiveFollowRequest', user: bob }, title: 'Bob wants to follow you', text: '', actions: ['Accept', 'Reject'] },
  {
    body: { id: 'x', type: 'reaction', user: bob, note: hello, reaction: '👍' },
    title: 'Bob reacted to your note',
    text: 'hello @alice',
    actions: [READ],
  },
  { body: { id: 'x', type: 'app', header: 'Backup', body: 'finished', icon: null }, title: 'Backup', text: 'finished', actions: [READ] },
  { body: { id: 'x', type: 'somethingNew' }, title: 'New activity', text: '', actions: [READ] },
])('a message about a notification shows "$title"', async ({ body, title, text, actions }) => {
  const { worker, shown } = await setUp();
  await worker.show(message(body));
  expect(
    shown.map((one) => ({
      title: one.title,
      text: one.options['body'],
      actions: (one.options['actions'] as { title: string }[]).map((action) => action.title),
    })),
  ).toEqual([{ title, text, actions }]);
});

test('a message about an antenna names it, unless it is a day old', async () => {
  const { worker, shown } = await setUp();
  const body = { antenna: { id: 't1', name: 'Moss' }, note: { ...hello, user: bob } };
  await worker.show(message(body, 'unreadAntennaNote'));
  await worker.show({ ...message(body, 'unreadAntennaNote'), dateTime: -86_400_000 });
  expect(shown.map(({ title }) => title)).toEqual(['New note in Moss', 'example.test']);
});

test('several reactions to a note take one place, and so do its renotes', async () => {
  const { worker, shown } = await setUp();
  for (const type of ['reaction', 'renote'])
    for (const id of ['x1', 'x2']) await worker.show(message({ id, type, user: bob, note: hello, reaction: '👍' }));
  expect(shown.map(({ tag }) => tag)).toEqual(['reaction:n1', 'renote:n1']);
});

test.each([
  ['22:00', '07:00', ['21:59', '22:00', '03:00', '06:59', '07:00'], [false, true, true, true, false]],
  ['13:00', '15:00', ['12:59', '13:00', '15:00'], [false, true, false]],
])('quiet hours from %s to %s', (from, to, times, quiet) => {
  expect(times.map((time) => isQuiet({ quiet: { from, to } }, time))).toEqual(quiet);
});

test('in quiet hours, and without sound, messages still arrive', async () => {
  const nights = { quiet: { from: '22:00', to: '07:00' } };
  const cases = [
    await setUp({ choices: nights, time: '23:00' }),
    await setUp({ choices: nights }),
    await setUp({ choices: { isSilent: true } }),
  ];
  for (const { worker } of cases) await worker.show(message(mention));
  expect(cases.map(({ shown }) => shown[0]!.options['silent'])).toEqual([true, false, true]);
});

test('in a browser with several accounts, a message says whose it is', async () => {
  const accounts = { a1: { acct: '@alice', reaction: '🎉' } };
  const one = await setUp({ choices: { accounts } });
  await one.worker.show(message(mention));
  const two = await setUp({ choices: { accounts } });
  await two.kv.set('accounts', [
    { id: 'a1', token: 'alice-token' },
    { id: 'c1', token: 'carol-token' },
  ]);
  await two.worker.show(message(mention));
  expect([...one.shown, ...two.shown].map(({ title }) => title)).toEqual(['Bob mentioned you', 'Bob mentioned you · @alice']);
});

test('when everything was read, the notifications of that account go, and those of others stay', async () => {
  const { worker, shown } = await setUp();
  await worker.show(message(mention));
  await worker.show({ ...message({ ...mention, id: 'x2' }), userId: 'c1' });
  await worker.show(message(null, 'readAllNotifications'));
  expect(shown.map(({ tag, options }) => ({ tag, body: options['body'] }))).toEqual([
    { tag: 'notification:x2', body: 'hello @alice' },
    { tag: 'read_notification', body: "You're all caught up" },
  ]);
});

test.each([null, 'text', {}, { type: 'notification' }, message('words'), message({ user: 7, note: [] })])(
  'a message in a wrong form (%j) shows something, because browsers end messages that show nothing',
  async (given) => {
    const { worker, shown } = await setUp();
    await worker.show(given);
    expect(shown).toHaveLength(1);
  },
);

test('a picture without encryption is left out', async () => {
  const { worker, shown } = await setUp();
  await worker.show(message({ ...mention, user: { ...bob, avatarUrl: 'http://other.example/bob.png' } }));
  await worker.show(message({ ...mention, id: 'x2' }));
  expect(shown.map(({ options }) => options['icon'])).toEqual([undefined, 'https://example.test/files/bob.webp']);
});

test('a press focuses the page that is open, and leads it to the note of the right account', async () => {
  const { worker, shown, orders, focused, opened } = await setUp({
    pages: [`${ORIGIN}/clips?zen`, `${ORIGIN}/clips?alone=`, `${ORIGIN}/`],
  });
  await worker.show(message(mention));
  await worker.press(shown[0]!, '');
  const order = { type: 'order', order: 'push', loginId: 'a1', url: '/notes/n1' };
  expect({ orders, focused, opened, shown }).toEqual({
    orders: [{ page: `${ORIGIN}/`, order }],
    focused: [`${ORIGIN}/`],
    opened: [],
    shown: [],
  });
});

test('a press without an open page opens one that names the account and contains no token', async () => {
  const { worker, shown, opened } = await setUp();
  await worker.show(message(mention));
  await worker.press(shown[0]!, '');
  expect(opened).toEqual([`${ORIGIN}/notes/n1?loginId=a1`]);
});

test('a reply that is typed into the notification is posted as its note allows, and nothing opens', async () => {
  const { worker, shown, calls, opened } = await setUp();
  await worker.show(message(mention));
  expect((shown[0]!.options['actions'] as object[])[0]).toEqual({
    action: 'doReply',
    title: 'Reply',
    type: 'text',
    placeholder: 'Write a reply',
  });
  await worker.press(shown[0]!, 'doReply', ' Hi Bob ');
  const reply = { text: 'Hi Bob', replyId: 'n1', visibility: 'specified', localOnly: true, visibleUserIds: ['b1', 'c1'] };
  expect({ calls, opened }).toEqual({
    calls: [
      { endpoint: 'notes/show', params: { noteId: 'n1' }, token: 'alice-token' },
      { endpoint: 'notes/create', params: reply, token: 'alice-token' },
    ],
    opened: [],
  });
});

test('a typed reply that cannot be sent opens the composer with it, and stands in no address', async () => {
  const alone = await setUp({ refuses: true });
  await alone.worker.show(message(mention));
  await alone.worker.press(alone.shown[0]!, 'doReply', 'Hi Bob');
  expect({ opened: alone.opened, kept: alone.kept }).toEqual({
    opened: [`${ORIGIN}/share?replyId=n1&kept=r1&loginId=a1`],
    kept: [{ text: 'Hi Bob', replyId: 'n1' }],
  });
  const open = await setUp({ refuses: true, pages: [`${ORIGIN}/`] });
  await open.worker.show(message(mention));
  await open.worker.press(open.shown[0]!, 'doReply', 'Hi Bob');
  expect(open.orders.map(({ order }) => order)).toMatchObject([{ order: 'post', replyId: 'n1', text: 'Hi Bob' }]);
});

test.each([
  { action: 'doReact', endpoint: 'notes/reactions/create', params: { noteId: 'n1', reaction: '🎉' } },
  { action: 'doRead', endpoint: 'notifications/mark-all-as-read', params: {} },
])('the button $action of a mention calls $endpoint', async ({ action, endpoint, params }) => {
  const { worker, shown, calls, opened } = await setUp({ choices: { accounts: { a1: { acct: '@alice', reaction: '🎉' } } } });
  await worker.show(message(mention));
  await worker.press(shown[0]!, action);
  expect({ calls, opened }).toEqual({ calls: [{ endpoint, params, token: 'alice-token' }], opened: [] });
});

test('"Reply" opens the composer in the page that is open, and the page for sharing otherwise', async () => {
  const { worker, shown, orders } = await setUp({ pages: [`${ORIGIN}/`] });
  await worker.show(message(mention));
  await worker.press(shown[0]!, 'doReply');
  expect(orders.map(({ order }) => order)).toMatchObject([{ order: 'post', replyId: 'n1', loginId: 'a1' }]);
  const alone = await setUp();
  await alone.worker.show(message(mention));
  await alone.worker.press(alone.shown[0]!, 'doReply');
  expect(alone.opened).toEqual([`${ORIGIN}/share?replyId=n1&loginId=a1`]);
});

test.each([
  { action: 'doFollow', type: 'follow', endpoint: 'following/create' },
  { action: 'accept', type: 'receiveFollowRequest', endpoint: 'following/requests/accept' },
  { action: 'reject', type: 'receiveFollowRequest', endpoint: 'following/requests/reject' },
])('the button $action calls $endpoint as the account of the message', async ({ action, type, endpoint }) => {
  const { worker, shown, calls, opened } = await setUp();
  await worker.show(message({ id: 'x1', type, user: bob }));
  await worker.press(shown[0]!, action);
  expect({ calls, opened }).toEqual({ calls: [{ endpoint, params: { userId: 'b1' }, token: 'alice-token' }], opened: [] });
});

test('a button whose call is refused opens the page where it can be done', async () => {
  const { worker, shown, opened } = await setUp({ refuses: true });
  await worker.show(message({ id: 'x1', type: 'follow', user: bob }));
  await worker.press(shown[0]!, 'doFollow');
  expect(opened).toEqual([`${ORIGIN}/@bob?loginId=a1`]);
});

test('a new subscription of the browser replaces the old one on the server, with the same choice', async () => {
  const { worker, calls, next } = await setUp();
  await worker.renew({ ...next, endpoint: 'https://push.example/old' }, null);
  expect(calls.map(({ endpoint, params }) => ({ endpoint, ...params }))).toEqual([
    { endpoint: 'https://push.example/old' },
    { endpoint: 'https://push.example/new', auth: 'AQI=', publickey: 'AQI=', sendReadMessage: true },
    { endpoint: 'https://push.example/old' },
  ]);
});

test('the token of an account on another server is never used here, although the ids are the same', async () => {
  const { worker, kv, shown, calls, next } = await setUp();
  await kv.set('accounts', [{ id: 'a1', token: 'foreign-token', origin: 'https://other.example' }]);
  await worker.show(message({ id: 'x1', type: 'follow', user: bob }));
  await worker.press(shown[0]!, 'doFollow');
  await worker.renew({ ...next, endpoint: 'https://push.example/old' }, null);
  expect(calls).toEqual([]);
});

test('a browser that does not say which subscription has ended renews the one that the page has stored', async () => {
  const { worker, kv, calls, subscribed } = await setUp();
  await worker.renew(null, null);
  expect({ calls, subscribed }).toEqual({ calls: [], subscribed: [] });
  await kv.set(PUSH_REGISTRATION_KEY, { endpoint: 'https://push.example/old', key: 'server-key' });
  await worker.renew(null, null);
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'server-key' }]);
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['sw/show-registration', 'sw/register', 'sw/unregister']);
  expect(await kv.get(PUSH_REGISTRATION_KEY)).toEqual({ endpoint: 'https://push.example/new', key: 'server-key' });
});

test('messages are counted while no page is open, and no longer once they are read', async () => {
  const { worker, shown, counts } = await setUp();
  await worker.show(message(mention));
  await worker.show(message({ ...mention, id: 'x2' }));
  expect(counts).toEqual({ a1: 2 });
  await worker.show(message(null, 'readAllNotifications'));
  expect(counts).toEqual({ a1: 0 });
  await worker.show(message(mention));
  await worker.press(shown.at(-1)!, 'doRead');
  expect(counts).toEqual({ a1: 0 });
  const open = await setUp({ pages: [`${ORIGIN}/`] });
  await open.worker.show(message(mention));
  expect(open.counts).toEqual({});
});

test('without stored texts, a message shows the name of the server', async () => {
  const { worker, kv, shown } = await setUp();
  await kv.delete(PUSH_TEXTS_KEY);
  await worker.show(message(mention));
  expect(shown.map(({ title }) => title)).toEqual(['example.test']);
});
