import { describe, expect, test } from 'vitest';
import { missingPackages } from '../../../.scripts/lib/install.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/a/node_modules/@scope/b': { version: '2.0.0' },
  'node_modules/@binding/other-platform': { version: '1.0.0', optional: true },
};
const all = { 'node_modules/react': { version: '19.3.1' }, 'node_modules/a/node_modules/@scope/b': { version: '2.0.0' } };

describe('what is missing from node_modules', () => {
  test('nothing, when all but other platforms is there', () => {
    expect(missingPackages(wanted, all)).toEqual([]);
  });

  test('everything, when nothing was installed', () => {
    expect(missingPackages(wanted, {})).toEqual(['react', '@scope/b']);
  });

  test('a package in another version', () => {
    expect(missingPackages(wanted, { ...all, 'node_modules/react': { version: '19.2.0' } })).toEqual(['react']);
  });

  test('an optional package in another version', () => {
    expect(missingPackages(wanted, { ...all, 'node_modules/@binding/other-platform': { version: '0.9.0' } })).toEqual([
      '@binding/other-platform',
    ]);
  });

  test('packages that are not wanted any more do not matter', () => {
    expect(missingPackages(wanted, { ...all, 'node_modules/old': { version: '1.0.0' } })).toEqual([]);
  });
});
