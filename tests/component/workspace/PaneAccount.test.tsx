import { act, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, test } from 'vitest';
import { ok } from '~/lib/Result';
import { useAccount } from '~/react/context';
import type { AccountScope } from '~/stores/session/AccountScope';
import { OtherAccounts } from '~/stores/session/OtherAccounts';
import { PaneAccount } from '~/workspace/panes/PaneAccount';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { FakeClock } from '../../fixtures/FakeClock';
import { renderWithRoot } from '../renderWithRoot';

const bob = user('bob').me();

test("a pane of another account uses the account's current connection when it is visible again", async () => {
  const clock = new FakeClock();
  let connected = 0;
  const accounts = new OtherAccounts({
    clock,
    stored: {
      accessOf: async (ref) => ({ ref, origin: 'https://example.test', token: 'token of bob', kind: 'own' as const }),
      fetchMe: async () => ok(bob),
      forget: async () => {},
    },
    createScope: () => {
      connected += 1;
      return { me: bob, key: `connection ${connected}`, dispose: () => {} } as unknown as AccountScope;
    },
  });
  const Key = () => useAccount().key;
  const pane = (isInSight: boolean) => (
    <Activity mode={isInSight ? 'visible' : 'hidden'}>
      <PaneAccount account={bob.id} accounts={accounts}>
        <Key />
      </PaneAccount>
    </Activity>
  );
  const { rerender } = renderWithRoot(pane(true), { me: user('alice').me() });
  await act(settled);
  expect(screen.getByText('connection 1')).toBeTruthy();
  rerender(pane(false));
  clock.advance(10_000);
  rerender(pane(true));
  await act(settled);
  expect(screen.getByText('connection 2')).toBeTruthy();
});
