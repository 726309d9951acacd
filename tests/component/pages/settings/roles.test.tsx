import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import RolesPage from '../../../../pages/settings/roles/RolesPage';
import { user } from '../../../fixtures/builders';
import { renderWithRoot } from '../../renderWithRoot';

const base = user('alice').me();

/** The value beside the name of a policy. */
const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('the page shows the own roles and what they are for', () => {
  const role = { id: 'r1', color: null, iconUrl: null, isModerator: false, isAdministrator: false, displayOrder: 0 };
  renderWithRoot(<RolesPage />, {
    me: user('alice').me({
      roles: [
        { ...role, name: 'Artist', description: 'Shows original work here.' },
        { ...role, id: 'r2', name: 'Keeper', description: '', isModerator: true },
      ],
    }),
  });
  const own = within(screen.getByRole('region', { name: 'Your roles' }));
  expect(own.getByText('Artist')).toBeTruthy();
  expect(own.getByText('Shows original work here.')).toBeTruthy();
  expect(own.getByText('Moderates this server')).toBeTruthy();
});

test('an account without roles is told so', () => {
  renderWithRoot(<RolesPage />, { me: base });
  expect(screen.getByText('You have no roles that others can see.')).toBeTruthy();
});

test('every policy is there with its value in words', () => {
  const policies = {
    ...base.policies,
    gtlAvailable: true,
    canInvite: false,
    driveCapacityMb: 1024,
    wordMuteLimit: 200,
    inviteLimitCycle: 10_080,
    inviteExpirationTime: 0,
    rateLimitFactor: 0.5,
    clipLimit: 1000,
  };
  renderWithRoot(<RolesPage />, { me: user('alice').me({ policies }) });
  expect(screen.getAllByRole('term')).toHaveLength(Object.keys(base.policies).length);
  expect({
    global: valueOf('See the global timeline'),
    invite: valueOf('Invite people'),
    drive: valueOf('Drive capacity'),
    words: valueOf('Muted words length'),
    cycle: valueOf('Time between invitations'),
    expiration: valueOf('Invitation lifetime'),
    rate: valueOf('Rate limit factor'),
    clips: valueOf('Clips'),
  }).toEqual({
    global: 'Yes',
    invite: 'No',
    drive: '1 GB',
    words: '200 characters',
    cycle: '7 days',
    expiration: 'Never',
    rate: '50%',
    clips: '1,000',
  });
});

test('a policy that the server does not know is left out', () => {
  const { avatarDecorationLimit: _, ...policies } = base.policies;
  renderWithRoot(<RolesPage />, { me: user('alice').me({ policies: policies as typeof base.policies }) });
  expect(screen.queryByText('Avatar decorations at a time')).toBeNull();
});
