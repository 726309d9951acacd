import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireAbuseReport } from '~/api/wire';
import newUsers from '../../../widgets/newUsers/manifest';
import reports from '../../../widgets/reports/manifest';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError } from '../../fixtures/FakeApi';
import { renderWidget } from './renderWidget';

const OFFERED = ['admin/show-users', 'admin/abuse-user-reports'];
const moderator = user('mona').me({ isModerator: true });

const report: WireAbuseReport = {
  id: 'r1',
  createdAt: '2026-01-05T00:00:00.000Z',
  comment: 'Sends the same note again and again',
  resolved: false,
  reporterId: 'u1',
  targetUserId: 'u2',
  assigneeId: null,
  reporter: user('bob').detailed(),
  targetUser: user('spammer').detailed(),
};

test('the widget lists those who signed up last, and asks again every minute', async () => {
  const { api, clock } = await renderWidget(newUsers, {}, { me: moderator, api: { endpoints: OFFERED, 'admin/show-users': [] } });
  expect(screen.getByText('No one has signed up yet')).toBeTruthy();
  api.on('admin/show-users', [user('newbie').detailed()]);
  await act(async () => clock.advance(60_000));
  await act(settled);
  expect(screen.getByRole('link', { name: /newbie/i }).getAttribute('href')).toBe('/@newbie');
  expect(api.paramsOf('admin/show-users')[0]).toEqual({ sort: '+createdAt', origin: 'local', limit: 10 });
});

test('the widget lists the reports that wait; those who may resolve them find the way', async () => {
  const api = { endpoints: OFFERED, 'admin/abuse-user-reports': [report] };
  const { unmount } = await renderWidget(reports, {}, { me: moderator, api });
  const row = within(screen.getByRole('listitem'));
  expect(row.getByRole('link', { name: /spammer/i })).toBeTruthy();
  expect(row.getByText('Sends the same note again and again')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'All reports' })).toBeNull();
  unmount();
  await renderWidget(reports, {}, { me: user('ada').me({ isAdmin: true, isModerator: true }), api });
  expect(screen.getByRole('link', { name: 'All reports' }).getAttribute('href')).toBe('/admin/abuses');
});

test('no waiting reports and reports that do not load are told apart', async () => {
  const { unmount } = await renderWidget(reports, {}, { me: moderator, api: { endpoints: OFFERED, 'admin/abuse-user-reports': [] } });
  expect(screen.getByText('No reports wait')).toBeTruthy();
  unmount();
  const failing = { endpoints: OFFERED, 'admin/abuse-user-reports': apiError({ status: 500 }) };
  await renderWidget(reports, {}, { me: moderator, api: failing });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each([newUsers, reports])('a server without the endpoint of the widget is said to: $id', async (manifest) => {
  await renderWidget(manifest, {}, { me: moderator, api: { endpoints: [] } });
  expect(screen.getByText('Not available on this server')).toBeTruthy();
});
