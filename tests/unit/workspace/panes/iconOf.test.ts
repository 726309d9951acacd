import { expect, test } from 'vitest';
import { PAGES } from '~/generated/pageIndex';
import { RouteTable } from '~/router/RouteTable';
import { iconOf } from '~/workspace/panes/iconOf';

const routes = new RouteTable(PAGES);

test('a pane has the icon of its page', () => {
  expect(iconOf(routes, '/my/notifications')).toBe('bell');
  expect(iconOf(routes, '/tags/garden')).toBe('hash');
});

test('each timeline has the icon of its kind', () => {
  expect(iconOf(routes, '/')).toBe('home');
  expect(iconOf(routes, '/timeline?src=local')).toBe('planet');
  expect(iconOf(routes, '/timeline?src=global')).toBe('whirl');
});

test('a pane with an address that leads nowhere has an icon as well', () => {
  expect(iconOf(routes, '/nowhere/at/all')).toBe('alertCircle');
});
