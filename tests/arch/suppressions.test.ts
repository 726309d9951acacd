import { describe, expect, test } from 'vitest';
import { readFiles } from './lib/tree';
import { listed } from './lib/violations';
import { checkSuppressions } from './rules/suppressions';

test('every suppressed check has a reason', () => {
  const files = readFiles([''], /\.(?:tsx?|mjs|css)$/).filter(({ path }) => !path.endsWith('tests/arch/suppressions.test.ts'));
  expect(listed(checkSuppressions(files))).toBe('');
});

describe('the rule of suppressions', () => {
  const count = (text: string): number => checkSuppressions([{ path: 'src/x.ts', text }]).length;

  test.each([
    '// oxlint-disable-next-line no-console',
    '// eslint-disable-next-line no-console -- ok',
    '// @ts-expect-error',
    'const somethingElse = 1;\n// oxlint-disable-next-line no-console',
    '// @ts-ignore because the types of this package are wrong',
    '/* oxlint-disable no-console -- this whole file talks to people */',
  ])('the comment "%s" is reported', (text) => {
    expect(count(text)).toBe(1);
  });

  test.each([
    '// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging',
    '// @ts-expect-error the package types the callback without its second argument',
    '// see the eslint-disable rules',
    '// The field is what the dialog is for.\n  // oxlint-disable-next-line jsx-a11y/no-autofocus',
    '{/* Captions are for the author to give. */}\n{/* oxlint-disable-next-line jsx-a11y/media-has-caption */}',
  ])('the comment "%s" is allowed', (text) => {
    expect(count(text)).toBe(0);
  });
});
