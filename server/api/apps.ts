import { z } from 'zod';
import { findUser } from '../core/users/users';
import {
  acceptSession,
  beginSession,
  createApp,
  findAppBySecret,
  findSession,
  finishSession,
  GRANT_ORDERS,
  grantAccess,
  grantsOf,
  packApp,
  revokeGrant,
} from '../core/sessions/apps';
import { packUserDetailed } from '../core/users/packUser';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';
import { noSuchUser, refusal } from '../core/ApiFailure';

/** NO_SUCH_SESSION. Each endpoint has its own id for it. */
const noSuchSession = (id: string) => refusal('NO_SUCH_SESSION', id, 'No such session.');

/** NO_SUCH_APP. Each endpoint has its own id for it. */
const noSuchApp = (id: string) => refusal('NO_SUCH_APP', id, 'No such app.');

/** Scopes that an app asks for. There are about a hundred. */
const permission = z.array(z.string().max(64)).max(200);

/** Access of apps to accounts: MiAuth, and the older way with registered apps. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'miauth/gen-token',
    needs: 'user',
    secure: true,
    params: z.object({
      session: z.string().max(256).nullable(),
      name: z.string().max(256).nullish(),
      description: z.string().max(2048).nullish(),
      iconUrl: z.string().max(2048).nullish(),
      permission,
    }),
    run: ({ session, name, description, iconUrl, permission }, { server, me }) => ({
      token: grantAccess(server, me().id, {
        session,
        name: name ?? null,
        description: description ?? null,
        iconUrl: iconUrl ?? null,
        permission: [...new Set(permission)],
      }),
    }),
  }),
  defineEndpoint({
    path: 'app/create',
    limit: { max: 20, durationMs: HOUR_MS },
    params: z.object({
      name: z.string().max(256),
      description: z.string().max(2048),
      permission,
      callbackUrl: z.string().max(2048).nullish(),
    }),
    run({ callbackUrl, ...input }, { server, viewer }) {
      const { app, secret } = createApp(server, viewer?.id ?? null, { ...input, callbackUrl: callbackUrl ?? null });
      return { ...packApp(server, app, viewer?.id ?? null), secret };
    },
  }),
  defineEndpoint({
    path: 'auth/session/generate',
    // Generous, because the server of an app asks for all of its users.
    limit: { max: 300, durationMs: HOUR_MS },
    params: z.object({ appSecret: z.string() }),
    run({ appSecret }, { server }) {
      const app = findAppBySecret(server, appSecret);
      if (!app) throw noSuchApp('92f93e63-428e-4f2f-a5a4-39e1407fe998');
      const token = beginSession(server, app.id);
      return { token, url: `${server.origin}/auth/${token}` };
    },
  }),
  defineEndpoint({
    path: 'auth/session/show',
    params: z.object({ token: z.string() }),
    run({ token }, { server, viewer }) {
      const found = findSession(server, token);
      if (!found) throw noSuchSession('bd72c97d-eba7-4adb-a467-f171b8847250');
      return { id: found.session.id, app: packApp(server, found.app, viewer?.id ?? null), token };
    },
  }),
  defineEndpoint({
    path: 'auth/accept',
    needs: 'user',
    secure: true,
    params: z.object({ token: z.string() }),
    run({ token }, { server, me }) {
      const found = findSession(server, token);
      if (!found) throw noSuchSession('9c72d8de-391a-43c1-9d06-08d29efde8df');
      acceptSession(server, found.session, me().id);
    },
  }),
  defineEndpoint({
    path: 'auth/session/userkey',
    params: z.object({ appSecret: z.string(), token: z.string() }),
    run({ appSecret, token }, { server }) {
      const app = findAppBySecret(server, appSecret);
      if (!app) throw noSuchApp('fcab192a-2c5a-43b7-8ad8-9b7054d8d40d');
      const session = findSession(server, token)?.session;
      if (session?.appId !== app.id) throw noSuchSession('5b5a1503-8bc8-4bd0-8054-dc189e8cdcb3');
      const { userId } = session;
      if (userId === null) throw refusal('PENDING_SESSION', '8c8a4145-02cc-4cca-8e66-29ba60445a8e', 'This session is not completed yet.');
      const user = findUser(server, userId);
      if (!user) throw noSuchUser('5b5a1503-8bc8-4bd0-8054-dc189e8cdcb3');
      const accessToken = finishSession(server, { ...session, userId }, app, appSecret);
      return { accessToken, user: packUserDetailed(server, user, null) };
    },
  }),
  defineEndpoint({
    path: 'i/apps',
    needs: 'user',
    secure: true,
    params: z.object({ sort: z.enum(GRANT_ORDERS).default('-createdAt') }),
    run: ({ sort }, { server, me }) => grantsOf(server, me().id, sort),
  }),
  defineEndpoint({
    path: 'i/revoke-token',
    needs: 'user',
    secure: true,
    params: z.union([z.object({ tokenId: z.string() }), z.object({ token: z.string() })]),
    run: (which, { server, me }) => revokeGrant(server, me().id, which),
  }),
];
