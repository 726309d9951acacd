import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../../../../server/core/accounts/passwords';

test('the right password is proven, another is not', async () => {
  const hash = await hashPassword('correct horse');
  expect(await verifyPassword('correct horse', hash)).toBe(true);
  expect(await verifyPassword('Correct horse', hash)).toBe(false);
});

test('equal passwords hash differently and unreadably', async () => {
  const [first, second] = await Promise.all([hashPassword('same'), hashPassword('same')]);
  expect(first).not.toBe(second);
  expect(first).not.toContain('same');
});

test('an account without a password accepts none', async () => {
  expect(await verifyPassword('', null)).toBe(false);
});

test('a password keeps being proven by the cost it was hashed with', async () => {
  expect(await verifyPassword('cheap', await hashPassword('cheap', true))).toBe(true);
  expect(await hashPassword('dear')).toMatch(/^scrypt\$16384\$/);
});
