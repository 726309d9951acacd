import { expect, test } from 'vitest';
import { PAGES } from '~/generated/pageIndex';
import { RouteTable } from '~/router/RouteTable';

const routes = new RouteTable(PAGES);
const at = (isSignedIn: boolean) => {
  const match = routes.resolve('/redirect-test', isSignedIn);
  return { page: match?.page.id, href: match?.href };
};

test('the address /redirect-test leads a visitor to the start, and somebody who is signed in to their profile', () => {
  expect({ visitor: at(false), signedIn: at(true) }).toEqual({
    visitor: { page: 'welcome', href: '/' },
    signedIn: { page: 'user', href: '/redirect-test' },
  });
});
