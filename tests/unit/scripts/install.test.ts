import { describe, expect, test } from 'vitest';
import { missingPackages } from '../../../.scripts/lib/install.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/a/node_modules/@scope/b': { version: '2.0.0' },
  'node_modules/vite': { version: '8.0.0', dev: true },
  'node_modules/@binding/other-platform': { version: '1.0.0', optional: true },
};
const runtime = { 'node_modules/react': { version: '19.3.1' }, 'node_modules/a/node_modules/@scope/b': { version: '2.0.0' } };
const all = { ...runtime, 'node_modules/vite': { version: '8.0.0' } };

describe('missingPackages', () => {
  test('is empty when everything but builds for other platforms is installed', () => {
    expect(missingPackages(wanted, all)).toEqual([]);
  });

  test('names everything when nothing is installed', () => {
    expect(missingPackages(wanted, {})).toEqual(['react', '@scope/b', 'vite']);
  });

  test('ignores development packages on request', () => {
    expect(missingPackages(wanted, runtime)).toEqual(['vite']);
    expect(missingPackages(wanted, runtime, { withDev: false })).toEqual([]);
  });

  test('names a package that is installed in another version', () => {
    expect(missingPackages(wanted, { ...all, 'node_modules/react': { version: '19.2.0' } })).toEqual(['react']);
  });

  test('names an optional package that is installed in another version', () => {
    expect(missingPackages(wanted, { ...all, 'node_modules/@binding/other-platform': { version: '0.9.0' } })).toEqual([
      '@binding/other-platform',
    ]);
  });

  test('missingPackages ignores packages that are no longer needed', () => {
    expect(missingPackages(wanted, { ...all, 'node_modules/old': { version: '1.0.0' } })).toEqual([]);
  });
});
