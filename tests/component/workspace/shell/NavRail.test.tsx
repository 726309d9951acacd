import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { PAGES } from '~/generated/pageIndex';
import NavRail from '~/workspace/shell/NavRail';
import { user } from '../../../fixtures/builders';
import { renderWithRoot } from '../../renderWithRoot';

const pages = PAGES;
const open = (me = user('alice').me()) => renderWithRoot(<NavRail />, { me, pages });
const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('the rail shows the timeline, the entries of the setting and "More"', () => {
  const { root } = open();
  expect(names()).toEqual(expect.arrayContaining(['Timeline', 'Notifications', 'More']));
  act(() => runInAction(() => root.settings.set('menu', ['profile', 'notifications'])));
  expect(names().slice(0, 3)).toEqual(['Timeline', 'Profile', 'Notifications']);
});

test('the entry of the page on screen is the current one', () => {
  open();
  expect(screen.getByRole('link', { name: 'Timeline' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Notifications' }).hasAttribute('aria-current')).toBe(false);
});

test('a rail of icons has tooltips for labels, which are still the names', () => {
  const { root } = open();
  act(() => root.settings.set('menuDisplay', 'sideIcon'));
  const link = screen.getByRole('link', { name: 'Notifications' });
  expect(link.dataset['tooltip']).toBe('Notifications');
});

test('"More" opens the entries that the menu leaves out', async () => {
  const { root } = open();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    await import('~/workspace/menus');
  });
  await act(async () => {});
  expect(root.overlays.stack.map((overlay) => overlay.kind === 'window' && overlay.id)).toEqual(['launchPad']);
});

test.each([
  ['opens the composer', null, { kind: 'window', id: 'composer' }],
  ['tells an account that it has moved', 'https://far.example/users/alice', { kind: 'dialog', dialog: { type: 'alert' } }],
])('"New note" %s', async (_what, movedTo, expected) => {
  const { root } = open(user('alice').me({ movedTo }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'New note' })));
  expect(runInAction(() => root.overlays.stack)).toMatchObject([expected]);
});

test('visitors have no "More" and no account menu', () => {
  renderWithRoot(<NavRail />, { me: null, pages });
  const rail = within(screen.getByRole('navigation'));
  expect(rail.queryByRole('button', { name: 'More' })).toBeNull();
  expect(rail.queryByRole('button', { name: 'New note' })).toBeNull();
});
