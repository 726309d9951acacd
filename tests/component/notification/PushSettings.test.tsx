import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { WireMeta } from '~/api/wire';
import { PushSettings } from '~/components/notification/PushSettings';
import { createPushChoices } from '~/stores/push/PushChoicesKeeper';
import { user } from '../../fixtures/builders';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { MemoryKeyValueStore } from '../../fixtures/memoryStores';
import { renderWithRoot } from '../renderWithRoot';

afterEach(() => vi.unstubAllGlobals());

const ENDPOINT = 'https://push.example/1';
const registered = { userId: 'a1', endpoint: ENDPOINT, sendReadMessage: false };

/** A browser with push messages. */
function stubPush({ isSubscribed = false, permission = 'default', refuses = '' } = {}) {
  const log: string[] = [];
  const state = { isSubscribed };
  const subscription = {
    endpoint: ENDPOINT,
    getKey: (name: string) => new TextEncoder().encode(name).buffer,
    async unsubscribe() {
      log.push('unsubscribe');
      state.isSubscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (state.isSubscribed ? subscription : null),
    async subscribe({ applicationServerKey }: { readonly applicationServerKey: string }) {
      if (refuses) throw new DOMException('refused', refuses);
      log.push(`subscribe ${applicationServerKey}`);
      state.isSubscribed = true;
      return subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: async (path: string) => void log.push(`register ${path}`),
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }));
  vi.stubGlobal('PushManager', () => {});
  vi.stubGlobal('Notification', { permission });
  return log;
}

interface ShowOptions {
  readonly meta?: Partial<WireMeta>;
  readonly api?: ApiScript;
  /** How many accounts this browser has. */
  readonly accounts?: number;
}

async function show({ meta = {}, api = {}, accounts = 1 }: ShowOptions = {}) {
  const kv = new MemoryKeyValueStore();
  kv.values.set(
    'accounts',
    [
      { id: 'user-alice', token: 'secret' },
      { id: 'user-bob', token: 't' },
    ].slice(0, accounts),
  );
  const described = { swPublickey: 'server-key', enableServiceWorker: true, ...meta };
  const test = createTestRoot({ me: user('alice').me(), kv, api: { meta: described as never, ...api } });
  await test.root.session.current.server.load();
  return renderWithRoot(<PushSettings />, { test });
}

const button = (name: string) => screen.findByRole('button', { name });

test('a server without push messages says so, and nothing can be turned on', async () => {
  stubPush();
  await show({ meta: { swPublickey: null } });
  expect(screen.getByText("This server doesn't offer push notifications.")).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a browser without push messages says so', async () => {
  await show();
  expect(await screen.findByText(/^This browser doesn't support push notifications/)).toBeTruthy();
});

test('a browser in which notifications are blocked says where to allow them', async () => {
  stubPush({ permission: 'denied' });
  await show();
  expect(await screen.findByText(/^Notifications are blocked/)).toBeTruthy();
});

test('turning push messages on subscribes with the key of the server and registers the browser', async () => {
  const log = stubPush();
  const { api, kv } = await show({
    api: { 'sw/register': { ...registered, key: 'server-key' }, 'sw/show-registration': registered },
  });
  fireEvent.click(await button('Turn on'));
  await button('Turn off');
  expect({ log, sent: api.paramsOf('sw/register') }).toEqual({
    log: ['register /sw.js', 'subscribe server-key'],
    sent: [{ endpoint: ENDPOINT, auth: btoa('auth'), publickey: btoa('p256dh') }],
  });
  expect(kv.values.get('pushTexts')).toMatchObject({ follow: '{user} followed you', doReact: 'React {reaction}' });
  expect(kv.values.get('pushRegistration')).toEqual({ endpoint: ENDPOINT, key: 'server-key' });
});

test('somebody who refuses notifications sees no failure', async () => {
  stubPush({ refuses: 'NotAllowedError' });
  const { api, root } = await show();
  fireEvent.click(await button('Turn on'));
  await act(async () => new Promise(setImmediate));
  expect({ calls: api.paramsOf('sw/register'), toasts: root.overlays.toasts.items, stack: root.overlays.stack }).toEqual({
    calls: [],
    toasts: [],
    stack: [],
  });
});

test('a server that refuses the registration is told about, and it can be tried again', async () => {
  stubPush();
  const { root } = await show({
    api: { 'sw/register': apiError({ code: 'RATE_LIMIT_EXCEEDED' }), 'sw/show-registration': () => undefined },
  });
  fireEvent.click(await button('Turn on'));
  await vi.waitFor(() => expect(root.overlays.stack).toHaveLength(1));
  expect(await button('Turn on')).toBeTruthy();
});

test.each([
  { accounts: 1, log: ['unsubscribe'] },
  { accounts: 2, log: [] },
])('with $accounts accounts, turning push messages off does in the browser: $log', async ({ accounts, log }) => {
  const done = stubPush({ isSubscribed: true });
  const { api } = await show({ accounts, api: { 'sw/show-registration': registered, 'sw/unregister': () => undefined } });
  fireEvent.click(await button('Turn off'));
  await vi.waitFor(() => expect(api.paramsOf('sw/unregister')).toEqual([{ endpoint: ENDPOINT }]));
  await vi.waitFor(() => expect(done).toEqual(log));
});

test('whether read notifications go is stored on the server', async () => {
  stubPush({ isSubscribed: true });
  let sendReadMessage = false;
  const { api } = await show({
    api: {
      'sw/show-registration': () => ({ ...registered, sendReadMessage }),
      'sw/update-registration': () => ({ ...registered, sendReadMessage: (sendReadMessage = true) }),
    },
  });
  const toggle = await screen.findByRole('switch', { name: 'Clear when read elsewhere' });
  fireEvent.click(toggle);
  await vi.waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
  expect(api.paramsOf('sw/update-registration')).toEqual([{ endpoint: ENDPOINT, sendReadMessage: true }]);
});

test('quiet hours and the sound of messages are chosen here, and the worker finds the choice', async () => {
  stubPush({ isSubscribed: true });
  const { kv, root } = await show({ api: { 'sw/show-registration': registered } });
  root.part(createPushChoices);
  expect(screen.queryByLabelText('Quiet from (hour)')).toBeNull();
  fireEvent.click(await screen.findByRole('switch', { name: 'Quiet hours' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Sound of push notifications' }));
  expect(await screen.findByLabelText('Quiet from (hour)')).toBeTruthy();
  act(() => root.settings.set('pushQuietFrom', 21));
  await vi.waitFor(() =>
    expect(kv.values.get('pushChoices')).toEqual({
      isSilent: true,
      quiet: { from: '21:00', to: '07:00' },
      accounts: { 'user-alice': { acct: '@alice', reaction: '👍' } },
    }),
  );
});
