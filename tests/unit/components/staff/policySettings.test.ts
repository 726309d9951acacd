import { expect, test } from 'vitest';
import { knownPolicies, readPolicies, unknownPolicies, writePolicies } from '~/components/staff/role/policySettings';

const base = { pinLimit: 5, canInvite: false, canFly: true, rateLimitFactor: 1 };

test('the policies of a server are those that it has and this client knows, in the order of the staff', () => {
  expect(knownPolicies(base)).toEqual([
    ['rateLimitFactor', 1],
    ['canInvite', false],
    ['pinLimit', 5],
  ]);
  expect(unknownPolicies(base)).toEqual(['canFly']);
});

test('words and lists of newer servers are values, and anything else stays as it is', () => {
  const newer = { chatAvailability: 'readonly', uploadableFileTypes: ['image/*'], mentionLimit: { of: 3 } };
  expect(knownPolicies(newer)).toEqual([
    ['chatAvailability', 'readonly'],
    ['uploadableFileTypes', ['image/*']],
  ]);
});

test('what a role leaves out or says wrongly has its base value', () => {
  const own = { canInvite: { useDefault: false, priority: 2, value: true }, pinLimit: { useDefault: false, priority: 1, value: 'many' } };
  expect(readPolicies(own, base)).toEqual({
    rateLimitFactor: { useDefault: true, priority: 0, value: 1 },
    canInvite: { useDefault: false, priority: 2, value: true },
    pinLimit: { useDefault: true, priority: 1, value: 5 },
  });
});

test('unknown policies of a role are sent as they were, and those that the server lacks are not', () => {
  const own = { canFly: { useDefault: false, priority: 0, value: [1] }, noteDraftLimit: { useDefault: false, priority: 0, value: 3 } };
  expect(writePolicies(readPolicies(own, base), own)).toEqual({ ...readPolicies({}, base), canFly: own.canFly });
});
