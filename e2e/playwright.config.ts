import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './support/browserArguments';
import { FIREFOX_PREFERENCES, IN_FIREFOX } from './support/firefox';

const inRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** `npm test` names the browser. A direct call of Playwright gets the same one. */
function chromiumPath(): string {
  const found = spawnSync(process.execPath, [inRoot('.scripts/browser.mjs')], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (found.status !== 0) throw new Error(found.stdout);
  return found.stdout.trim().split('\n').at(-1)!;
}

process.env.CHROMIUM_PATH ??= chromiumPath();

// Journeys read some of the product's code, in which the build writes where it stands on its origin.
Object.assign(globalThis, { __WISTERIA_BASE__: '' });

export default defineConfig({
  globalSetup: inRoot('e2e/support/globalSetup.ts'),
  // Each worker has a browser and an instance. One more than cores uses the time in which one waits; more make everything slow.
  workers: Math.min(3, availableParallelism() + 1),
  // A browser on a busy machine may once be too late. A test that fails twice is broken; one that passes at the second try is
  // named beside the counts, so that it gets mended.
  retries: process.env.CI ? 1 : 0,
  // No test needs another, and a long file at the end would leave the other workers without work.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: inRoot('test-results'),
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? inRoot('.cache/reports/playwright.json') }]],
  use: {
    browserName: 'chromium',
    // A press on something that never comes to rest would otherwise take the whole time of its test.
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...BROWSER_ARGUMENTS] },
  },
  projects: [
    { name: 'browser', testDir: inRoot('tests/browser'), testMatch: '**/*.browser.test.ts' },
    {
      name: 'e2e',
      testDir: inRoot('e2e/specs'),
      testMatch: '**/*.spec.ts',
      // Presses wait until what they aim at is at rest. Journeys about motion ask for it: `test.use(MOVING)`.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // Playwright hides the scrollbars that people on Windows and Linux see, and their width.
    {
      name: 'scrollbars',
      testDir: inRoot('e2e'),
      testMatch: ['scrollbars/*.spec.ts', 'specs/workspace/widths.spec.ts', 'specs/widgets/sizes.spec.ts', 'specs/timeline/basics.spec.ts'],
      use: {
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH,
          args: [...BROWSER_ARGUMENTS],
          ignoreDefaultArgs: ['--hide-scrollbars'],
        },
      },
    },
    // A released Firefox, in a part of the journeys: `npm test -- --whole`.
    {
      name: 'firefox',
      testDir: inRoot('e2e/specs'),
      testMatch: [...IN_FIREFOX],
      grepInvert: /@chromium/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: inRoot('e2e/support/firefoxProxy.mjs'), firefoxUserPrefs: FIREFOX_PREFERENCES },
      },
    },
    // WebKit has its own driver, and starts no browser of Playwright.
    { name: 'webkit', testDir: inRoot('e2e/webkit'), testMatch: '**/*.webkit.ts' },
    // Not a check: it takes the pictures of README.
    { name: 'pictures', testDir: inRoot('e2e/pictures'), testMatch: '**/*.pictures.ts' },
  ],
});
