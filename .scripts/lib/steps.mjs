import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { changedFiles, CODE, readCode, testsNear } from './changes.mjs';
import { findChromium } from './chromium.mjs';
import { counts, playwrightCounts, secondTries, vitestCounts } from './counts.mjs';
import { findEngine } from './engines.mjs';
import { inRoot } from './paths.mjs';
import { runNode } from './run.mjs';
import { Advice } from './script.mjs';

const REPORTS = '.cache/reports';

/** Time limits, several times what a slow machine needs. A step that takes longer hangs. */
const MINUTE = 60_000;
const TOOL_LIMIT_MS = 5 * MINUTE;
const VITEST_LIMIT_MS = 20 * MINUTE;
const PLAYWRIGHT_LIMIT_MS = 45 * MINUTE;
const BENCH_LIMIT_MS = 30 * MINUTE;

/** The tag of journeys that measure time. Others beside them would make them slow. */
const ALONE = '@alone';

/** The tag of journeys that take long, and what files of other long tests are called. They run before a release. */
const WHOLE = { tag: '@whole', files: 'tests/**/*.whole.test.{ts,tsx}' };

/** The projects of the compiler: each knows other globals. Building them together leaves out what has not changed since the last time. */
const TYPES = ['tsconfig.json', 'server/tsconfig.json', 'tests/tsconfig.json'];

/** Projects of Vitest by step. Chosen ones run at once, because some wait for processes while others compute. */
const TESTS = ['arch', 'unit', 'component', 'contract'];

/** Projects of Playwright by step, with their folders. Chosen ones run at once, because each run starts browsers and instances. */
const IN_BROWSERS = { browser: 'tests/browser', e2e: 'e2e/specs' };

/** Tests of a built product. */
const OF_BUILT = 'tests/arch/built/**';

/** Tests that the check of a change runs, at most, so that it stays quick. */
const NEAR = 12;

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

/** Files of a folder whose name matches, at any depth. */
function filesIn(folder, ending) {
  if (!existsSync(inRoot(folder))) return [];
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).filter((name) => ending.test(name));
}

/** A folder without tests is a failure, because its tests were lost. */
const nothingIn = (folder) => ({ ...counts(0, 1), output: `${folder} has no tests.` });

/** Runs projects of Vitest at once. */
async function vitest(name, folders, projects, args = []) {
  const empty = folders.find((folder) => filesIn(folder, /\.test\.tsx?$/).length === 0);
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

/** Runs projects of Playwright at once. `env` is for their processes. */
async function playwright(name, folders, projects, args, env = {}) {
  const empty = folders.find((folder) => filesIn(folder, /\.(spec|browser\.test|webkit)\.ts$/).length === 0);
  if (empty !== undefined) return nothingIn(empty);
  await ensureBuilt();
  const chromium = await findBrowser();
  const report = freshReport(name);
  // A trace costs a fifth of the time. Who looks for a cause calls Playwright directly.
  const options = ['-c', 'e2e/playwright.config.ts', '--trace', 'off', ...projects.flatMap((project) => ['--project', project])];
  const { code, output } = await runNode([bin('@playwright/test/cli.js'), 'test', ...options, ...args], {
    env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    timeoutMs: PLAYWRIGHT_LIMIT_MS,
  });
  return { ...playwrightCounts(code, report), secondTries: secondTries(report), output };
}

/** Runs a project of Playwright in another engine. Without the engine it is skipped, which a line says. */
async function inEngine(engine, folder, args) {
  const { env, missing } = await findEngine(engine);
  if (missing) return { ...counts(0, 0, 1), notes: [`skipped: ${missing}`], output: '' };
  return playwright(engine, [folder], [engine], args, env);
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

const FORMAT = { id: 'format', run: tool('oxfmt/bin/oxfmt', '--check') };
const TYPE = { id: 'types', run: tool('typescript/bin/tsc', '-b', ...TYPES) };
const lint = (...files) => ({ id: 'lint', run: tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...files) });

/** One step for several, or none for none. */
const together = (ids, run, prepare) => (ids.length === 0 ? [] : [{ id: ids.join(', '), prepare, run: () => run(ids.join('-')) }]);

/** The names of the steps before a merge, in their order. */
const BEFORE_MERGE = ['format', 'lint', 'types', 'deadcode', 'build', ...TESTS, 'dist', ...Object.keys(IN_BROWSERS), 'alone'];

/** The names of all steps. */
export const STEP_IDS = [...BEFORE_MERGE, 'scrollbars', 'firefox', 'webkit', 'bench'];

/**
 * The chosen checks in groups, one group after the other. The checks of a group run side by side. Each has a name and returns its
 * counts and its output. Some have a `prepare` that may run during earlier groups, because it mostly waits.
 * @param options.isWhole whether the long journeys run too, and the bench
 * @param options.only the names of the chosen steps; by default, all
 */
export function stepsFor({ isWhole, only: ids = isWhole ? STEP_IDS : BEFORE_MERGE }) {
  const among = (...steps) => steps.filter(({ id }) => ids.includes(id));
  const tests = TESTS.filter((id) => ids.includes(id));
  const inBrowsers = Object.keys(IN_BROWSERS).filter((id) => ids.includes(id));
  const folders = tests.map((id) => `tests/${id}`);
  const journeys = inBrowsers.map((id) => IN_BROWSERS[id]);
  const without = (...tags) => (tags.length === 0 ? [] : ['--grep-invert', tags.join('|')]);
  const long = isWhole ? [] : [WHOLE.tag];
  const except = [OF_BUILT, ...(isWhole ? [] : [WHOLE.files])].flatMap((files) => ['--exclude', files]);
  return [
    among(FORMAT, lint(), TYPE, { id: 'deadcode', run: tool('knip/bin/knip.js') }, { id: 'build', run: build }),
    [
      ...together(tests, (name) => vitest(name, folders, tests, except)),
      ...among({ id: 'dist', run: () => vitest('dist', ['tests/arch/built'], ['arch'], ['tests/arch/built/']) }),
    ],
    together(inBrowsers, (name) => playwright(name, journeys, inBrowsers, without(ALONE, ...long)), findBrowser),
    among({
      id: 'alone',
      prepare: findBrowser,
      run: () => playwright('alone', ['e2e/specs'], ['e2e'], ['--grep', ALONE, ...without(...long), '--workers', '1']),
    }),
    among({
      id: 'scrollbars',
      prepare: findBrowser,
      run: () => playwright('scrollbars', ['e2e/specs'], ['scrollbars'], without(ALONE)),
    }),
    // They measure time too, and each has a browser of its own.
    among({ id: 'firefox', run: () => inEngine('firefox', 'e2e/specs', [...without(ALONE), '--workers', '2']) }),
    among({ id: 'webkit', run: () => inEngine('webkit', 'e2e/webkit', ['--workers', '1']) }),
    among({ id: 'bench', run: async () => single(await runNode([inRoot('.scripts/bench.mjs')], { timeoutMs: BENCH_LIMIT_MS })) }),
  ];
}

/** Lines that name what only the whole suite has. */
export function whatOnlyTheWholeHas() {
  const journeys = filesIn('e2e/specs', /\.spec\.ts$/).filter((name) =>
    readFileSync(inRoot('e2e/specs', name), 'utf8').includes(WHOLE.tag),
  );
  return [
    'Only `npm test -- --whole` has',
    ...filesIn('tests', /\.whole\.test\.tsx?$/).map((name) => `  tests/${name}`),
    ...journeys.map((name) => `  the long journeys of e2e/specs/${name}`),
    '  a part of the journeys in Chromium with scrollbars, and in Firefox, and a few actions in WebKit',
    '  the bench with its targets',
  ];
}

/**
 * The quick checks of what has changed: format and types of everything, lint of the changed files, the rules of the architecture, and
 * the tests that are nearest to the change.
 * @returns the checks in groups, and lines that name what is left out
 */
export async function stepsForChanges() {
  const changed = (await changedFiles()).filter((path) => CODE.test(path));
  const tests = testsNear(changed, await readCode()).filter((path) => /^tests\/(unit|component)\//.test(path));
  const near = tests.slice(0, NEAR);
  const projects = ['arch', 'unit', 'component'];
  const run = () => vitest('changed', [], projects, ['tests/arch/', ...near, '--exclude', OF_BUILT]);
  return {
    groups: [[FORMAT, ...(changed.length === 0 ? [] : [lint(...changed)]), TYPE, { id: `arch and ${near.length} files of tests`, run }]],
    leftOut: [
      'Only `npm test` has',
      ...(tests.length > NEAR ? [`  ${tests.length - NEAR} more files of tests that lead to the change`] : []),
      '  dead code, lint of the other files, tests of other code, and everything that needs a build',
    ],
  };
}
