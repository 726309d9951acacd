import { afterEach, beforeEach, expect, test } from 'vitest';
import { I18n } from '~/i18n/I18n';
import { keepPushTexts } from '~/stores/push/keepPushTexts';
import { PushWorker } from '~/stores/push/PushWorker';
import { MemoryKeyValueStore } from '../../../fixtures/memoryStores';
import { pushScope } from '../../../fixtures/pushScope';
import { allTexts } from '../../../fixtures/testI18n';
import { openPushService, type PushService } from '../support/pushService';
import { TestInstance, type TestAccount } from '../support/testInstance';

/* The whole way: the instance sends, a push service delivers, the worker of the browser shows, and a button reaches the instance. */

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;
let pushService: PushService;

beforeEach(async () => {
  world = await TestInstance.start();
  await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
  pushService = await openPushService();
  await world.ok('sw/register', { endpoint: pushService.endpoint, ...pushService.keys() }, alice.token);
});
afterEach(async () => {
  await world.close();
  await pushService.close();
});

/** Sends what is due, and lets the worker of Alice's browser show it. */
async function deliver() {
  for (let second = 0; second < 4; second++) {
    world.clock.advance(1000);
    await world.instance.server.queue.idle();
  }
  const kv = new MemoryKeyValueStore();
  await keepPushTexts({ i18n: new I18n({ lang: 'en-US', messages: allTexts['en-US'] }), kv });
  await kv.set('accounts', [{ id: alice.id, token: alice.token }]);
  const { scope, ...seen } = pushScope({
    origin: world.instance.server.origin,
    kv,
    async call(endpoint, params, token) {
      const { status, body } = await world.post(endpoint, params, token);
      if (status >= 400) throw new Error(`${endpoint} answered ${status}`);
      return body;
    },
  });
  const worker = new PushWorker(scope);
  for (const message of pushService.messages()) await worker.show(message);
  return { worker, ...seen };
}

test('a mention arrives encrypted, is shown, and the reply that is typed into it reaches its author as the note allows', async () => {
  await world.ok('notes/create', { text: '@alice come and see', visibility: 'specified', visibleUserIds: [alice.id] }, bob.token);
  const { worker, shown, opened } = await deliver();
  expect(shown.map(({ title, options }) => ({ title, body: options['body'] }))).toEqual([
    { title: 'bob mentioned you', body: '@alice come and see' },
  ]);
  await worker.press(shown[0]!, 'doReply', 'On my way');
  const [reply] = await world.ok('notes/mentions', { visibility: 'specified' }, bob.token);
  expect({ reply, opened }).toMatchObject({
    reply: { text: 'On my way', visibility: 'specified', userId: alice.id, visibleUserIds: [bob.id] },
    opened: [],
  });
});

test('the other buttons reach the instance as well: reacting, following back, and reading', async () => {
  const { createdNote } = await world.ok('notes/create', { text: '@alice look' }, bob.token);
  await world.ok('following/create', { userId: alice.id }, bob.token);
  const { worker, shown, opened } = await deliver();
  const [mention, follow] = [...shown];
  await worker.press(mention!, 'doReact');
  await worker.press(follow!, 'doFollow');
  await worker.press(follow!, 'doRead');
  const note = await world.ok('notes/show', { noteId: createdNote.id }, alice.token);
  const followed = await world.ok('users/following', { userId: alice.id }, alice.token);
  const me = await world.ok('i', {}, alice.token);
  expect({ myReaction: note.myReaction, followed, unread: me.hasUnreadNotification, opened }).toMatchObject({
    myReaction: '👍',
    followed: [{ followeeId: bob.id }],
    unread: false,
    opened: [],
  });
});

test('an account whose token has ended is led to the composer, with its words', async () => {
  await world.ok('notes/create', { text: '@alice come and see' }, bob.token);
  const { worker, shown, opened, kept } = await deliver();
  await world.ok('i/regenerate-token', { password: 'alice-pass' }, alice.token);
  await worker.press(shown[0]!, 'doReply', 'On my way');
  expect({ opened: opened.length, texts: kept.map(({ text }) => text) }).toEqual({ opened: 1, texts: ['On my way'] });
});
