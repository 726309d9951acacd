import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../../../../server/core/sessions/passwords';

test('verifyPassword accepts the right password and no other', async () => {
  const hash = await hashPassword('correct horse');
  expect(await verifyPassword('correct horse', hash)).toBe(true);
  expect(await verifyPassword('Correct horse', hash)).toBe(false);
});

test('equal passwords have different hashes, which do not contain them', async () => {
  const [first, second] = await Promise.all([hashPassword('same'), hashPassword('same')]);
  expect(first).not.toBe(second);
  expect(first).not.toContain('same');
});

test('an account without a password accepts none', async () => {
  expect(await verifyPassword('', null)).toBe(false);
});

test('a password is still accepted after the cost has changed', async () => {
  expect(await verifyPassword('cheap', await hashPassword('cheap', true))).toBe(true);
  expect(await hashPassword('dear')).toMatch(/^scrypt\$16384\$/);
});
