import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { counts, inWords, playwrightCounts, secondTries, total, vitestCounts } from '../../../.scripts/lib/counts.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wisteria-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const vitestReport = (passed: number, failed: number, pending = 0) =>
  report({ numPassedTests: passed, numFailedTests: failed, numPendingTests: pending });
const playwrightReport = (stats: object) => report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } });

describe('counts of a test run', () => {
  test('the counts are those of the runner', () => {
    expect(vitestCounts(1, vitestReport(5, 2, 1))).toEqual(counts(5, 2, 1));
    expect(playwrightCounts(1, playwrightReport({ expected: 4, unexpected: 1, skipped: 2 }))).toEqual(counts(4, 1, 2));
  });

  test('a runner that dies without naming a failure counts as one', () => {
    expect(vitestCounts(1, vitestReport(5, 0))).toEqual(counts(5, 1));
  });

  test('a missing report counts as a failure', () => {
    expect(vitestCounts(0, join(folder, 'missing.json'))).toEqual(counts(0, 1));
  });

  test('a test that passes only at the second try counts as passed, and is named', () => {
    const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });
    const path = report({
      stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 },
      suites: [{ specs: [spec('at once', 'expected')], suites: [{ specs: [spec('late', 'flaky'), spec('later', 'expected')] }] }],
    });
    expect(playwrightCounts(0, path)).toEqual(counts(3));
    expect(secondTries(path)).toEqual(['a.spec.ts › late']);
    expect(secondTries(join(folder, 'missing.json'))).toEqual([]);
  });

  test('counts are summed up in one line', () => {
    expect(inWords(total([counts(1), counts(5, 2)]))).toBe('6 passed, 2 failed');
    expect(inWords(total([counts(1), counts(5, 0, 3)]))).toBe('6 passed, 0 failed, 3 skipped');
  });
});
