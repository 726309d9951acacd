import { existsSync, readFileSync } from 'node:fs';

/** How many tests a step ran. */
export const counts = (passed = 0, failed = 0, skipped = 0) => ({ passed, failed, skipped });

/** Counts of several steps together. */
export function total(all) {
  return all.reduce((sum, one) => counts(sum.passed + one.passed, sum.failed + one.failed, sum.skipped + one.skipped), counts());
}

/** `12 passed, 0 failed`, with `, 3 skipped` only where there are any. */
export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/**
 * The counts of a test runner's report. A runner can end badly without a failed test (a file that does not load, an
 * unhandled rejection) or without any report; both count as one failure, so that they never look green.
 */
function trusted(code, found) {
  if (!found) return counts(0, 1);
  return code !== 0 && found.failed === 0 ? counts(found.passed, 1, found.skipped) : found;
}

export function vitestCounts(code, reportPath) {
  const report = readJson(reportPath);
  return trusted(code, report && counts(report.numPassedTests, report.numFailedTests, report.numPendingTests + (report.numTodoTests ?? 0)));
}

export function playwrightCounts(code, reportPath) {
  const stats = readJson(reportPath)?.stats;
  return trusted(code, stats && counts(stats.expected, stats.unexpected + stats.flaky, stats.skipped));
}
