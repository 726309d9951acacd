import { z } from 'zod';
import { beginSignUp, completeSignUp, problemOfAddress } from '../core/sessions/pendingSignUp';
import { refusalOfCaptchas } from '../core/sessions/captchas';
import { isUsernameAvailable, signUp, USERNAME_PATTERN, type SignUpInput } from '../core/sessions/signUp';
import { openInvitation } from '../core/instance/invitations';
import { requiresSetup } from '../core/instance/meta';
import { settingsOf } from '../core/instance/settings';
import { packMe } from '../core/users/packUser';
import type { Server } from '../core/Server';
import { badRequest, notAdministrator, RawFailure } from '../http/failures';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { HOUR_MS, type RateLimit } from '../lib/rateLimit';

async function createAccount(server: Server, input: SignUpInput) {
  const made = await signUp(server, input);
  if (typeof made === 'string') throw badRequest(made);
  return { ...packMe(server, made.user, true), token: made.token };
}

/** Per address: enough for a family or a class, too few to fill the instance with accounts. */
const SIGNUP_LIMIT: RateLimit = { max: 20, durationMs: HOUR_MS, byAddress: true };

/** Enough for people who type, too few to try lists of addresses. */
const EMAIL_LIMIT: RateLimit = { max: 120, durationMs: HOUR_MS, byAddress: true };

const MAX_EMAIL = 320;

const password = z.string().max(1024);

/** The token that a captcha gave to the browser. */
const captchaResponse = z.string().max(16_384).nullish();

/** The answers of all captchas, in signing up and in. */
export const captchaParams = {
  'hcaptcha-response': captchaResponse,
  'm-captcha-response': captchaResponse,
  'g-recaptcha-response': captchaResponse,
  'turnstile-response': captchaResponse,
} as const;

/** Sign-up. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'signup',
    limit: SIGNUP_LIMIT,
    params: z.object({
      username: z.string().max(128),
      password,
      emailAddress: z.string().max(MAX_EMAIL).nullish(),
      invitationCode: z.string().max(128).nullish(),
      ...captchaParams,
    }),
    async run({ username, password, emailAddress, invitationCode, ...answers }, { server }) {
      const input = { username, password, byAdministrator: false, invitationId: null };
      if (requiresSetup(server)) return createAccount(server, input);
      const notHuman = await refusalOfCaptchas(server, answers);
      if (notHuman !== null) throw badRequest(notHuman);
      const settings = settingsOf(server);
      const invitation = settings.disableRegistration ? openInvitation(server, invitationCode ?? '') : null;
      if (invitation === undefined) throw new RawFailure(400, undefined);
      const invited = { ...input, invitationId: invitation?.id ?? null };
      if (!settings.emailRequiredForSignup) return createAccount(server, invited);
      if (!emailAddress || problemOfAddress(server, emailAddress) !== null) throw new RawFailure(400, undefined);
      const refusal = await beginSignUp(server, invited, emailAddress);
      if (refusal) throw badRequest(refusal);
      return undefined;
    },
  }),
  defineEndpoint({
    path: 'signup-pending',
    limit: { max: 30, durationMs: HOUR_MS, byAddress: true },
    params: z.object({ code: z.string() }),
    run({ code }, { server }) {
      const made = completeSignUp(server, code);
      if (typeof made === 'string') throw badRequest(made);
      return { id: made.user.id, i: made.token };
    },
  }),
  defineEndpoint({
    path: 'username/available',
    params: z.object({ username: z.string().regex(USERNAME_PATTERN) }),
    run: ({ username }, { server }) => ({ available: isUsernameAvailable(server, username) }),
  }),
  defineEndpoint({
    path: 'email-address/available',
    limit: EMAIL_LIMIT,
    params: z.object({ emailAddress: z.string().max(MAX_EMAIL) }),
    run({ emailAddress }, { server }) {
      const reason = problemOfAddress(server, emailAddress);
      return { available: reason === null, reason };
    },
  }),
  defineEndpoint({
    path: 'admin/accounts/create',
    secure: true,
    params: z.object({ username: z.string().regex(USERNAME_PATTERN), password: password.min(1) }),
    run({ username, password }, { server, viewer }) {
      // The first account sets the instance up. Only that account can create others this way.
      if (!requiresSetup(server) && !viewer?.isRoot) throw notAdministrator();
      return createAccount(server, { username, password, byAdministrator: true, invitationId: null });
    },
  }),
];
