import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChildPagesContext, type ChildPages, type ListedPage } from '~/router/ChildPages';
import AdminPage from '../../../../pages/admin/AdminPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { renderWithRoot } from '../../renderWithRoot';

const LISTED: readonly ListedPage[] = [
  { id: 'admin/settings', to: '/admin/settings', title: 'adminSettingsPage.title', icon: 'settings', order: 210 },
  { id: 'admin/security', to: '/admin/security', title: 'adminSecurityPage.title', icon: 'lock', order: 250 },
  { id: 'admin/external-services', to: '/admin/external-services', title: 'adminExternalServicesPage.title', icon: 'link', order: 290 },
];

async function find(query: string, settings: Readonly<Record<string, unknown>>) {
  const pages: ChildPages = { list: LISTED, outlet: null, base: '/admin' };
  const rendered = renderWithRoot(
    <ChildPagesContext value={pages}>
      <AdminPage />
    </ChildPagesContext>,
    { me: { ...user('alice').me(), isAdmin: true }, api: { 'admin/meta': settings } },
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } });
  await act(settled);
  return rendered;
}

const addresses = () => [...document.querySelectorAll('[data-part="scroller"] section a')].map((link) => link.getAttribute('href'));

test('a search finds settings by their label and keywords, and leads to their control', async () => {
  await find('translat', { deeplAuthKey: 'my-key', deeplIsPro: false });
  expect(addresses()).toEqual(['/admin/external-services', '/admin/external-services#deeplAuthKey', '/admin/external-services#deeplIsPro']);
  expect(document.body.textContent).not.toContain('my-key');
});

test('a search does not find what the server lacks', async () => {
  await find('deepl', { deeplAuthKey: null });
  expect(addresses()).toEqual(['/admin/external-services', '/admin/external-services#deeplAuthKey']);
});

test('a search finds pages by their name, also where the list is not shown', async () => {
  await find('security', {});
  expect(screen.getAllByRole('link', { name: 'Security' }).map((link) => link.getAttribute('href'))).toEqual([
    '/admin/security',
    '/admin/security',
  ]);
});

test('a search without results says so', async () => {
  await find('qqqq', {});
  expect(screen.getByRole('status').textContent).toBe('No pages or settings found');
});
