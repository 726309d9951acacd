import { existsSync, readFileSync } from 'node:fs';

/** Numbers of tests of a step. */
export const counts = (passed = 0, failed = 0, skipped = 0) => ({ passed, failed, skipped });

/** The sum of the counts of several steps. */
export function total(all) {
  return all.reduce((sum, one) => counts(sum.passed + one.passed, sum.failed + one.failed, sum.skipped + one.skipped), counts());
}

/** `12 passed, 0 failed`, with `, 3 skipped` only if there are any. */
export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/**
 * The counts of a test runner's report. A runner can fail without a failed test (a file that does not load, an
 * unhandled rejection) or without a report. Both count as one failure.
 */
function trusted(code, found) {
  if (!found) return counts(0, 1);
  return code !== 0 && found.failed === 0 ? counts(found.passed, 1, found.skipped) : found;
}

/** The counts of a Vitest report in JSON. */
export function vitestCounts(code, reportPath) {
  const report = readJson(reportPath);
  return trusted(code, report && counts(report.numPassedTests, report.numFailedTests, report.numPendingTests + (report.numTodoTests ?? 0)));
}

/** The counts of a Playwright report in JSON. A test that passed at its second try counts as passed. */
export function playwrightCounts(code, reportPath) {
  const stats = readJson(reportPath)?.stats;
  return trusted(code, stats && counts(stats.expected + stats.flaky, stats.unexpected, stats.skipped));
}

/** The names of the tests in a Playwright report that passed only at their second try, with their files. */
export function secondTries(reportPath) {
  const within = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(within)];
  return within(readJson(reportPath) ?? {})
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`);
}
