import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import SettingsPage from '../../../../pages/settings/SettingsPage';
import { settled } from '../../../fixtures/createTestRoot';
import { renderSettings } from './renderSettings';

const search = (query: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search settings' }), { target: { value: query } });
const listed = () =>
  within(screen.getByRole('navigation', { name: 'Settings' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

test('the search in the settings shows the controls that match under the page to which they belong', async () => {
  const { root } = await renderSettings(<SettingsPage />);
  search('square');
  const section = within(screen.getByRole('heading', { level: 2, name: 'General' }).closest('section')!);
  expect(section.getByRole('link', { name: 'General' }).getAttribute('href')).toBe('/settings/general');
  fireEvent.click(section.getByRole('switch', { name: 'Square avatars' }));
  expect(root.settings.get('squareAvatars')).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('1 setting, 1 page');
  expect(listed()).toEqual(['General']);
  search('master volume');
  expect(screen.getByRole('heading', { level: 2, name: 'Sounds' })).toBeTruthy();
});

test('the search in the settings finds pages by their title and by words that belong to them', async () => {
  await renderSettings(<SettingsPage />);
  search('palette');
  expect(listed()).toEqual(['Reactions in the picker']);
  search('qqq');
  expect(listed()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('No settings found');
});

test('a search beside an open page of the settings leaves that page for what it finds', async () => {
  const { visited } = await renderSettings(<SettingsPage />, { outlet: <p>open</p> });
  search('square');
  expect(visited).toEqual(['/settings']);
});

test('the settings without an open page show what is often looked for and what was changed', async () => {
  const { root } = await renderSettings(<SettingsPage />, { me: undefined });
  expect(screen.getByRole('radiogroup', { name: 'Text size' })).toBeTruthy();
  expect(root.settings.get('squareAvatars')).toBe(false);
  expect(screen.getByText('All other settings have their defaults.')).toBeTruthy();
});

test('signing out from the settings asks first', async () => {
  const { root, visited } = await renderSettings(<SettingsPage />);
  const signOut = vi.spyOn(root.accounts, 'signOut').mockResolvedValue();
  const answer = async (isSure: boolean) => {
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await act(async () => {
      await settled();
      const question = root.overlays.stack.at(-1)!;
      if (question.kind === 'dialog' && question.dialog.type === 'confirm') question.dialog.answer(isSure);
      await settled();
    });
  };
  await answer(false);
  expect(signOut).not.toHaveBeenCalled();
  await answer(true);
  expect({ visited, calls: signOut.mock.calls.length }).toEqual({ visited: ['/'], calls: 1 });
});
