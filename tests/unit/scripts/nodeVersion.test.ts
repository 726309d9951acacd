import { describe, expect, test } from 'vitest';
import { nodeProblem, satisfies } from '../../../.scripts/lib/nodeVersion.mjs';

const RANGE = '^20.19.0 || >=22.12.0';

describe('satisfies', () => {
  test.each(['20.19.0', '20.20.2', '22.12.0', '22.13.1', '24.0.0'])('Node %s is supported', (version) => {
    expect(satisfies(version, RANGE)).toBe(true);
  });

  test.each(['18.20.0', '20.18.9', '21.7.0', '22.11.9'])('Node %s is not supported', (version) => {
    expect(satisfies(version, RANGE)).toBe(false);
  });

  test('the Node that runs the tests is supported', () => {
    expect(nodeProblem()).toBeNull();
  });
});
