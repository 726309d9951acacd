import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import AdminRolesPage from '../../../../pages/admin/roles/AdminRolesPage';
import { policies, user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { role } from '../../../fixtures/roles';
import { renderWithRoot } from '../../renderWithRoot';

vi.stubGlobal('CSS', { ...globalThis.CSS, supports: () => true });

const ENDPOINTS = ['admin/roles/list', 'admin/roles/create', 'admin/roles/update-default-policies'];
/** The policies of a server that has one that only newer clients know, and lacks another one. */
const { scheduledNoteLimit: _lacking, ...known } = policies({
  pinLimit: 5,
  driveCapacityMb: 100,
  canInvite: false,
  inviteLimitCycle: 10_080,
});
const base = { ...known, canFly: { wings: 2 } };

async function open({ tab, api = {} }: { tab?: string; api?: ApiScript } = {}) {
  const rendered = renderWithRoot(<AdminRolesPage params={{ tab }} />, {
    me: user('mona').me({ isAdmin: true, isModerator: true }),
    api: {
      endpoints: ENDPOINTS,
      meta: { policies: base } as never,
      'admin/roles/list': [
        role('0', { name: 'Low', displayOrder: -1 }),
        role('1', { name: 'Gardener', description: 'Waters plants', usersCount: 3, isModerator: true }),
        role('2', { name: 'Regular', target: 'conditional', isPublic: true }),
      ],
      ...api,
    },
  });
  await act(settled);
  return rendered;
}

const save = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(settled);
};

test('roles are listed by how people get them, with what they are and how many have them', async () => {
  await open();
  const [manual, low] = within(screen.getByRole('region', { name: 'Assigned by the staff' })).getAllByRole('link');
  expect({ to: manual?.getAttribute('href'), text: manual?.textContent, next: low?.getAttribute('aria-label') }).toEqual({
    to: '/admin/roles/1',
    text: 'GardenerWaters plants3 peopleModeratorHidden',
    next: 'Low',
  });
  const conditional = within(screen.getByRole('region', { name: 'Assigned by condition' })).getByRole('link');
  expect(conditional.textContent).toBe('Regular');
  expect(screen.getByRole('link', { name: 'New role' }).getAttribute('href')).toBe('/admin/roles/new');
});

test('a server without roles says what they are for', async () => {
  await open({ api: { 'admin/roles/list': [] } });
  expect(screen.getByText('A role gives people rights, limits or a badge.')).toBeTruthy();
});

test('a list of roles that does not load offers another try', async () => {
  await open({ api: { 'admin/roles/list': apiError({ status: 500 }) } });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('servers that lack an endpoint show neither a button nor a tab for it', async () => {
  await open({ tab: 'base', api: { endpoints: ['admin/roles/list'] } });
  expect(screen.queryByRole('link', { name: 'New role' })).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('link', { name: 'Gardener' })).toBeTruthy();
});

test('changed base policies are saved with the others, also with unknown ones, and take effect', async () => {
  const { api } = await open({ tab: 'base', api: { 'admin/roles/update-default-policies': undefined } });
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Pinned notes' }), { target: { value: '7' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Invite people' }));
  fireEvent.change(screen.getByRole('slider', { name: 'Rate limit factor' }), { target: { value: '150' } });
  await save();
  expect(api.paramsOf('admin/roles/update-default-policies')).toEqual([
    { policies: { ...base, pinLimit: 7, canInvite: true, rateLimitFactor: 1.5 } },
  ]);
  // The page and the product ask for what counts now.
  expect(api.paramsOf('meta').length).toBeGreaterThan(2);
});

test('policies that the server lacks are not offered, and newer ones are named', async () => {
  await open({ tab: 'base' });
  expect(screen.queryByRole('spinbutton', { name: 'Scheduled notes at a time' })).toBeNull();
  expect(screen.getByText('A newer policy of this server stays as it is: canFly')).toBeTruthy();
});

test('the unit of a policy is written out, and minutes also as days', async () => {
  await open({ tab: 'base' });
  const field = screen.getByRole('spinbutton', { name: 'Time between invitations' });
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe('7 days');
});

test('the search finds policies by their names, and Enter in it saves nothing', async () => {
  const { api } = await open({ tab: 'base' });
  const search = screen.getByRole('searchbox', { name: 'Find a policy' });
  fireEvent.change(search, { target: { value: 'invit' } });
  expect(screen.queryByRole('spinbutton', { name: 'Pinned notes' })).toBeNull();
  expect(screen.getByRole('switch', { name: 'Invite people' })).toBeTruthy();
  expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false);
  fireEvent.change(search, { target: { value: 'xyz' } });
  expect(screen.getByText('No policy found')).toBeTruthy();
  expect(api.paramsOf('admin/roles/update-default-policies')).toEqual([]);
});

test('a refusal of the base policies is shown, and what was changed stays', async () => {
  await open({ tab: 'base', api: { 'admin/roles/update-default-policies': apiError({ status: 400, code: 'ROLE_PERMISSION_DENIED' }) } });
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Pinned notes' }), { target: { value: '7' } });
  await save();
  expect(screen.getByRole('alert').textContent).toContain("Your roles don't allow it.");
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Pinned notes' }).value).toBe('7');
});
