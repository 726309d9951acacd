import { describe, expect, test } from 'vitest';
import { CLIENT, readFiles } from './lib/tree';
import { listed, messages } from './lib/violations';
import { checkComposition } from './rules/composition';

test('no key is taken away from an input method', () => {
  expect(listed(checkComposition(readFiles(CLIENT, /\.tsx?$/)))).toBe('');
});

describe('the rule of input methods', () => {
  const check = (text: string, allowed = {}): string[] => messages(checkComposition([{ path: 'src/X.tsx', text }], allowed));

  test.each([
    'const isBusy = event.nativeEvent.isComposing;',
    'const x = <input onKeyDown={(event) => event.key === "Enter" && go()} />;',
    'const x = <TextField label={label} onKeyDown={handleKey} />;',
    "document.addEventListener('keydown', handleKey, { signal });",
  ])('the code "%s" is reported', (text) => {
    expect(check(text)).toHaveLength(1);
  });

  test.each([
    'const x = <input onKeyDown={(event) => isComposing(event.nativeEvent) || go()} />;',
    'const x = <form onKeyDown={submitWithKeys}><input /></form>;',
    'const x = <button onKeyDown={handleKey} />;',
    "document.addEventListener('keyup', handleKey);",
  ])('the code "%s" is allowed', (text) => {
    expect(check(text)).toEqual([]);
  });

  test('an exception that is not needed is reported', () => {
    expect(check('', { 'src/X.tsx': 'a test' })).toHaveLength(1);
  });
});
