import { z } from 'zod';
import { moveAccount, namesAsAlias, deleteAccount } from '../core/users/leaving';
import { findUserByName } from '../core/users/users';
import { packMe } from '../core/users/packUser';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';
import { noSuchUser, refusal } from '../core/ApiFailure';
import { confirmation, confirmOwner } from './twoFactor';

const destinationForbids = () =>
  refusal(
    'DESTINATION_ACCOUNT_FORBIDS',
    'b5c90186-4ab0-49c8-9bba-a1f766282ba4',
    "Destination account doesn't have proper 'Known As' alias, or has already moved.",
  );

/** Moving to another account, and deleting the account. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'i/move',
    needs: 'user',
    secure: true,
    notMoved: true,
    limit: { max: 5, durationMs: 24 * HOUR_MS },
    params: z.object({ moveToAccount: z.string().max(512) }),
    run({ moveToAccount }, { server, me }) {
      const user = me();
      if (user.isRoot) throw refusal('NOT_ROOT_FORBIDDEN', '4362e8dc-731f-4ad8-a694-be2a88922a24', "The root can't migrate.");
      const [username = '', host] = moveToAccount.replace(/^@/, '').split('@');
      const target = findUserByName(server, username, host ?? null);
      if (!target || target.isDeleted) throw noSuchUser('fcd2eef9-a9b2-4c4f-8624-038099e90aa5');
      if (target.id === user.id || target.movedToUri !== null || !namesAsAlias(server, target, user)) throw destinationForbids();
      return packMe(server, moveAccount(server, user, target), true);
    },
  }),
  defineEndpoint({
    path: 'i/delete-account',
    needs: 'user',
    secure: true,
    params: z.object(confirmation),
    async run({ password, token }, { server, me }) {
      const user = me();
      await confirmOwner(server, user, password, token, 'a8b0e4a5-6f0d-4f8f-9d0a-3b7f2e6c1d58');
      // Without its first account, the instance would have no administrator.
      if (user.isRoot) throw refusal('CANNOT_DELETE_ROOT', '5f7a2c3e-91d4-4b0e-8a64-7e1f0c9b2d36', 'Cannot delete a root account.');
      deleteAccount(server, user);
    },
  }),
];
