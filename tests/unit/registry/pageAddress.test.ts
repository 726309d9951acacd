import { describe, expect, test } from 'vitest';
import { definePage, type PageManifest, type PageRoute } from '~/registry/definePage';
import { pageAddress } from '~/registry/pageAddress';

const page = (routes: readonly PageRoute[], more: Partial<PageManifest> = {}): PageManifest =>
  definePage({ id: 'p', title: 'notePage.title', icon: 'file', routes, ...more });

describe('the address of a page', () => {
  test('the address of a page is its first pattern without parameters', () => {
    expect(pageAddress(page([{ pattern: '/drive/:id' }, { pattern: '/drive' }]), 'signedIn')).toBe('/drive');
  });

  test('the address of a page leaves out optional segments', () => {
    expect(pageAddress(page([{ pattern: '/about/:tab?' }]), 'signedIn')).toBe('/about');
  });

  test('a page has no address when every pattern needs a value', () => {
    expect(pageAddress(page([{ pattern: '/notes/:noteId' }]), 'signedIn')).toBeUndefined();
  });

  test('the manifest can name the address of a page', () => {
    const user = page([{ pattern: '/@:acct' }], { address: '/@:username' });
    expect(pageAddress(user, 'signedIn')).toBe('/@:username');
    expect(pageAddress(user, 'visitors'), 'visitors have no name').toBeUndefined();
  });

  test('the address of a page differs for visitors and signed-in viewers where the routes say so', () => {
    const timeline = page([{ pattern: '/', only: 'signedIn' }, { pattern: '/timeline' }]);
    expect(pageAddress(timeline, 'signedIn')).toBe('/');
    expect(pageAddress(timeline, 'visitors')).toBe('/timeline');
  });

  test('a page that needs an account has no address for visitors, and a redirect is never an address', () => {
    expect(pageAddress(page([{ pattern: '/drive' }], { requires: 'signedIn' }), 'visitors')).toBeUndefined();
    expect(pageAddress(page([{ pattern: '/old', redirect: '/new' }]), 'signedIn')).toBeUndefined();
  });
});
