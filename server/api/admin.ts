import { z } from 'zod';
import { requireUser } from '../core/users/users';
import { allRoles, assignRole, createRole, findRole, packRole } from '../core/instance/manageRoles';
import { updateSettings } from '../core/instance/meta';
import { createNotification } from '../core/notifications/notifications';
import { roleFlagsOf } from '../core/instance/roles';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { refusal } from '../core/ApiFailure';

/** The longest note of moderators about an account, in characters. */
const MAX_NOTE = 8192;

/** Maximum number of accounts that are recommended to new users, and the maximum length of the address of one. */
const MAX_PINNED = 50;
const MAX_ACCT = 300;

/** A key, or an address, of a provider of captchas. */
const captchaKey = z.string().max(1024).nullish();

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
    run(changes, { server }) {
      updateSettings(server, changes);
    },
  }),
  defineEndpoint({
    path: 'admin/update-user-note',
    needs: 'moderator',
    scope: 'write:admin:user-note',
    params: z.object({ userId: idParam, text: z.string().max(MAX_NOTE) }),
    run({ userId, text }, { server }) {
      const user = requireUser(server, userId, '4362f8dc-731f-4ad8-a694-be5a88922a24');
      server.db.run('UPDATE profiles SET moderationNote = ? WHERE userId = ?', [text, user.id]);
    },
  }),
  defineEndpoint({
    path: 'admin/roles/create',
    needs: 'admin',
    scope: 'write:admin:roles',
    params: z.object({
      name: z.string(),
      description: z.string(),
      color: z.string().nullable(),
      iconUrl: z.string().nullable(),
      // Roles by condition are not evaluated here, so they are refused instead of stored without effect.
      target: z.literal('manual'),
      isPublic: z.boolean(),
      isModerator: z.boolean(),
      isAdministrator: z.boolean(),
      isExplorable: z.boolean().default(false),
      asBadge: z.boolean(),
      canEditMembersByModerator: z.boolean(),
      displayOrder: z.number(),
      policies: z.record(z.string(), z.object({ useDefault: z.boolean(), priority: z.number().default(0), value: z.unknown() })),
    }),
    run: ({ target: _target, ...input }, { server }) => packRole(server, createRole(server, input)),
  }),
  defineEndpoint({
    path: 'admin/roles/list',
    needs: 'moderator',
    scope: 'read:admin:roles',
    params: z.object({}),
    run: (_params, { server }) => allRoles(server).map((role) => packRole(server, role)),
  }),
  defineEndpoint({
    path: 'admin/roles/assign',
    needs: 'moderator',
    scope: 'write:admin:roles',
    params: z.object({ roleId: idParam, userId: idParam, expiresAt: z.number().int().nullish() }),
    run({ roleId, userId, expiresAt }, { server, me }) {
      const role = findRole(server, roleId);
      if (!role) throw refusal('NO_SUCH_ROLE', '6503c040-6af4-4ed9-bf07-f2dd16678eab', 'No such role.');
      if (!role.canEditMembersByModerator && !roleFlagsOf(server, me()).isAdministrator) {
        throw refusal('ACCESS_DENIED', '25b5bc31-dc79-4ebd-9bd2-c84978fd052c', 'Only administrators can edit members of the role.');
      }
      const user = requireUser(server, userId, '558ea170-f653-4700-94d0-5a818371d0df');
      if (expiresAt !== null && expiresAt !== undefined && expiresAt <= server.clock.now()) return;
      server.db.transaction(() => {
        assignRole(server, role.id, user.id, expiresAt ?? null);
        if (role.isPublic) createNotification(server, user.id, { type: 'roleAssigned', data: { roleId: role.id } });
      });
    },
  }),
];
