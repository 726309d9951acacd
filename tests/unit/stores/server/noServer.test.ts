import { expect, test } from 'vitest';
import type { WireMeta } from '~/api/wire';
import { AuthError } from '~/lib/AppError';
import { NO_SERVER } from '~/stores/server/NoServer';
import { visitServer } from '~/stores/server/visitedServer';
import { storedAccount } from '~/stores/session/storedAccount';
import { user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { FakeApi } from '../../../fixtures/FakeApi';
import { MemoryLocalStore } from '../../../fixtures/memoryStores';

const FAR = 'https://far.test';
const alice = user('alice').me();

function open({ local = new MemoryLocalStore() } = {}) {
  const far = new FakeApi({ meta: { name: 'Far' } as WireMeta, i: alice, 'i/registry/get-all': {} }, FAR);
  return { far, ...createTestRoot({ local, hasServer: false, elsewhere: [far] }) };
}

test('a page that a mere host of files served calls nobody before a server is chosen', async () => {
  const { root, api, network, reports } = open();
  const { current } = root.session;
  await Promise.all([root.session.boot(), current.server.load()]);
  current.hub.acquire('localTimeline', {}, () => {}).dispose();
  current.hub.capture('n1').dispose();
  await expect(current.api.call('notes/local-timeline', {})).rejects.toMatchObject({ server: { code: NO_SERVER } });
  await expect(current.api.urlPreview('https://a.test', 'en')).rejects.toBeInstanceOf(AuthError);
  await expect(current.api.upload(new Blob())).rejects.toBeInstanceOf(AuthError);
  await settled();
  expect({
    calls: api.calls,
    sockets: network.sockets,
    reports,
    isNone: current.server.isNone,
    isReachable: current.server.isReachable,
  }).toEqual({
    calls: [],
    sockets: [],
    reports: [],
    isNone: true,
    isReachable: null,
  });
});

test('a visitor looks at the server that was chosen, which alone is called', async () => {
  const local = new MemoryLocalStore();
  visitServer(local, FAR);
  const { root, api, far } = open({ local });
  const { current } = root.session;
  await Promise.all([root.session.boot(), current.server.load()]);
  expect({ key: current.key, name: current.server.name, isNone: current.server.isNone, isSignedIn: root.session.isSignedIn }).toEqual({
    key: 'far.test/visitor',
    name: 'Far',
    isNone: false,
    isSignedIn: false,
  });
  expect({ here: api.calls, there: far.calls.map(({ endpoint }) => endpoint) }).toEqual({ here: [], there: ['meta'] });
  visitServer(local, null);
  expect(open({ local }).root.session.current.server.isNone).toBe(true);
});

test('an account is used on its server, whatever visitors look at', async () => {
  const local = new MemoryLocalStore();
  visitServer(local, 'https://other.test');
  storedAccount.save(local, { origin: FAR, token: 'far secret', kind: 'app', me: alice });
  const { root, api } = open({ local });
  await root.session.boot();
  expect({ ref: root.session.current.ref, origin: root.session.current.server.origin, here: api.calls }).toEqual({
    ref: `far.test/${alice.id}`,
    origin: FAR,
    here: [],
  });
});

test('what is stored as the server of visitors is an origin, or nothing', () => {
  const local = new MemoryLocalStore();
  local.set('visitedServer', 'https://far.test/path');
  expect(open({ local }).root.session.current.server.isNone).toBe(true);
});

test('a page with a server of its own never looks at another one', () => {
  const local = new MemoryLocalStore();
  visitServer(local, FAR);
  const { root, api } = createTestRoot({ local });
  expect(root.session.current.server.origin).toBe(api.origin);
});
