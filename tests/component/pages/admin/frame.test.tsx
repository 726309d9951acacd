import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { WireMeta } from '~/api/wire';
import { ChildPagesContext, type ChildPages } from '~/router/ChildPages';
import AdminPage from '../../../../pages/admin/AdminPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import type { ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

const SAFE = {
  maintainerName: 'Mona',
  maintainerEmail: 'mona@server.example',
  disableRegistration: true,
  enableHcaptcha: false,
  enableMcaptcha: false,
  enableRecaptcha: false,
  enableTurnstile: false,
};

async function open(meta: Partial<WireMeta>, { hasReports = false, api = {} }: { hasReports?: boolean; api?: ApiScript } = {}) {
  const pages: ChildPages = { list: [], outlet: null, base: '/admin' };
  const rendered = renderWithRoot(
    <ChildPagesContext value={pages}>
      <AdminPage />
    </ChildPagesContext>,
    { me: { ...user('mona').me(), isAdmin: true }, api: { endpoints: ['admin/invite/create'], ...api } },
  );
  act(() =>
    runInAction(() => {
      rendered.root.session.current.server.meta = { ...SAFE, ...meta } as WireMeta;
      rendered.root.session.current.meStore.noteReports(hasReports);
    }),
  );
  await act(settled);
  return rendered;
}

const warned = () => ['Show reports', 'Open settings', 'Open security'].filter((name) => screen.queryByRole('link', { name }));

test('a server that needs nothing warns of nothing', async () => {
  await open({});
  expect(warned()).toEqual([]);
});

test('reports that wait, a missing contact and a sign-up that is open to bots are warned of, with a way to each', async () => {
  await open({ maintainerEmail: null, disableRegistration: false }, { hasReports: true });
  expect(warned()).toEqual(['Show reports', 'Open settings', 'Open security']);
});

test('a captcha is enough for an open sign-up', async () => {
  await open({ disableRegistration: false, enableTurnstile: true });
  expect(warned()).toEqual([]);
});

test('one press makes an invite code while sign-up is closed, and shows it', async () => {
  const { root, api } = await open({}, { api: { 'admin/invite/create': [{ id: 'i', code: 'ABCD-1234' }] as never } });
  fireEvent.click(screen.getByRole('button', { name: 'Create invite code' }));
  await act(settled);
  expect(api.paramsOf('admin/invite/create')).toEqual([{ count: 1, expiresAt: null }]);
  const [shown] = root.overlays.stack;
  expect(shown).toMatchObject({ kind: 'dialog', dialog: { type: 'alert', options: { title: 'ABCD-1234', copyText: 'ABCD-1234' } } });
});

test('nobody needs an invite code while sign-up is open', async () => {
  await open({ disableRegistration: false });
  expect(screen.queryByRole('button', { name: 'Create invite code' })).toBeNull();
});

test('a server that makes no codes for staff offers none', async () => {
  await open({}, { api: { endpoints: [] } });
  expect(screen.queryByRole('button', { name: 'Create invite code' })).toBeNull();
});
