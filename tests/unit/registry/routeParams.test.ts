import { expectTypeOf, test } from 'vitest';
import { definePage, type PageProps } from '~/registry/definePage';

const base = { id: 'p', title: 'notePage.title', icon: 'file' } as const;

test('a parameter of a pattern is a string, and an optional one can be undefined', () => {
  const manifest = definePage({ ...base, routes: [{ pattern: '/@:acct/:page?' }] });
  expectTypeOf<PageProps<typeof manifest>['params']['acct']>().toEqualTypeOf<string>();
  expectTypeOf<PageProps<typeof manifest>['params']['page']>().toEqualTypeOf<string | undefined>();
});

test('query values and the hash can be undefined', () => {
  const manifest = definePage({ ...base, routes: [{ pattern: '/search', query: ['q', 'type'], hash: 'tab' }] });
  expectTypeOf<keyof PageProps<typeof manifest>['params']>().toEqualTypeOf<'q' | 'type' | 'tab'>();
  expectTypeOf<PageProps<typeof manifest>['params']['q']>().toEqualTypeOf<string | undefined>();
});

test('a parameter that one of several routes does not name can be undefined', () => {
  const manifest = definePage({ ...base, routes: [{ pattern: '/drive' }, { pattern: '/drive/folder/:folderId' }] });
  expectTypeOf<PageProps<typeof manifest>['params']['folderId']>().toEqualTypeOf<string | undefined>();
});

test('fixed parameters are the values that the routes fix', () => {
  const manifest = definePage({
    ...base,
    routes: [
      { pattern: '/@:acct/following', props: { direction: 'following' } },
      { pattern: '/@:acct/followers', props: { direction: 'followers' } },
      { pattern: '/follows/:old', redirect: '/@:old/following' },
    ],
  });
  expectTypeOf<PageProps<typeof manifest>['params']['direction']>().toEqualTypeOf<'following' | 'followers'>();
  expectTypeOf<keyof PageProps<typeof manifest>['params']>().toEqualTypeOf<'acct' | 'direction'>();
});
