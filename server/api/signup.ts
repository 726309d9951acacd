import { z } from 'zod';
import { isUsernameAvailable, signUp, USERNAME_PATTERN, type SignUpInput } from '../core/accounts/signUp';
import { requiresSetup, settingsOf } from '../core/meta';
import { packMe } from '../core/pack/packUser';
import type { Server } from '../core/Server';
import { notAdministrator, RawFailure } from '../http/ApiFailure';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

/** Sign-up refuses in the framework's form (api/answers/_http). */
const refused = (reason: string) => new RawFailure(400, { statusCode: 400, error: 'Bad Request', message: `Error: ${reason}` });

async function createAccount(server: Server, input: SignUpInput) {
  const made = await signUp(server, input);
  if (typeof made === 'string') throw refused(made);
  return { ...packMe(server, made.user, true), token: made.token };
}

/** New accounts. */
export const signupEndpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'signup',
    params: z.object({ username: z.string(), password: z.string() }),
    run({ username, password }, { server }) {
      // Invitations are not handed out here, so a closed instance takes nobody.
      if (settingsOf(server).disableRegistration && !requiresSetup(server)) throw new RawFailure(400, undefined);
      return createAccount(server, { username, password, byAdministrator: false });
    },
  }),
  defineEndpoint({
    path: 'username/available',
    params: z.object({ username: z.string().regex(USERNAME_PATTERN) }),
    run: ({ username }, { server }) => ({ available: isUsernameAvailable(server, username) }),
  }),
  defineEndpoint({
    path: 'admin/accounts/create',
    params: z.object({ username: z.string().regex(USERNAME_PATTERN), password: z.string().min(1) }),
    run({ username, password }, { server, viewer }) {
      // The first account sets the instance up; later ones are made by that account.
      if (!requiresSetup(server) && !viewer?.isRoot) throw notAdministrator();
      return createAccount(server, { username, password, byAdministrator: true });
    },
  }),
];
