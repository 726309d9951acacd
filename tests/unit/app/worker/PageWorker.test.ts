import { expect, test, vi } from 'vitest';
import { beginWorker, type WorkerBrowser } from '~/app/worker/PageWorker';
import { lockOf } from '~/app/worker/lockOf';
import { user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';

const BUILD = '/assets/index-a.js';

/** A worker of a build, with the messages that it got. */
class FakeWorker extends EventTarget {
  readonly messages: unknown[] = [];

  constructor(
    private readonly build: string,
    public state: ServiceWorkerState,
  ) {
    super();
  }

  postMessage(message: unknown, [port]: readonly MessagePort[] = []): void {
    this.messages.push(message);
    if ((message as { msg?: string }).msg === 'build') port?.postMessage(this.build);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A browser with the worker of this build, and perhaps one that waits. */
function start({
  waiting = null,
  isSafe = false,
  build = BUILD,
  isFirst = false,
  isOnline = true,
  failure,
}: {
  waiting?: FakeWorker | null;
  isSafe?: boolean;
  build?: string | null;
  isFirst?: boolean;
  isOnline?: boolean;
  failure?: Error;
} = {}) {
  const { root, clock, ...made } = createTestRoot({ me: user('alice').me() });
  if (!isOnline) made.browser.set({ isOnline });
  if (isSafe) Object.defineProperty(root.workspace, 'isSafe', { value: true });
  const active = new FakeWorker(BUILD, 'activated');
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting,
    installing: null as FakeWorker | null,
    update: vi.fn<() => Promise<void>>(async () => undefined),
  });
  const container = Object.assign(new EventTarget(), {
    controller: isFirst ? null : active,
    register: vi.fn<(path: string, options: object) => Promise<unknown>>(async () => registration),
  });
  if (failure) container.register.mockRejectedValueOnce(failure);
  const reload = vi.fn<() => void>();
  const hold = vi.fn<(lock: string) => void>();
  const browser = { container, build, hold, loaded: () => ['/assets/clock.js'], reload } as unknown as WorkerBrowser;
  beginWorker(root, browser);
  const find = (worker: FakeWorker) => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    worker.become('installed');
  };
  const offers = () => root.overlays.toasts.items.filter(({ topic }) => topic === 'version');
  return { root, clock, ...made, active, registration, container, reload, hold, find, offers };
}

/** Messages between ports travel outside of promises. */
const delivered = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

test('a page registers the worker uncached for the whole site, and tells it the language and what it has loaded', async () => {
  const { container, active, hold } = start();
  await settled();
  expect(container.register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
  expect(active.messages).toEqual([{ msg: 'initialize', lang: 'en-US', loaded: ['/assets/clock.js'] }]);
  expect(hold).toHaveBeenCalledWith(lockOf(BUILD));
});

test.each([
  ['safe mode', { isSafe: true }],
  ['development', { build: null }],
])('in %s, a page leaves the worker as it is', async (_what, options) => {
  const { container } = start(options);
  await settled();
  expect(container.register).not.toHaveBeenCalled();
});

test('a browser that refuses workers changes nothing, and is not asked again', async () => {
  const { container, offers, browser } = start({ failure: new DOMException('private window', 'SecurityError') });
  await settled();
  browser.set({ isOnline: false });
  browser.set({ isOnline: true });
  await settled();
  expect({ offers: offers(), asked: container.register.mock.calls.length }).toEqual({ offers: [], asked: 1 });
});

test('a browser without a worker asks for it once there is a network', async () => {
  const { container, active, browser } = start({ isFirst: true, isOnline: false });
  await settled();
  expect(container.register).not.toHaveBeenCalled();
  browser.set({ isOnline: true });
  await settled();
  expect(active.messages).toMatchObject([{ msg: 'initialize' }]);
});

test('a worker that is there serves a start without a network', async () => {
  const { active } = start({ isOnline: false });
  await settled();
  expect(active.messages).toMatchObject([{ msg: 'initialize' }]);
});

test('a worker that could not be fetched is asked for again when the network is back', async () => {
  const { active, browser } = start({ isFirst: true, failure: new TypeError('Failed to register a ServiceWorker') });
  await settled();
  expect(active.messages).toEqual([]);
  browser.set({ isOnline: false });
  browser.set({ isOnline: true });
  await settled();
  expect(active.messages).toMatchObject([{ msg: 'initialize' }]);
});

test('a new version is offered once, and loads when the reader wants it', async () => {
  const { find, offers, reload, container } = start();
  await settled();
  const next = new FakeWorker('/assets/index-b.js', 'installing');
  find(next);
  find(new FakeWorker('/assets/index-c.js', 'installing'));
  await vi.waitFor(() => expect(offers()).toHaveLength(1));
  expect(offers()[0]).toMatchObject({ text: 'A new version is ready', action: { label: 'Reload' } });
  expect({ reloads: reload.mock.calls.length, messages: next.messages }).toEqual({ reloads: 0, messages: [{ msg: 'build' }] });
  offers()[0]!.action!.run();
  expect(next.messages).toContain('skipWaiting');
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page whose request is lost because the browser changes workers late asks again', async () => {
  const { find, offers, reload, container, clock } = start();
  await settled();
  find(new FakeWorker('/assets/index-b.js', 'installing'));
  await vi.waitFor(() => expect(offers()).toHaveLength(1));
  offers()[0]!.action!.run();
  clock.advance(3_000);
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
  container.dispatchEvent(new Event('controllerchange'));
  await settled();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a version that another page has let in needs only the reload', async () => {
  const waiting = new FakeWorker('/assets/index-b.js', 'installed');
  const { offers, reload } = start({ waiting });
  await vi.waitFor(() => expect(offers()).toHaveLength(1));
  waiting.become('activated');
  offers()[0]!.action!.run();
  await settled();
  expect({ reloads: reload.mock.calls.length, messages: waiting.messages }).toEqual({ reloads: 1, messages: [{ msg: 'build' }] });
});

test('a worker of the build that the page is of takes over in silence', async () => {
  const waiting = new FakeWorker(BUILD, 'installed');
  const { offers } = start({ waiting });
  await vi.waitFor(() => expect(waiting.messages).toContain('skipWaiting'));
  expect(offers()).toEqual([]);
});

test('a new worker is told what the reader needs', async () => {
  const { container } = start();
  await settled();
  const next = new FakeWorker(BUILD, 'activated');
  container.controller = next;
  container.dispatchEvent(new Event('controllerchange'));
  expect(next.messages).toMatchObject([{ msg: 'initialize' }]);
});

test('the first worker of a browser is no new version', async () => {
  const { container, find, offers } = start();
  await settled();
  Object.assign(container, { controller: null });
  find(new FakeWorker('/assets/index-b.js', 'installing'));
  await delivered();
  expect(offers()).toEqual([]);
});

test('a page asks for a new version every hour', async () => {
  const { registration, clock } = start();
  await settled();
  clock.advance(59 * 60_000);
  expect(registration.update).not.toHaveBeenCalled();
  clock.advance(60_000);
  expect(registration.update).toHaveBeenCalledTimes(1);
});
