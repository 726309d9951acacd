import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { counts, playwrightCounts, secondTries, vitestCounts } from './counts.mjs';
import { inRoot } from './paths.mjs';
import { runNode } from './run.mjs';
import { Advice } from './script.mjs';

const REPORTS = '.cache/reports';

/** Time limits, several times what a slow machine needs. A step that takes longer hangs. */
const MINUTE = 60_000;
const TOOL_LIMIT_MS = 5 * MINUTE;
const VITEST_LIMIT_MS = 20 * MINUTE;
const PLAYWRIGHT_LIMIT_MS = 45 * MINUTE;

const bin = (path) => inRoot('node_modules', path);

/** The outcome of a step that is a single check. */
const single = ({ code, output }) => ({ ...(code === 0 ? counts(1) : counts(0, 1)), output });

const tool =
  (path, ...args) =>
  async () =>
    single(await runNode([bin(path), ...args], { timeoutMs: TOOL_LIMIT_MS }));

function freshReport(name) {
  mkdirSync(inRoot(REPORTS), { recursive: true });
  const path = inRoot(REPORTS, `${name}.json`);
  rmSync(path, { force: true });
  return path;
}

/** Whether a folder contains a file whose name matches, at any depth. */
function holds(folder, ending) {
  if (!existsSync(inRoot(folder))) return false;
  return readdirSync(inRoot(folder), { recursive: true }).some((name) => ending.test(String(name)));
}

async function types() {
  const projects = ['tsconfig.json', 'server/tsconfig.json', 'tests/tsconfig.json'];
  const check = (project) => runNode([bin('typescript/bin/tsc'), '-p', project], { timeoutMs: TOOL_LIMIT_MS });
  const results = await Promise.all(projects.map(check));
  return single({ code: results.some(({ code }) => code !== 0) ? 1 : 0, output: results.map(({ output }) => output).join('') });
}

/** A folder without tests is a failure, because its tests were lost. */
const nothingIn = (folder) => ({ ...counts(0, 1), output: `${folder} has no tests.` });

/** Runs projects of Vitest at once. */
async function vitest(name, folders, projects, args = []) {
  const empty = folders.find((folder) => !holds(folder, /\.test\.tsx?$/));
  if (empty !== undefined) return nothingIn(empty);
  const report = freshReport(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const { code, output } = await runNode([bin('vitest/vitest.mjs'), 'run', ...chosen, ...reporters, ...args], {
    timeoutMs: VITEST_LIMIT_MS,
  });
  return { ...vitestCounts(code, report), output };
}

let browser;

/** Finds a browser once, and installs it if necessary. */
function findBrowser() {
  browser ??= findChromium({ onTry: (title) => console.log(`  looking for a browser: ${title} …`) });
  // It may fail before a step waits for it. That step reports the failure.
  browser.catch(() => undefined);
  return browser;
}

/** Runs projects of Playwright at once. */
async function playwright(name, folders, projects, args) {
  const empty = folders.find((folder) => !holds(folder, /\.(spec|browser\.test)\.ts$/));
  if (empty !== undefined) return nothingIn(empty);
  await ensureBuilt();
  const chromium = await findBrowser();
  const report = freshReport(name);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const { code, output } = await runNode([bin('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', ...chosen, ...args], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    timeoutMs: PLAYWRIGHT_LIMIT_MS,
  });
  return { ...playwrightCounts(code, report), secondTries: secondTries(report), output };
}

async function build() {
  try {
    await ensureBuilt();
    return { ...counts(1), output: '' };
  } catch (error) {
    if (!(error instanceof Advice)) throw error;
    return { ...counts(0, 1), output: error.message };
  }
}

/** The tag of journeys that measure time. Others beside them would make them slow. */
const ALONE = '@alone';

/** Projects of Vitest by step. Chosen ones run at once, because some wait for processes while others compute. */
const TESTS = ['arch', 'unit', 'component', 'contract'];

/** Projects of Playwright by step, with their folders. Chosen ones run at once, because each run starts browsers and instances. */
const IN_BROWSERS = { browser: 'tests/browser', e2e: 'e2e/specs' };

const SOURCES = [
  { id: 'format', run: tool('oxfmt/bin/oxfmt', '--check') },
  { id: 'lint', run: tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings') },
  { id: 'types', run: types },
  { id: 'deadcode', run: tool('knip/bin/knip.js') },
];

const BUILT = [
  { id: 'build', run: build },
  { id: 'dist', run: () => vitest('dist', ['tests/arch/built'], ['arch'], ['tests/arch/built/']) },
];

const MEASURED = [
  { id: 'alone', prepare: findBrowser, run: () => playwright('alone', ['e2e/specs'], ['e2e'], ['--grep', ALONE, '--workers', '1']) },
];

const idsOf = (steps) => steps.map(({ id }) => id);

/** The names of all steps, fastest first. */
export const STEP_IDS = [...idsOf(SOURCES), ...TESTS, ...idsOf(BUILT), ...Object.keys(IN_BROWSERS), ...idsOf(MEASURED)];

/**
 * The chosen checks in order. Each has a name and returns its counts and its output. `build` comes before what needs its result;
 * that also builds by itself. Some steps have a `prepare` that may run during earlier ones, because it mostly waits.
 */
export function stepsFor(ids) {
  const chosen = (all) => all.filter((id) => ids.includes(id));
  const among = (steps) => steps.filter(({ id }) => ids.includes(id));
  const tests = chosen(TESTS);
  const inBrowsers = chosen(Object.keys(IN_BROWSERS));
  const folders = tests.map((id) => `tests/${id}`);
  const journeys = inBrowsers.map((id) => IN_BROWSERS[id]);
  return [
    ...among(SOURCES),
    ...together(tests, (name) => vitest(name, folders, tests, ['--exclude', 'tests/arch/built/**'])),
    ...among(BUILT),
    ...together(inBrowsers, (name) => playwright(name, journeys, inBrowsers, ['--grep-invert', ALONE]), findBrowser),
    ...among(MEASURED),
  ];
}

/** One step for several, or none for none. */
const together = (ids, run, prepare) => (ids.length === 0 ? [] : [{ id: ids.join(', '), prepare, run: () => run(ids.join('-')) }]);
