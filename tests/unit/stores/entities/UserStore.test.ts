import { describe, expect, test } from 'vitest';
import { UserStore } from '~/stores/entities/UserStore';
import { user } from '../../../fixtures/builders';

test('a user is found by address in any case', () => {
  const users = new UserStore();
  users.put(user('Alice').build());
  users.put(user('alice').id('remote').from('Example.com').build());
  expect(users.findByAcct('alice', null)?.id).toBe('user-Alice');
  expect(users.findByAcct('ALICE', 'example.com')?.id).toBe('remote');
  expect(users.findByAcct('bob', null)).toBeUndefined();
});

describe('findByAcct', () => {
  test('a former address of a renamed user finds nobody', () => {
    const users = new UserStore();
    users.put(user('alice').id('a').from('far.example').build());
    users.put(user('alicia').id('a').from('far.example').build());
    expect(users.findByAcct('alice', 'far.example')).toBeUndefined();
    expect(users.findByAcct('alicia', 'far.example')?.id).toBe('a');
  });

  test('an address finds users that are still in the store, but no dropped ones', () => {
    const users = new UserStore(1);
    users.addRoots(() => ['kept']);
    for (const id of ['kept', 'dropped']) users.put(user('alice').id(id).from('far.example').build());
    users.put(user('bob').from('far.example').build());
    for (let index = 0; index < 300; index += 1) users.put(user(`x${index}`).build());
    expect(users.findByAcct('alice', 'far.example')?.id).toBe('kept');
    expect(users.findByAcct('bob', 'far.example')).toBeUndefined();
  });
});

test('a copy without news keeps the same record', () => {
  const users = new UserStore();
  users.put(user('alice').build());
  const before = users.get('user-alice');
  users.put(user('alice').build());
  expect(users.get('user-alice')).toBe(before);
});

describe('silenceVersion', () => {
  test.each(['isMuted', 'isBlocking', 'isRenoteMuted'] as const)('the version changes when %s starts and when it ends', (field) => {
    const users = new UserStore();
    users.put(user('alice').build());
    const versions = [users.silenceVersion];
    const change = users.optimistic('user-alice', (record) => ({ ...record, [field]: true }));
    versions.push(users.silenceVersion);
    change.undo();
    versions.push(users.silenceVersion);
    expect(new Set(versions).size).toBe(3);
  });

  test('the version stays the same for other changes', () => {
    const users = new UserStore();
    users.put({ ...user('alice').build(), isMuted: true });
    const before = users.silenceVersion;
    users.patch('user-alice', (record) => ({ ...record, name: 'Alice!' }));
    expect(users.silenceVersion).toBe(before);
  });
});
