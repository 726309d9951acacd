import { z } from 'zod';
import { beginSignUp, completeSignUp } from '../core/accounts/pendingSignUp';
import { isUsernameAvailable, signUp, USERNAME_PATTERN, type SignUpInput } from '../core/accounts/signUp';
import { requiresSetup, settingsOf } from '../core/meta';
import { packMe } from '../core/pack/packUser';
import type { Server } from '../core/Server';
import { notAdministrator, RawFailure } from '../http/ApiFailure';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

/** Sign-up refuses in the form of the web framework, as real servers do. */
const refused = (reason: string) => new RawFailure(400, { statusCode: 400, error: 'Bad Request', message: `Error: ${reason}` });

/** Whether a text can be an e-mail address at all. The letter proves the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

async function createAccount(server: Server, input: SignUpInput) {
  const made = await signUp(server, input);
  if (typeof made === 'string') throw refused(made);
  return { ...packMe(server, made.user, true), token: made.token };
}

/** Sign-up. */
export const signupEndpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'signup',
    params: z.object({ username: z.string(), password: z.string(), emailAddress: z.string().nullish() }),
    async run({ username, password, emailAddress }, { server }) {
      const input = { username, password, byAdministrator: false };
      if (requiresSetup(server)) return createAccount(server, input);
      const settings = settingsOf(server);
      // The instance gives out no invitations, so a closed one refuses all sign-ups.
      if (settings.disableRegistration) throw new RawFailure(400, undefined);
      if (!settings.emailRequiredForSignup) return createAccount(server, input);
      if (!emailAddress || !EMAIL.test(emailAddress)) throw new RawFailure(400, undefined);
      const refusal = await beginSignUp(server, input, emailAddress);
      if (refusal) throw refused(refusal);
      return undefined;
    },
  }),
  defineEndpoint({
    path: 'signup-pending',
    params: z.object({ code: z.string() }),
    run({ code }, { server }) {
      const made = completeSignUp(server, code);
      if (typeof made === 'string') throw refused(made);
      return { id: made.user.id, i: made.token };
    },
  }),
  defineEndpoint({
    path: 'username/available',
    params: z.object({ username: z.string().regex(USERNAME_PATTERN) }),
    run: ({ username }, { server }) => ({ available: isUsernameAvailable(server, username) }),
  }),
  defineEndpoint({
    path: 'admin/accounts/create',
    secure: true,
    params: z.object({ username: z.string().regex(USERNAME_PATTERN), password: z.string().min(1) }),
    run({ username, password }, { server, viewer }) {
      // The first account sets the instance up. Only that account can create others this way.
      if (!requiresSetup(server) && !viewer?.isRoot) throw notAdministrator();
      return createAccount(server, { username, password, byAdministrator: true });
    },
  }),
];
