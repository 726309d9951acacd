import { expect, test } from 'vitest';
import { concernsServer, inOrder, isPermission, PERMISSIONS } from '~/services/permissions';
import { testI18n } from '../../fixtures/testI18n';

test('every permission has a text', () => {
  const { t } = testI18n();
  expect(PERMISSIONS.filter((scope) => t(`permission.${scope}`) === `permission.${scope}`)).toEqual([]);
});

test('scopes are sorted without duplicates, unknown ones last', () => {
  expect(inOrder(['write:notes', 'read:moon', ' read:account', 'write:notes', ''])).toEqual(['read:account', 'write:notes', 'read:moon']);
  expect(isPermission('read:account')).toBe(true);
  expect(isPermission('read:moon')).toBe(false);
});

test('only admin scopes concern the whole server', () => {
  expect(['write:admin:meta', 'read:account', 'write:invite-codes'].map(concernsServer)).toEqual([true, false, false]);
});
