import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import ApiPage from '../../../pages/settings/api/ApiPage';
import AppsPage from '../../../pages/settings/apps/AppsPage';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const grant = { id: 'g1', name: 'Moss', createdAt: '2024-02-01T00:00:00.000Z', lastUsedAt: '2024-02-10T11:00:00.000Z' };
const moss = { ...grant, permission: ['write:notes', 'read:account', 'read:moon'] };

async function open(api: ApiScript) {
  const rendered = renderWithRoot(<AppsPage />, { me: user('alice').me(), api });
  await act(settled);
  return rendered;
}

test('the page shows each app with its permissions in words', async () => {
  const { lastUsedAt: _never, name: _none, ...unnamed } = grant;
  const { api } = await open({ 'i/apps': [moss, { ...unnamed, id: 'g2', permission: [] }] });
  expect(api.paramsOf('i/apps')).toEqual([{ sort: '+lastUsedAt' }]);
  const card = within(screen.getByRole('article', { name: 'Moss' }));
  expect(card.getByText('3 permissions')).toBeTruthy();
  expect(card.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'See your account',
    'Write and delete notes',
    'read:moon',
  ]);
  expect(screen.getByRole('article', { name: 'Unnamed app' }).textContent).not.toContain('Last used');
});

test('an app loses its access after a question', async () => {
  const { api, root } = await open({ 'i/apps': [moss], 'i/revoke-token': undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Revoke access for Moss' }));
  await act(settled);
  const overlay = runInAction(() => root.overlays.stack.at(-1));
  if (overlay?.kind !== 'dialog' || overlay.dialog.type !== 'confirm') throw new Error('the page asks nothing');
  expect(api.paramsOf('i/revoke-token')).toEqual([]);
  api.on('i/apps', []);
  const { dialog } = overlay;
  await act(async () => {
    dialog.answer(true);
    await settled();
  });
  expect(api.paramsOf('i/revoke-token')).toEqual([{ tokenId: 'g1' }]);
  expect(screen.getByText('No apps have access to your account.')).toBeTruthy();
});

test('a failure offers a retry', async () => {
  const { api } = await open({ 'i/apps': apiError() });
  api.on('i/apps', [moss]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settled);
  expect(screen.getByRole('article', { name: 'Moss' })).toBeTruthy();
});

test('the API page leads to the apps and to a new token', async () => {
  const { root } = renderWithRoot(<ApiPage />, { me: user('alice').me() });
  expect(screen.getByRole('link', { name: 'Apps with access' }).getAttribute('href')).toBe('/settings/apps');
  fireEvent.click(screen.getByRole('button', { name: 'Create token' }));
  expect(runInAction(() => root.overlays.stack.at(-1))).toMatchObject({ id: 'accessToken' });
});
