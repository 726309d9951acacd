import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { App } from './objects/App';
import { passwordOf, type AccountName } from './support/accounts';
import { ApiUser } from './support/ApiUser';
import { Complaints } from './support/Complaints';
import type { SeedName } from './support/Controls';
import { Instance } from './support/Instance';
import { isFirefox } from './support/firefox';
import { signedInState } from './support/signedInState';
import { prepareFirefoxPage } from './support/firefoxPage';
import { withColumns } from './support/withColumns';
import { saveData } from './support/saveData';

export { expect } from '@playwright/test';

/** For journeys about motion: `test.use(MOVING)`. In others nothing moves, as for people who prefer that. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** How a browser is opened. */
export interface OpenOptions extends BrowserContextOptions {
  /** The addresses of columns that its last visit left open, after the main pane. */
  readonly columns?: readonly string[];
}

interface WorkerFixtures {
  /** The instance of this worker. Every test begins with a fresh copy of its seed. */
  instance: Instance;
}

export interface TestFixtures {
  /** The seed that the instance begins the test with: `test.use({ seed: 'busy' })`. */
  seed: SeedName;
  /**
   * Whether an idle page fetches ahead what people need without a network, and the next start shows the last timeline. Most journeys are over before they need it, and it is more
   * code than they run: `test.use({ fetchesAhead: true })`.
   */
  fetchesAhead: boolean;
  /**
   * Whether the side panel stands beside the page of a wide window, as it does for newcomers. Its widgets load and move on every page, for
   * journeys that never look at them: `test.use({ sidePanel: true })`.
   */
  sidePanel: boolean;
  complaints: Complaints;
  /** The product in the test's own window, signed out. */
  app: App;
  /** Opens another browser with its own storage, signed in if a name is given. It shows nothing yet. */
  openBrowser: (account?: AccountName, options?: OpenOptions) => Promise<App>;
  /**
   * Opens the product in another browser with its own storage, signed in if a name is given, and waits for the home timeline. A journey
   * that begins at another address saves this start: it uses `openBrowser`.
   */
  openApp: (account?: AccountName, options?: OpenOptions) => Promise<App>;
  /** A user who acts over the API. */
  actAs: (account: AccountName) => Promise<ApiUser>;
  /** Resets the instance before the test. Afterwards fails the test if its pages complained. */
  guarded: void;
}

async function prepare(context: BrowserContext, { fetchesAhead, sidePanel }: Pick<TestFixtures, 'fetchesAhead' | 'sidePanel'>) {
  if (isFirefox(context)) await context.addInitScript(prepareFirefoxPage);
  if (!fetchesAhead) {
    await context.addInitScript(saveData);
    await context.addInitScript(forgetTimelines);
  }
  // Notes are posted without the time in which people can take them back.
  await context.addInitScript(startWithSettings, { undoSend: 0, showDashboard: sidePanel });
}

/** Runs in the page: a browser without stored settings has these. */
function startWithSettings(values: Readonly<Record<string, unknown>>): void {
  try {
    const data = { stamp: 1, values, unsaved: {} };
    if (localStorage.getItem('settings') === null) localStorage.setItem('settings', JSON.stringify({ version: 0, data }));
  } catch {
    // A page without an origin has no storage.
  }
}

/** Runs in the page: it starts without the notes that the last visit left, because whether they are there before the answer is chance. */
function forgetTimelines(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('lastTimelines::')) localStorage.removeItem(key);
  } catch {
    // A page without an origin has no storage.
  }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  instance: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, provide) => {
      const instance = await Instance.start({ seed: 'demo' });
      await provide(instance);
      await instance.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  baseURL: async ({ instance }, provide) => provide(instance.url),

  seed: ['demo', { option: true }],

  fetchesAhead: [false, { option: true }],

  sidePanel: [false, { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
  complaints: async ({}, provide) => provide(new Complaints()),

  guarded: [
    async ({ instance, seed, complaints }, provide) => {
      await instance.reset(seed);
      await provide();
      const reports = await instance.controls.cspReports();
      const problems = [...complaints.remaining, ...reports.map((report) => `content security policy: ${JSON.stringify(report)}`)];
      if (problems.length > 0) throw new Error(`The pages complained:\n${problems.join('\n')}`);
    },
    // The first test of all with a seed waits until it is sown. Later ones get a copy.
    { auto: true, timeout: 200_000 },
  ],

  context: async ({ context, complaints, fetchesAhead, sidePanel }, provide) => {
    await prepare(context, { fetchesAhead, sidePanel });
    complaints.watch(context);
    await provide(context);
  },

  app: async ({ page }, provide) => provide(new App(page)),

  openBrowser: async ({ browser, complaints, instance, fetchesAhead, sidePanel }, provide) => {
    const contexts: { close(): Promise<void> }[] = [];
    await provide(async (account, { columns, ...options } = {}) => {
      const url = options.baseURL ?? instance.url;
      const signedIn = account && (await signedInState(url, account));
      const storageState = signedIn && columns ? withColumns(signedIn, url, columns) : signedIn;
      const context = await browser.newContext({ ...options, ...(storageState && { storageState }) });
      contexts.push(context);
      await prepare(context, { fetchesAhead, sidePanel });
      complaints.watch(context);
      return new App(await context.newPage());
    });
    for (const context of contexts) await context.close();
  },

  openApp: async ({ openBrowser }, provide) =>
    provide(async (account, options) => {
      const app = await openBrowser(account, options);
      if (account) await app.openSignedIn();
      return app;
    }),

  actAs: async ({ instance }, provide) => provide((account) => ApiUser.signIn(instance.url, account, passwordOf(account))),
});
