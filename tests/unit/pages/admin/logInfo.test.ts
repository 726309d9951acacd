import { describe, expect, test } from 'vitest';
import { changesOf, subjectsOf } from '../../../../pages/admin/modlog/logInfo';

describe('the subjects of an entry', () => {
  test.each([
    [{ userId: '1', userUsername: 'bob', userHost: null }, [{ text: '@bob', to: '/@bob' }]],
    [{ fileId: '1', fileUserUsername: 'eve', fileUserHost: 'far.example' }, [{ text: '@eve@far.example', to: '/@eve@far.example' }]],
    [{ noteUserUsername: 'bob', noteUserHost: null }, [{ text: '@bob', to: '/@bob' }]],
    [
      { userUsername: 'bob', userHost: null, roleId: 'r1', roleName: 'Gardener' },
      [
        { text: '@bob', to: '/@bob' },
        { text: 'Gardener', to: '/roles/r1' },
      ],
    ],
    [{ roleId: 'r1', role: { name: 'Gardener' } }, [{ text: 'Gardener', to: '/roles/r1' }]],
    [{ roleId: 'r1', before: { name: 'Gardener' }, after: { name: 'Artist' } }, [{ text: 'Gardener', to: '/roles/r1' }]],
    [{ host: 'far.example' }, [{ text: 'far.example', to: '/instance-info/far.example' }]],
    [{ host: 'no host' }, [{ text: 'no host' }]],
    [{ emojiId: '1', emoji: { name: 'fern' } }, [{ text: ':fern:' }]],
    [{ emojiId: '1', before: { name: 'fern' }, after: {} }, [{ text: ':fern:' }]],
    [{ announcement: { title: 'Tea' } }, [{ text: 'Tea' }]],
    [{ avatarDecorationId: '1', before: { name: 'Crown' }, after: {} }, [{ text: 'Crown' }]],
    [{}, []],
    [{ role: null, userUsername: 3, host: '\u202E' }, []],
  ])('%o is about %o', (info, subjects) => {
    expect(subjectsOf(info)).toEqual(subjects);
  });
});

describe('the changes of an entry', () => {
  test('only fields that differ are named, with the path of nested ones', () => {
    const before = { name: 'A', isOpen: true, policies: { canInvite: { value: false } }, tags: ['a', 'b'], updatedAt: '1', color: null };
    const after = { ...before, isOpen: false, policies: { canInvite: { value: true } }, tags: ['b'], updatedAt: '2', color: '#fff' };
    expect(changesOf({ before, after })).toEqual([
      { name: 'isOpen', before: 'true', after: 'false' },
      { name: 'policies.canInvite.value', before: 'false', after: 'true' },
      { name: 'tags', before: 'a\nb', after: 'b' },
      { name: 'color', before: '', after: '#fff' },
    ]);
  });

  test('a text as a whole needs no name', () => {
    expect(changesOf({ before: 'rude', after: 'rude and loud' })).toEqual([{ name: '', before: 'rude', after: 'rude and loud' }]);
  });

  test.each([{}, { before: { a: 1 } }, { before: { a: 1 }, after: { a: 1 } }])('%o has none', (info) => {
    expect(changesOf(info)).toEqual([]);
  });
});
