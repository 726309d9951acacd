import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPushService, type PushService } from '../support/pushService';
import { TestInstance, type TestAccount } from '../support/testInstance';

/** A message as the service worker gets it. */
interface Message {
  readonly type: string;
  readonly userId: string;
  readonly dateTime: number;
  readonly body: { readonly id?: string; readonly type?: string; readonly note?: { readonly text: string } } | null;
}

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;
let pushService: PushService;
let endpoint: string;
let received: PushService['received'];
let answers: number[];

beforeEach(async () => {
  world = await TestInstance.start();
  await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
  pushService = await openPushService();
  ({ endpoint, received, answers } = pushService);
});
afterEach(async () => {
  await world.close();
  await pushService.close();
});

const keys = () => pushService.keys();
const register = (more: object = {}, address = endpoint) => world.ok('sw/register', { endpoint: address, ...keys(), ...more }, alice.token);

/** Waits until everything that is due was sent. */
async function delivered(seconds = 4): Promise<readonly Message[]> {
  for (let second = 0; second < seconds; second++) {
    world.clock.advance(1000);
    await world.instance.server.queue.idle();
  }
  return pushService.messages() as Message[];
}

const isKnown = async () => (await world.ok('sw/show-registration', { endpoint }, alice.token)) !== undefined;

describe('registrations', () => {
  test('a browser is registered once, shown, changed and removed', async () => {
    const { swPublickey } = await world.ok('meta', { detail: false });
    const registration = { userId: alice.id, endpoint, sendReadMessage: false };
    expect(await register()).toEqual({ state: 'subscribed', key: swPublickey, ...registration });
    expect(await register()).toEqual({ state: 'already-subscribed', key: swPublickey, ...registration });
    expect(await world.ok('sw/show-registration', { endpoint }, alice.token)).toEqual(registration);
    expect(await world.ok('sw/update-registration', { endpoint, sendReadMessage: true }, alice.token)).toEqual({
      ...registration,
      sendReadMessage: true,
    });
    expect(await world.post('sw/unregister', { endpoint })).toEqual({ status: 204, body: undefined });
    expect(await world.post('sw/show-registration', { endpoint }, alice.token)).toEqual({ status: 204, body: undefined });
  });

  test('an account only sees and removes its own registration at an address', async () => {
    await register();
    expect(await world.post('sw/show-registration', { endpoint }, bob.token)).toMatchObject({ status: 204 });
    expect(await world.refused('sw/update-registration', { endpoint, sendReadMessage: true }, bob.token)).toEqual({
      status: 400,
      code: 'NO_SUCH_REGISTRATION',
      id: ' b09d8066-8064-5613-efb6-0e963b21d012',
    });
    await world.ok('sw/unregister', { endpoint }, bob.token);
    expect(await isKnown()).toBe(true);
  });

  test('only public https addresses can be registered for push messages', async () => {
    const refused = [
      'https://127.0.0.1/x',
      'https://localhost:8443/x',
      'https://192.168.0.1/x',
      'https://[fd00::1]/x',
      'https://169.254.169.254/latest',
      'https://2130706433/x',
      'http://push.example/x',
      'file:///etc/passwd',
      'https://a:b@push.example/x',
    ];
    const strict = await TestInstance.start({ testing: false });
    try {
      const carol = await strict.signUp('carol');
      const statuses: Record<string, number> = {};
      for (const address of [...refused, 'https://push.example/x']) {
        statuses[address] = (await strict.post('sw/register', { endpoint: address, ...keys() }, carol.token)).status;
      }
      expect(statuses).toEqual({ ...Object.fromEntries(refused.map((address) => [address, 400])), 'https://push.example/x': 200 });
    } finally {
      await strict.close();
    }
  });

  test('keys of a wrong length are refused, because nothing could be sent with them', async () => {
    const short = Buffer.alloc(8, 1).toString('base64');
    expect(await world.refused('sw/register', { endpoint, ...keys(), auth: short }, alice.token)).toMatchObject({ code: 'INVALID_PARAM' });
    expect(await world.refused('sw/register', { endpoint, ...keys(), publickey: short }, alice.token)).toMatchObject({
      code: 'INVALID_PARAM',
    });
  });

  test('an account that has 20 browsers gives up the oldest one for a new one', async () => {
    await register();
    for (let n = 0; n < 20; n++) await register({}, `${endpoint}/${n}`);
    expect(await isKnown()).toBe(false);
  });

  test('the key that signs messages stays the same, and its private part is in no answer', async () => {
    await register();
    const { publicKey, privateKey } = world.instance.server.db.get<{ publicKey: string; privateKey: string }>('SELECT * FROM pushKeys')!;
    const meta = await world.ok('meta', { detail: true });
    expect(meta).toMatchObject({ swPublickey: publicKey, enableServiceWorker: true, features: { serviceWorker: true } });
    expect(JSON.stringify(meta)).not.toContain(privateKey);
  });
});

describe('messages', () => {
  test('a notification arrives encrypted for the browser, signed by the server', async () => {
    await register();
    await world.ok('notes/create', { text: `@alice ${'long '.repeat(200)}` }, bob.token);
    const [message] = await delivered();
    expect(message).toMatchObject({ type: 'notification', userId: alice.id, body: { type: 'mention', user: { username: 'bob' } } });
    expect(message!.body!.note!.text).toHaveLength(301);
    expect(received[0]!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(received[0]!.headers.authorization).toMatch(/^vapid t=/);
  });

  test('a notification that was read within two seconds is not sent', async () => {
    await register();
    await world.ok('following/create', { userId: alice.id }, bob.token);
    await world.ok('notifications/mark-all-as-read', {}, alice.token);
    expect(await delivered()).toEqual([]);
  });

  test('only browsers that want to know it are told that everything was read', async () => {
    await register();
    await world.ok('notifications/mark-all-as-read', {}, alice.token);
    expect(await delivered()).toEqual([]);
    await world.ok('sw/update-registration', { endpoint, sendReadMessage: true }, alice.token);
    await world.ok('notifications/mark-all-as-read', {}, alice.token);
    expect(await delivered()).toMatchObject([{ type: 'readAllNotifications', userId: alice.id, body: null }]);
  });

  test.each([true, false])('a note of an antenna is told if the antenna notifies: %s', async (notify) => {
    await register();
    const antenna = { name: 'Moss', src: 'all', users: [], keywords: [['moss']], excludeKeywords: [] } as const;
    await world.ok(
      'antennas/create',
      { ...antenna, withReplies: false, caseSensitive: false, localOnly: false, withFile: false, notify },
      alice.token,
    );
    await world.ok('notes/create', { text: 'fresh moss' }, bob.token);
    const told = {
      type: 'unreadAntennaNote',
      body: { antenna: { name: 'Moss' }, note: { text: 'fresh moss', user: { username: 'bob' } } },
    };
    expect(await delivered()).toMatchObject(notify ? [told] : []);
  });

  test.each([404, 410])('a browser that its push service no longer knows (%i) is forgotten', async (status) => {
    answers.push(status);
    await register();
    await world.ok('following/create', { userId: alice.id }, bob.token);
    expect(await delivered()).toHaveLength(1);
    expect(await isKnown()).toBe(false);
  });

  test('a push service that is busy or fails is asked again after one, three and seven minutes', async () => {
    answers.push(429, 500, 503);
    await register();
    await world.ok('following/create', { userId: alice.id }, bob.token);
    await delivered();
    const counts = [];
    for (const minutes of [1, 3, 7]) {
      world.clock.advance(minutes * 60_000);
      await delivered();
      counts.push(received.length);
    }
    expect({ counts, isKnown: await isKnown() }).toEqual({ counts: [2, 3, 4], isKnown: true });
  });

  test('a message that a push service refuses is given up, and the browser stays registered', async () => {
    answers.push(400);
    await register();
    await world.ok('following/create', { userId: alice.id }, bob.token);
    await delivered();
    world.clock.advance(600_000);
    expect({ messages: (await delivered()).length, isKnown: await isKnown() }).toEqual({ messages: 1, isKnown: true });
  });

  test('a name that leads to this machine gets no message, and is forgotten', async () => {
    const strict = await TestInstance.start({ testing: false });
    try {
      const [carol, dave] = [await strict.signUp('carol'), await strict.signUp('dave')];
      await strict.ok('sw/register', { endpoint: 'https://push.example/x', ...keys() }, carol.token);
      // As if the name led here: nothing but the connection itself can notice it.
      strict.instance.server.db.run('UPDATE pushSubscriptions SET endpoint = ?', [endpoint.replace('127.0.0.1', 'localhost')]);
      await strict.ok('following/create', { userId: carol.id }, dave.token);
      for (let second = 0; second < 4; second++) {
        strict.clock.advance(1000);
        await strict.instance.server.queue.idle();
      }
      expect({ received, left: strict.instance.server.db.all('SELECT id FROM pushSubscriptions') }).toEqual({ received: [], left: [] });
    } finally {
      await strict.close();
    }
  });
});
