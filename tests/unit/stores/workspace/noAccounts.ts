import { StorageError } from '~/lib/AppError';
import { fail } from '~/lib/Result';
import { OtherAccounts } from '~/stores/session/OtherAccounts';
import type { FakeClock } from '../../../fixtures/FakeClock';

/** For workspaces whose panes all show the current account. */
export const noAccounts = (clock: FakeClock): OtherAccounts =>
  new OtherAccounts({
    clock,
    stored: { accessOf: async () => undefined, fetchMe: async () => fail(new StorageError('there is nobody')), forget: async () => {} },
    createScope: () => {
      throw new Error('no other account is expected');
    },
  });
