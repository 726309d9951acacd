import { describe, expect, test } from 'vitest';
import type { PageRoute } from '~/registry/definePage';
import type { PageEntry } from '~/registry/PageEntry';
import { RouteTable } from '~/router/RouteTable';

const page = (id: string, ...routes: (string | PageRoute)[]): PageEntry => ({
  icon: 'note',
  id,
  routes: routes.map((route) => (typeof route === 'string' ? { pattern: route } : route)),
  load: () => Promise.reject(new Error('not in this test')),
});

const resolve = (href: string, ...pages: PageEntry[]) => new RouteTable(pages).resolve(href, true);

describe('RouteTable', () => {
  test('literal segments match case-sensitively', () => {
    expect(resolve('/notes', page('n', '/notes'))?.page.id).toBe('n');
    expect(resolve('/Notes', page('n', '/notes'))).toBeNull();
  });

  test('a trailing slash is ignored', () => {
    expect(resolve('/notes/', page('n', '/notes'))?.page.id).toBe('n');
  });

  test('named parameters are decoded exactly once', () => {
    const params = (href: string) => resolve(href, page('t', '/tags/:tag'))?.params;
    expect(params('/tags/%E7%8C%AB')).toEqual({ tag: '猫' });
    expect(params('/tags/a%2Fb')).toEqual({ tag: 'a/b' });
    expect(params('/tags/100%25')).toEqual({ tag: '100%' });
    expect(params('/tags/%2541')).toEqual({ tag: '%41' });
    expect(params('/tags/%E7%8C')).toEqual({ tag: '%E7%8C' });
  });

  test('a pattern can have a prefix before a parameter, and an optional segment', () => {
    const user = page('u', '/@:acct/:page?');
    expect(resolve('/@alice', user)?.params).toEqual({ acct: 'alice' });
    expect(resolve('/@bob@example.com/notes', user)?.params).toEqual({ acct: 'bob@example.com', page: 'notes' });
    expect(resolve('/alice', user)).toBeNull();
  });

  test('a wildcard takes the rest of the path with its slashes', () => {
    const registry = page('r', '/registry/keys/:domain/:path*');
    expect(resolve('/registry/keys/@/client/base', registry)?.params).toEqual({ domain: '@', path: 'client/base' });
    expect(resolve('/registry/keys/@', registry)?.params).toEqual({ domain: '@' });
  });

  test('the more specific pattern wins, whatever the order', () => {
    const pages = [page('user', '/@:acct/:page?'), page('followers', '/@:acct/followers')];
    expect(resolve('/@a/followers', ...pages)?.page.id).toBe('followers');
    expect(resolve('/@a/followers', ...pages.toReversed())?.page.id).toBe('followers');
    expect(resolve('/@a/notes', ...pages)?.page.id).toBe('user');
  });

  test('only the named query and hash values are passed', () => {
    const search = page('s', { pattern: '/search', query: ['q'], hash: 'tab' });
    expect(resolve('/search?q=a%2Bb+c&evil=1#users', search)?.params).toEqual({ q: 'a+b c', tab: 'users' });
  });

  test('redirects keep the query, the hash and the values', () => {
    const pages = [
      page('old', { pattern: '/users/:name', redirect: '/@:name' }),
      page('user', { pattern: '/@:acct', query: ['a'], hash: 'h' }),
    ];
    expect(resolve('/users/alice?a=1#x', ...pages)).toMatchObject({ href: '/@alice?a=1#x', params: { acct: 'alice', a: '1', h: 'x' } });
  });

  test('a redirect loop is detected', () => {
    const pages = [page('a', { pattern: '/a', redirect: '/b' }), page('b', { pattern: '/b', redirect: '/a' })];
    expect(() => resolve('/a', ...pages)).toThrow('redirect loop detected');
  });

  test('exactly ten redirects are followed', () => {
    const chain = Array.from({ length: 10 }, (_, i) => page(`p${i}`, { pattern: `/${i}`, redirect: `/${i + 1}` }));
    expect(resolve('/0', ...chain, page('end', '/10'))?.page.id).toBe('end');
  });

  test('an address can belong to different pages for visitors and signed-in viewers', () => {
    const table = new RouteTable([page('home', { pattern: '/', only: 'signedIn' }), page('welcome', { pattern: '/', only: 'visitors' })]);
    expect(table.resolve('/', true)?.page.id).toBe('home');
    expect(table.resolve('/', false)?.page.id).toBe('welcome');
  });

  test('keys are equal only for equal values', () => {
    const note = page('n', { pattern: '/notes/:noteId', query: [] });
    expect(resolve('/notes/1?x=1', note)?.key).toBe(resolve('/notes/1?x=2', note)?.key);
    expect(resolve('/notes/1', note)?.key).not.toBe(resolve('/notes/2', note)?.key);
  });

  test('the key stays the same when only something inside the page changes', () => {
    const user = page('u', { pattern: '/@:acct/:page?', inside: ['page'] });
    expect(resolve('/@alice/notes', user)?.key).toBe(resolve('/@alice', user)?.key);
    expect(resolve('/@alice', user)?.key).not.toBe(resolve('/@bob', user)?.key);
  });
});

describe('a page with others below it', () => {
  const settings: PageEntry = {
    ...page('settings', { pattern: '/settings', hash: 'tab', query: ['q'] }, '/preferences'),
    children: () => Promise.reject(new Error('not in this test')),
  };

  test('a parent page gets the addresses below its own', () => {
    const match = resolve('/settings/profile?q=1#name', settings);
    expect(match).toMatchObject({ page: { id: 'settings' }, isBelow: true, base: '/settings', href: '/settings/profile?q=1#name' });
    expect(match?.params, 'query and hash belong to the page below').toEqual({ q: undefined });
  });

  test('a parent page keeps its key while a child page opens', () => {
    expect(resolve('/settings/profile', settings)?.key).toBe(resolve('/settings', settings)?.key);
  });

  test('a parent page gets its own address as a whole', () => {
    expect(resolve('/settings#a', settings)).toMatchObject({ isBelow: false, base: '/settings', params: { tab: 'a' } });
  });

  test('a parent page does not get an address that another page matches as a whole', () => {
    expect(resolve('/settings/about', settings, page('about', '/settings/about'))?.page.id).toBe('about');
  });

  test('a parent page does not get addresses that only start with the same letters', () => {
    expect(resolve('/settings2', settings)).toBeNull();
  });

  test('a redirect can lead to a child page', () => {
    const old = page('old', { pattern: '/my/settings', redirect: '/settings/profile' });
    expect(resolve('/my/settings', settings, old)).toMatchObject({ page: { id: 'settings' }, isBelow: true, href: '/settings/profile' });
  });
});
