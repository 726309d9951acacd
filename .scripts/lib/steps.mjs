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
const VITEST_LIMIT_MS = 10 * MINUTE;
const PLAYWRIGHT_LIMIT_MS = 40 * MINUTE;

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

const vitest =
  (name, { folder = `tests/${name}`, project = name, args = [] } = {}) =>
  async () => {
    if (!holds(folder, /\.test\.tsx?$/)) return nothingIn(folder);
    const report = freshReport(name);
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const { code, output } = await runNode([bin('vitest/vitest.mjs'), 'run', '--project', project, ...reporters, ...args], {
      timeoutMs: VITEST_LIMIT_MS,
    });
    return { ...vitestCounts(code, report), output };
  };

const playwright =
  (name, folder, ending, { project = name, args = [], mayBeEmpty = false } = {}) =>
  async ({ say }) => {
    if (!holds(folder, ending)) return mayBeEmpty ? { ...counts(), output: '' } : nothingIn(folder);
    await ensureBuilt();
    const chromium = await findChromium({ onTry: (title) => say(`looking for a browser: ${title}`) });
    const report = freshReport(name);
    const { code, output } = await runNode(
      [bin('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', '--project', project, ...args],
      {
        env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        timeoutMs: PLAYWRIGHT_LIMIT_MS,
      },
    );
    return { ...playwrightCounts(code, report), secondTries: secondTries(report), output };
  };

async function build() {
  try {
    await ensureBuilt();
    return { ...counts(1), output: '' };
  } catch (error) {
    if (!(error instanceof Advice)) throw error;
    return { ...counts(0, 1), output: error.message };
  }
}

const JOURNEYS = ['e2e/specs', /\.spec\.ts$/];

/** The tag of journeys that measure time. Others beside them would make them slow. */
const ALONE = '@alone';

/**
 * All checks, fastest first. Each returns its counts and its output. `build` comes before the steps that need its
 * result; those also build by themselves when they run alone. `browser` may have no tests, because most layout is
 * tested in journeys.
 */
export const STEPS = [
  { id: 'format', run: tool('oxfmt/bin/oxfmt', '--check') },
  { id: 'lint', run: tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings') },
  { id: 'types', run: types },
  { id: 'deadcode', run: tool('knip/bin/knip.js') },
  { id: 'arch', run: vitest('arch', { args: ['--exclude', 'tests/arch/built/**'] }) },
  { id: 'unit', run: vitest('unit') },
  { id: 'component', run: vitest('component') },
  { id: 'contract', run: vitest('contract') },
  { id: 'build', run: build },
  { id: 'dist', run: vitest('dist', { folder: 'tests/arch/built', project: 'arch', args: ['tests/arch/built/'] }) },
  { id: 'browser', run: playwright('browser', 'tests/browser', /\.browser\.test\.ts$/, { mayBeEmpty: true }) },
  { id: 'e2e', run: playwright('e2e', ...JOURNEYS, { args: ['--grep-invert', ALONE] }) },
  { id: 'alone', run: playwright('alone', ...JOURNEYS, { project: 'e2e', args: ['--grep', ALONE, '--workers', '1'] }) },
];
