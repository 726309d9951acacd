import { expect, test } from 'vitest';
import { I18n } from '~/i18n/I18n';
import { keepPushTexts } from '~/stores/push/keepPushTexts';
import { PUSH_TEXTS_KEY, type PushOrder } from '~/stores/push/pushMessages';
import { plainWords } from '~/mfm/plainWords';
import { PushWorker, type ShownNotification } from '~/stores/push/PushWorker';
import { MemoryKeyValueStore } from '../../../fixtures/memoryStores';
import { allTexts } from '../../../fixtures/testI18n';

const ORIGIN = 'https://example.test';
const bob = { id: 'b1', username: 'bob', name: 'Bob', host: null, avatarUrl: 'https://example.test/files/bob.webp' };
const hello = { id: 'n1', text: 'hello @alice', userId: 'b1' };
const mention = { id: 'x1', type: 'mention', user: bob, note: hello };
const message = (body: unknown, type = 'notification') => ({ type, body, userId: 'a1', dateTime: 1_000 });

interface Shown extends ShownNotification {
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A service worker with some pages open. */
async function setUp({ pages = [] as readonly string[], refuses = false } = {}) {
  const kv = new MemoryKeyValueStore();
  await keepPushTexts({ i18n: new I18n({ lang: 'en-US', messages: allTexts['en-US'] }), kv });
  await kv.set('accounts', [{ id: 'a1', token: 'alice-token' }]);
  const shown: Shown[] = [];
  const orders: { readonly page: string; readonly order: PushOrder }[] = [];
  const focused: string[] = [];
  const opened: string[] = [];
  const calls: { readonly endpoint: string; readonly params: object; readonly token: string }[] = [];
  const next = { endpoint: 'https://push.example/new', options: {}, getKey: () => Uint8Array.of(1, 2).buffer };
  const worker = new PushWorker({
    origin: ORIGIN,
    now: () => 2_000,
    registration: {
      async showNotification(title, options: Record<string, unknown>) {
        const at = shown.findIndex(({ tag }) => tag === options['tag']);
        if (at !== -1) shown.splice(at, 1);
        const one: Shown = {
          title,
          options,
          tag: String(options['tag']),
          data: options['data'],
          close: () => void shown.splice(shown.indexOf(one), 1),
        };
        shown.push(one);
      },
      getNotifications: async () => [...shown],
      pushManager: { subscribe: async () => next },
    },
    clients: {
      matchAll: async () =>
        pages.map((url) => ({
          url,
          postMessage: (order: PushOrder) => void orders.push({ page: url, order }),
          focus: async () => void focused.push(url),
        })),
      openWindow: async (url) => void opened.push(url),
    },
    words: plainWords,
    read: async (key) => kv.get(key),
    async call(endpoint, params, token) {
      if (refuses) throw new Error('refused');
      calls.push({ endpoint, params, token });
      return endpoint === 'sw/show-registration' ? { sendReadMessage: true } : undefined;
    },
  });
  return { worker, kv, shown, orders, focused, opened, calls, next };
}

test.each([
  { body: mention, title: 'Bob mentioned you', text: 'hello @alice', actions: ['Reply'] },
  {
    body: { ...mention, note: { ...hello, text: '**hello** <small>@alice</small>' } },
    title: 'Bob mentioned you',
    text: 'hello @alice',
    actions: ['Reply'],
  },
  { body: { ...mention, note: { ...hello, cw: 'a secret' } }, title: 'Bob mentioned you', text: 'a secret', actions: ['Reply'] },
  { body: { id: 'x', type: 'follow', user: bob }, title: 'Bob followed you', text: '', actions: ['Follow back'] },
  { body: { id: 'x', type: 'receiveFollowRequest', user: bob }, title: 'Bob wants to follow you', text: '', actions: ['Accept', 'Reject'] },
  {
    body: { id: 'x', type: 'reaction', user: bob, note: hello, reaction: '👍' },
    title: 'Bob reacted to your note',
    text: 'hello @alice',
    actions: [],
  },
  { body: { id: 'x', type: 'app', header: 'Backup', body: 'finished', icon: null }, title: 'Backup', text: 'finished', actions: [] },
  { body: { id: 'x', type: 'somethingNew' }, title: 'New activity', text: '', actions: [] },
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

test('several reactions to a note take one place', async () => {
  const { worker, shown } = await setUp();
  for (const id of ['x1', 'x2']) await worker.show(message({ id, type: 'reaction', user: bob, note: hello, reaction: '👍' }));
  expect(shown.map(({ tag }) => tag)).toEqual(['reaction:n1']);
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

test('without stored texts, a message shows the name of the server', async () => {
  const { worker, kv, shown } = await setUp();
  await kv.delete(PUSH_TEXTS_KEY);
  await worker.show(message(mention));
  expect(shown.map(({ title }) => title)).toEqual(['example.test']);
});
