import { z } from 'zod';
import { profileOf, requireUser } from '../core/users/users';
import { type InstanceSettings, settingsOf, updateSettings } from '../core/instance/meta';
import { logModeration, loggedUser } from '../core/moderation/moderationLog';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';

/** The longest note of moderators about an account, in characters. */
const MAX_NOTE = 8192;

/** Maximum number of accounts that are recommended to new users, and the maximum length of the address of one. */
const MAX_PINNED = 50;
const MAX_ACCT = 300;

/** A key, or an address, of a provider of captchas. */
const captchaKey = z.string().max(1024).nullish();

/** Settings for the log, which more people read than may know the secrets. */
const withoutSecrets = (settings: InstanceSettings): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !/secret|privateKey|authKey/i.test(name)));

/** Endpoints for administrators and moderators. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'admin/update-meta',
    needs: 'admin',
    scope: 'write:admin:meta',
    params: z.object({
      name: z.string().nullish(),
      shortName: z.string().nullish(),
      description: z.string().nullish(),
      langs: z.array(z.string()).optional(),
      maintainerName: z.string().nullish(),
      maintainerEmail: z.string().nullish(),
      themeColor: z
        .string()
        .regex(/^#[0-9a-fA-F]{6}$/)
        .nullish(),
      iconUrl: z.string().nullish(),
      bannerUrl: z.string().nullish(),
      backgroundImageUrl: z.string().nullish(),
      logoImageUrl: z.string().nullish(),
      mascotImageUrl: z.string().nullish(),
      infoImageUrl: z.string().nullish(),
      notFoundImageUrl: z.string().nullish(),
      serverErrorImageUrl: z.string().nullish(),
      tosUrl: z.string().nullish(),
      privacyPolicyUrl: z.string().nullish(),
      impressumUrl: z.string().nullish(),
      repositoryUrl: z.string().nullish(),
      feedbackUrl: z.string().nullish(),
      disableRegistration: z.boolean().optional(),
      emailRequiredForSignup: z.boolean().optional(),
      serverRules: z.array(z.string()).optional(),
      pinnedUsers: z.array(z.string().max(MAX_ACCT)).max(MAX_PINNED).optional(),
      defaultLightTheme: z.string().nullish(),
      defaultDarkTheme: z.string().nullish(),
      enableHcaptcha: z.boolean().optional(),
      hcaptchaSiteKey: captchaKey,
      hcaptchaSecretKey: captchaKey,
      enableMcaptcha: z.boolean().optional(),
      mcaptchaSiteKey: captchaKey,
      mcaptchaInstanceUrl: captchaKey,
      mcaptchaSecretKey: captchaKey,
      enableRecaptcha: z.boolean().optional(),
      recaptchaSiteKey: captchaKey,
      recaptchaSecretKey: captchaKey,
      enableTurnstile: z.boolean().optional(),
      turnstileSiteKey: captchaKey,
      turnstileSecretKey: captchaKey,
    }),
    run(changes, { server, me }) {
      server.db.transaction(() => {
        const before = settingsOf(server);
        updateSettings(server, changes);
        logModeration(server, me(), 'updateServerSettings', { before: withoutSecrets(before), after: withoutSecrets(settingsOf(server)) });
      });
    },
  }),
  defineEndpoint({
    path: 'admin/update-user-note',
    needs: 'moderator',
    scope: 'write:admin:user-note',
    params: z.object({ userId: idParam, text: z.string().max(MAX_NOTE) }),
    run({ userId, text }, { server, me }) {
      const user = requireUser(server, userId, '4362f8dc-731f-4ad8-a694-be5a88922a24');
      server.db.transaction(() => {
        const before = profileOf(server, user.id).moderationNote;
        server.db.run('UPDATE profiles SET moderationNote = ? WHERE userId = ?', [text, user.id]);
        logModeration(server, me(), 'updateUserNote', { ...loggedUser(user), before, after: text });
      });
    },
  }),
];
