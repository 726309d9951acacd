import { expect, test } from 'vitest';
import { testsNear } from '../../../.scripts/lib/changes.mjs';

const files = [
  { path: 'src/lib/clock.ts', text: '' },
  { path: 'src/stores/Root.ts', text: "import { clock } from '~/lib/clock';" },
  { path: 'src/lib/other.ts', text: '' },
  { path: 'tests/unit/stores/Root.test.ts', text: "import { Root } from '~/stores/Root';" },
  { path: 'tests/unit/lib/clock.test.ts', text: "import {\n  clock,\n} from '../../../src/lib/clock';" },
  { path: 'tests/unit/lib/late.test.ts', text: "await import('../../../src/lib/clock.ts');" },
  { path: 'tests/unit/lib/other.test.ts', text: "import { other } from '~/lib/other';" },
];

test('tests that import a changed file come first, then those that import it through others', () => {
  expect(testsNear(['src/lib/clock.ts'], files)).toEqual([
    'tests/unit/lib/clock.test.ts',
    'tests/unit/lib/late.test.ts',
    'tests/unit/stores/Root.test.ts',
  ]);
});

test('a changed test is near to itself', () => {
  expect(testsNear(['tests/unit/lib/other.test.ts'], files)).toEqual(['tests/unit/lib/other.test.ts']);
});
