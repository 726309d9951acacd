import { browserPath } from '~/lib/basePath';
import { reaction, when } from 'mobx';
import { peek } from '~/lib/peek';
import { networkIsBack } from '~/stores/connectivity/networkIsBack';
import type { RootStore } from '~/stores/RootStore';
import { lockOf } from './lockOf';

/** How often a page asks whether there is a new version; ms. The browser asks as well, when a page opens. */
const ASK_AGAIN_MS = 60 * 60_000;

/** The shortest time between two questions; ms. A lost connection may come back several times. */
const ASK_AT_MOST_MS = 60_000;

/** How long a worker has to say which build it is of, and to take over; ms. */
const ANSWER_MS = 3000;

/** The parts of the browser that are used; tests pass fakes. */
export interface WorkerBrowser {
  /** Undefined where there are no workers, as on pages without encryption. */
  readonly container: ServiceWorkerContainer | undefined;
  /** The path of the page's first script, which names the build; null while one develops. */
  readonly build: string | null;
  /** Holds a lock as long as the page is open. */
  readonly hold: (lock: string) => void;
  /** Paths of the files that the page has loaded. */
  readonly loaded: () => readonly string[];
  readonly reload: () => void;
}

/** The real browser. */
export const workerBrowser = (): WorkerBrowser => ({
  container: navigator.serviceWorker,
  build: document.querySelector(`script[type="module"][src^="${browserPath('/')}assets/"]`)?.getAttribute('src') ?? null,
  hold: (lock) => void navigator.locks?.request(lock, { mode: 'shared' }, () => new Promise(() => {})),
  loaded: () =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.startsWith(location.origin) ? [new URL(name).pathname] : [])),
  reload: () => location.reload(),
});

/**
 * Keeps the worker that opens the product without a network: registers it, tells it what the reader needs, and offers a reload when it has
 * fetched a new version. To be called when the page is idle. In safe mode, it does nothing.
 */
export function beginWorker(root: RootStore, browser: WorkerBrowser = workerBrowser()): void {
  const { container, build } = browser;
  if (!container || build === null || root.workspace.isSafe) return;
  browser.hold(lockOf(build));
  // A private window may refuse, and the product works without it.
  void new PageWorker(root, browser, container, build).begin().catch(() => undefined);
}

const tell = (worker: ServiceWorker, message: unknown, ...ports: readonly MessagePort[]): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of the page's own origin
  worker.postMessage(message, [...ports]);

class PageWorker {
  #isOffered = false;
  #askedAt = 0;

  constructor(
    private readonly root: RootStore,
    private readonly browser: WorkerBrowser,
    private readonly container: ServiceWorkerContainer,
    private readonly build: string,
  ) {}

  async begin(): Promise<void> {
    const { container, root } = this;
    const registration = await this.#register();
    container.addEventListener('controllerchange', () => this.#initialize(container.controller));
    this.#initialize(registration.active);
    this.#follow(registration.installing);
    registration.addEventListener('updatefound', () => this.#follow(registration.installing));
    if (registration.waiting) void this.#consider(registration.waiting);
    const ask = () => this.#ask(registration);
    reaction(
      () => root.i18n.lang,
      () => this.#initialize(container.controller),
    );
    root.clock.every(ASK_AGAIN_MS, ask);
    // A server that comes back may be a new one.
    root.connectivity.onBack(ask);
  }

  /** Registers the worker. A browser that cannot fetch it the first time tries again once the network is back. */
  async #register(): Promise<ServiceWorkerRegistration> {
    const { container, root } = this;
    // One that is there needs no network. Without one, the browser itself would complain.
    if (container.controller === null) await when(() => root.connectivity.isOnline);
    try {
      return await container.register(browserPath('/sw.js'), { scope: browserPath('/'), updateViaCache: 'none' });
    } catch (thrown) {
      // A browser that refuses says so in another way.
      if (!(thrown instanceof TypeError)) throw thrown;
      await networkIsBack(root);
      return this.#register();
    }
  }

  #initialize(worker: ServiceWorker | null): void {
    if (worker) tell(worker, { msg: 'initialize', lang: peek(() => this.root.i18n.lang), loaded: this.browser.loaded() });
  }

  #ask(registration: ServiceWorkerRegistration): void {
    const now = this.root.clock.now();
    if (now - this.#askedAt < ASK_AT_MOST_MS) return;
    this.#askedAt = now;
    registration.update().catch(() => undefined);
  }

  /** Waits until a worker has fetched everything. */
  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && this.container.controller) void this.#consider(worker);
    });
  }

  /** A worker of the build that this page is of takes over in silence. Another one is a new version. */
  async #consider(waiting: ServiceWorker): Promise<void> {
    if ((await this.#buildOf(waiting)) === this.build) tell(waiting, 'skipWaiting');
    else this.#offer(waiting);
  }

  #offer(waiting: ServiceWorker): void {
    if (this.#isOffered) return;
    this.#isOffered = true;
    const { overlays, i18n } = this.root;
    overlays.toast({
      kind: 'info',
      topic: 'version',
      text: i18n.t('account.newVersion'),
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: i18n.t('shell.reload'), run: () => void this.#change(waiting) },
    });
  }

  /** Lets the new worker take over, and reloads. Other pages of the old build go on with its files. */
  async #change(waiting: ServiceWorker): Promise<void> {
    if (waiting.state === 'installed') {
      const changed = new Promise((resolve) => this.container.addEventListener('controllerchange', resolve, { once: true }));
      tell(waiting, 'skipWaiting');
      const isLate = (await Promise.race([changed, this.#patience()])) === null;
      // The reload is what makes some browsers change at last. The request for the page then goes with the old worker, and is never answered.
      if (isLate) void changed.then(() => this.browser.reload());
    }
    this.browser.reload();
  }

  async #buildOf(worker: ServiceWorker): Promise<unknown> {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<unknown>((resolve) => port1.addEventListener('message', ({ data }) => resolve(data)));
    port1.start();
    tell(worker, { msg: 'build' }, port2);
    const build = await Promise.race([answer, this.#patience()]);
    port1.close();
    return build;
  }

  readonly #patience = (): Promise<null> => new Promise((resolve) => this.root.clock.after(ANSWER_MS, () => resolve(null)));
}
