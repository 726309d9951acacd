/** Every endpoint accepts the callers that it should, and refuses all others as a real server does. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints, endpointsOf } from '../../server/allEndpoints';
import { FLAVORS } from '../../server/core/instance/flavors';
import { TestInstance, type TestAccount } from '../unit/server/support/testInstance';
import { channelKinds } from '../../server/streaming/channels';
import { Connection } from '../../server/streaming/Connection';
import { permissions, streamScopes, type Outcome, type Outcomes } from './lib/permissions';

type Caller = keyof Outcomes;

let world: TestInstance;
/** Token of each kind of caller; null for visitors. */
let tokens: Readonly<Record<Exclude<Caller, 'appWithoutScope'>, string | null>>;
let owner: TestAccount;

/** Every scope that an endpoint asks for. */
const scopes = [...new Set(Object.values(permissions).flatMap(({ scope }) => scope ?? []))];
const appTokens = new Map<string | null, string>();

/** Endpoints that visitors may call as often as they like. They store nothing, except those whose reason is given. */
const UNLIMITED: readonly string[] = [
  // They count by themselves, by account and address.
  'signin',
  'signin-flow',
  'signin-with-passkey',
  // Stores one token for each session that an account accepted.
  'auth/session/userkey',
  // Only removes.
  'sw/unregister',
  'announcements',
  'auth/session/show',
  'channels/featured',
  'channels/search',
  'channels/show',
  'channels/timeline',
  'clips/notes',
  'clips/show',
  'emoji',
  'emojis',
  'get-avatar-decorations',
  'get-online-users-count',
  'hashtags/search',
  'hashtags/trend',
  'hashtags/users',
  'meta',
  'notes/children',
  'notes/clips',
  'notes/conversation',
  'notes/featured',
  'notes/global-timeline',
  'notes/local-timeline',
  'notes/reactions',
  'notes/renotes',
  'notes/search',
  'notes/search-by-tag',
  'notes/show',
  'pages/featured',
  'pages/show',
  'pinned-users',
  'roles/show',
  'roles/users',
  'server-info',
  'stats',
  'username/available',
  'users',
  'users/clips',
  'users/featured-notes',
  'users/followers',
  'users/following',
  'users/get-frequently-replied-users',
  'users/lists/get-memberships',
  'users/lists/list',
  'users/lists/show',
  'users/notes',
  'users/pages',
  'users/reactions',
  'users/search',
  'users/search-by-username-and-host',
  'users/show',
];

async function appOf(account: TestAccount, permission: readonly string[]): Promise<string> {
  const { token } = await world.ok('miauth/gen-token', { session: null, name: 'app', permission }, account.token);
  return token;
}

async function withRole(username: string, flags: { isModerator: boolean; isAdministrator: boolean }): Promise<TestAccount> {
  const account = await world.signUp(username);
  const role = { name: username, description: '', color: null, iconUrl: null, target: 'manual' as const, isPublic: false, asBadge: false };
  const { id: roleId } = await world.ok(
    'admin/roles/create',
    { ...role, ...flags, canEditMembersByModerator: false, displayOrder: 0, policies: {} },
    owner.token,
  );
  await world.ok('admin/roles/assign', { roleId, userId: account.id }, owner.token);
  return account;
}

beforeAll(async () => {
  world = await TestInstance.start();
  owner = await world.signUp('owner');
  const user = await world.signUp('alice');
  const moderator = await withRole('mona', { isModerator: true, isAdministrator: false });
  const administrator = await withRole('ada', { isModerator: false, isAdministrator: true });
  tokens = {
    visitor: null,
    appWithScope: await appOf(owner, scopes),
    user: user.token,
    appOfUser: await appOf(user, scopes),
    moderator: moderator.token,
    administrator: administrator.token,
    owner: owner.token,
  };
  for (const missing of [null, ...scopes])
    appTokens.set(
      missing,
      await appOf(
        owner,
        scopes.filter((scope) => missing !== null && scope !== missing),
      ),
    );
});
afterAll(() => world.close());

/** Refusals of callers. Any other refusal is about the parameters, so the caller was accepted. */
const CALLER_REFUSALS = new Set([
  'CREDENTIAL_REQUIRED',
  'PERMISSION_DENIED',
  'ACCESS_DENIED',
  'ROLE_PERMISSION_DENIED',
  'AUTHENTICATION_FAILED',
]);

async function outcomeOf(endpoint: string, params: object, token: string | null): Promise<Outcome> {
  const { status, body } = await world.post(endpoint, params, token ?? undefined);
  const { code, id } = (body as { error?: { code?: string; id?: string } } | undefined)?.error ?? {};
  return code !== undefined && id !== undefined && CALLER_REFUSALS.has(code) ? { status, code, id } : 'allowed';
}

describe('who may call what', () => {
  test('every endpoint has a row in the table, and every row an endpoint', () => {
    expect(Object.keys(permissions).sort()).toEqual(allEndpoints.map(({ path }) => path).sort());
  });

  test.for(Object.entries(permissions))(
    'the endpoint %s accepts the right callers and refuses all others',
    async ([endpoint, { scope, params = {}, outcomes }]) => {
      const found: Partial<Record<Caller, Outcome>> = {};
      for (const caller of Object.keys(outcomes) as Caller[]) {
        const token = caller === 'appWithoutScope' ? appTokens.get(scope) : tokens[caller];
        found[caller] = await outcomeOf(endpoint, params, token ?? null);
      }
      expect(found).toEqual(outcomes);
    },
  );

  test('an endpoint that visitors may call has a limit, or only reads', () => {
    const unlimited = allEndpoints.filter(({ path, limit }) => permissions[path].outcomes.visitor === 'allowed' && !limit);
    expect(unlimited.map(({ path }) => path).sort()).toEqual(UNLIMITED.toSorted());
  });

  test('an unknown token is refused everywhere, even if no token is needed', async () => {
    const unknown = { status: 401, code: 'AUTHENTICATION_FAILED', id: 'b0a7f5f8-dc2f-4171-b91f-de88ad238e14' };
    const endpoints = endpointsOf(FLAVORS['2024'])
      .filter(({ upload }) => !upload)
      .map(({ path }) => path);
    const wrong: string[] = [];
    for (const endpoint of endpoints) {
      if (JSON.stringify(await outcomeOf(endpoint, {}, 'no-such-token')) !== JSON.stringify(unknown)) wrong.push(endpoint);
    }
    expect(wrong).toEqual([]);
  });
});

describe('what an app may say and hear by the stream', () => {
  const scopesOf = (kinds: Readonly<Record<string, { readonly scope?: string }>>) =>
    Object.fromEntries(Object.entries(kinds).map(([name, { scope }]) => [name, scope ?? null]));

  test('every message of the stream has a row in the table', () => {
    expect(scopesOf(Connection.messageKinds)).toEqual(streamScopes.messages);
  });

  test('every channel of the stream has a row in the table', () => {
    expect(scopesOf(channelKinds)).toEqual(streamScopes.channels);
  });
});
