import { z } from 'zod';
import {
  beginPasskey,
  challengeIn,
  completePasskey,
  countPasskeys,
  MAX_PASSKEYS,
  removePasskey,
  renamePasskey,
  setPasswordLess,
} from '../core/sessions/passkeys';
import { tokenHash } from '../core/sessions/tokens';
import { profileOf } from '../core/users/users';
import { publishMe } from '../core/relations/follows';
import type { Server } from '../core/Server';
import type { UserRow } from '../db/rows/UserRow';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { refusal } from '../core/ApiFailure';
import { confirmation, confirmOwner } from './twoFactor';

const name = z.string().min(1).max(30);
const credentialId = z.string().max(2048);

/** A key always has an authenticator app beside it, so that a lost key does not lock its owner out. */
function requireTwoFactor(server: Server, user: UserRow, refusalId: string): void {
  if (!profileOf(server, user.id).twoFactorEnabled) throw refusal('TWO_FACTOR_NOT_ENABLED', refusalId, '2fa not enabled.');
}

/** Security keys (passkeys) of the account. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'i/2fa/register-key',
    needs: 'user',
    secure: true,
    params: z.object(confirmation),
    async run({ password, token }, { server, me }) {
      const user = me();
      await confirmOwner(server, user, password, token, '38769596-efe2-4faf-9bec-abbb3f2cd9ba');
      requireTwoFactor(server, user, 'bf32b864-449b-47b8-974e-f9a5468546f1');
      if (countPasskeys(server, user.id) >= MAX_PASSKEYS) {
        throw refusal('TOO_MANY_SECURITY_KEYS', '0e4f7e0b-4a0c-4d9e-8f7d-4b5d3d5c6c55', `There are ${MAX_PASSKEYS} security keys already.`);
      }
      return beginPasskey(server, user, token ?? '');
    },
  }),
  defineEndpoint({
    path: 'i/2fa/key-done',
    needs: 'user',
    secure: true,
    params: z.object({ ...confirmation, name, credential: z.record(z.string(), z.unknown()) }),
    async run({ password, token, name: chosen, credential }, { server, me }) {
      const user = me();
      const begun = server.challenges.find(challengeIn(credential));
      const isSameToken = begun?.userId === user.id && begun.proofHash === tokenHash(token ?? '');
      await confirmOwner(server, user, password, token, '0d7ec6d2-e652-443e-a7bf-9ee9a0cd77b0', isSameToken);
      requireTwoFactor(server, user, '798d6847-b1ed-4f9c-b1f9-163c42655995');
      const id = await completePasskey(server, user, chosen, credential);
      if (id === null) throw new Error('verification failed');
      publishMe(server, user);
      return { id, name: chosen };
    },
  }),
  defineEndpoint({
    path: 'i/2fa/remove-key',
    needs: 'user',
    secure: true,
    params: z.object({ ...confirmation, credentialId }),
    async run({ password, token, credentialId: id }, { server, me }) {
      await confirmOwner(server, me(), password, token, '141c598d-a825-44c8-9173-cfb9d92be493');
      removePasskey(server, me().id, id);
      publishMe(server, me());
    },
  }),
  defineEndpoint({
    path: 'i/2fa/update-key',
    needs: 'user',
    secure: true,
    params: z.object({ name, credentialId }),
    run({ name: chosen, credentialId: id }, { server, me }) {
      const outcome = renamePasskey(server, me().id, id, chosen);
      if (outcome === 'unknown') throw refusal('NO_SUCH_KEY', 'f9c5467f-d492-4d3c-9a8g-a70dacc86512', 'No such key.');
      if (outcome === 'notOwn') {
        throw refusal('ACCESS_DENIED', '1fb7cb09-d46a-4fff-b8df-057708cce513', 'You do not have edit privilege of this key.');
      }
      publishMe(server, me());
    },
  }),
  defineEndpoint({
    path: 'i/2fa/password-less',
    needs: 'user',
    secure: true,
    params: z.object({ value: z.boolean() }),
    run({ value }, { server, me }) {
      const user = me();
      if (value && countPasskeys(server, user.id) === 0) {
        throw refusal('NO_SECURITY_KEY', 'f9c54d7f-d4c2-4d3c-9a8g-a70daac86512', 'No security key.');
      }
      setPasswordLess(server, user.id, value);
      publishMe(server, user);
    },
  }),
];
