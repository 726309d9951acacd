import { z } from 'zod';
import { packAdminMeta } from '../core/instance/meta';
import { profileOf, requireUser } from '../core/users/users';
import { type InstanceSettings, settingsChanges, settingsOf, updateSettings } from '../core/instance/settings';
import { logModeration, loggedUser } from '../core/moderation/moderationLog';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';

/** The longest note of moderators about an account, in characters. */
const MAX_NOTE = 8192;

/** Names of settings that only administrators may know. More people read the log. */
const SECRET = /secret|privateKey|authKey|accessKey|smtpPass/i;

/** What a change of settings has changed, for the log. */
function difference(before: InstanceSettings, after: InstanceSettings) {
  const names = Object.keys(after) as (keyof InstanceSettings)[];
  const changed = names.filter((name) => !SECRET.test(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (settings: InstanceSettings) => Object.fromEntries(changed.map((name) => [name, settings[name]]));
  return { before: pick(before), after: pick(after) };
}

/** Endpoints for administrators and moderators. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'admin/meta',
    needs: 'admin',
    scope: 'read:admin:meta',
    params: z.object({}),
    run: (_params, { server }) => packAdminMeta(server),
  }),
  defineEndpoint({
    path: 'admin/update-meta',
    needs: 'admin',
    scope: 'write:admin:meta',
    params: settingsChanges,
    run(changes, { server, me }) {
      server.db.transaction(() => {
        const before = settingsOf(server);
        updateSettings(server, changes);
        logModeration(server, me(), 'updateServerSettings', difference(before, settingsOf(server)));
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
