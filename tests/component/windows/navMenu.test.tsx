import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import NavMenuWindow from '../../../windows/navMenu/NavMenuWindow';
import { user } from '../../fixtures/builders';
import { renderWithRoot } from '../renderWithRoot';

function open() {
  const result = renderWithRoot(<NavMenuWindow params={{}} close={() => {}} />, { me: user('alice').me() });
  return { ...result, menu: () => result.root.settings.get('menu') };
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Navigation items' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('the editor shows the entries that this build has', () => {
  open();
  expect(rows().slice(0, 3)).toEqual(['Notifications', 'Search', 'Explore']);
  expect(rows()).toContain('Divider');
});

test('the editor adds and removes entries, and keeps unknown ones', () => {
  const { menu } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Add Profile' }));
  expect(rows().at(-1)).toBe('Profile');
  expect(screen.queryByRole('button', { name: 'Add Profile' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Notifications' }));
  expect(menu()).toEqual(['search', 'explore', 'announcements', 'followRequests', '-', 'clips', 'drive', 'dashboard', 'profile']);
});

test('the editor restores the default', () => {
  const { menu } = open();
  const before = menu();
  fireEvent.click(screen.getByRole('button', { name: 'Add Divider' }));
  expect(menu()).not.toEqual(before);
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(menu()).toEqual(before);
});
