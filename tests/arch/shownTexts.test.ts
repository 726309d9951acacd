import { describe, expect, test } from 'vitest';
import { CLIENT, readFiles } from './lib/tree';
import { listed, messages } from './lib/violations';
import { checkShownTexts } from './rules/shownTexts';

test('what only people read does not become a part of notes, addresses and requests', () => {
  expect(listed(checkShownTexts(readFiles(CLIENT, /\.tsx?$/)))).toBe('');
});

describe('the rule of texts for people', () => {
  const check = (text: string): string[] => messages(checkShownTexts([{ path: 'src/X.tsx', text }], {}));

  test.each([
    'const text = `${shownAcct(user)} `;',
    'const acct = shownAcct(user); const text = `${acct} hello`;',
    "const text = shownAcct(user) + ' ';",
    'const query = shownAcct(user).slice(1);',
    "const users = [...before, shownAcct(user)].join('\\n');",
    'const to = `/@${username}@${hostText(host)}`;',
  ])('the code "%s" is reported', (text) => {
    expect(check(text)).toHaveLength(1);
  });

  test.each([
    'const x = <b>{shownAcct(user)}</b>;',
    "const title = t('profile.title', { acct: shownAcct(user) });",
    'const text = `${mentionText(user)} `;',
    'const name = title || hostText(host);',
  ])('the code "%s" is allowed', (text) => {
    expect(check(text)).toEqual([]);
  });
});
