import { z } from 'zod';
import {
  registryItem,
  registryItems,
  registryScopes,
  removeRegistryItem,
  setRegistryItem,
  type RegistryPlace,
} from '../core/accounts/registry';
import { defineEndpoint, type Context, type EndpointDefinition } from '../http/defineEndpoint';
import { refusal } from '../http/refusal';

const place = { scope: z.array(z.string().regex(/^\w+$/)).default([]), domain: z.string().nullish() };

/** Where a call reads and writes. An app's token reaches only the app's own space, whatever domain it asks for. */
function placeOf(ctx: Context, scope: readonly string[], domain: string | null | undefined): RegistryPlace {
  return { userId: ctx.me().id, domain: ctx.appTokenId ?? domain ?? null, scope };
}

const noSuchKey = (id: string) => refusal('NO_SUCH_KEY', id, 'No such key.');

/** The name of a value's type, as registry screens show it. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The registry, in which clients keep their settings. */
export const registryEndpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'i/registry/get',
    needs: 'user',
    scope: 'read:account',
    params: z.object({ ...place, key: z.string() }),
    run({ scope, domain, key }, ctx) {
      const item = registryItem(ctx.server, placeOf(ctx, scope, domain), key);
      if (!item) throw noSuchKey('ac3ed68a-62f0-422b-a7bc-d5e09e8f6a6a');
      return item.value;
    },
  }),
  defineEndpoint({
    path: 'i/registry/get-detail',
    needs: 'user',
    scope: 'read:account',
    params: z.object({ ...place, key: z.string() }),
    run({ scope, domain, key }, ctx) {
      const item = registryItem(ctx.server, placeOf(ctx, scope, domain), key);
      if (!item) throw noSuchKey('97a1e8e7-c0f7-47d2-957a-92e61256e01a');
      return { updatedAt: new Date(item.updatedAt).toISOString(), value: item.value };
    },
  }),
  defineEndpoint({
    path: 'i/registry/get-all',
    needs: 'user',
    scope: 'read:account',
    params: z.object(place),
    run: ({ scope, domain }, ctx) =>
      Object.fromEntries(registryItems(ctx.server, placeOf(ctx, scope, domain)).map((item) => [item.key, item.value])),
  }),
  defineEndpoint({
    path: 'i/registry/keys-with-type',
    needs: 'user',
    scope: 'read:account',
    params: z.object(place),
    run: ({ scope, domain }, ctx) =>
      Object.fromEntries(registryItems(ctx.server, placeOf(ctx, scope, domain)).map((item) => [item.key, typeOf(item.value)])),
  }),
  defineEndpoint({
    path: 'i/registry/scopes-with-domain',
    needs: 'user',
    secure: true,
    params: z.object({}),
    run: (_params, { server, me }) => registryScopes(server, me().id),
  }),
  defineEndpoint({
    path: 'i/registry/set',
    needs: 'user',
    scope: 'write:account',
    params: z.object({ ...place, key: z.string().min(1), value: z.json() }),
    run({ scope, domain, key, value }, ctx) {
      setRegistryItem(ctx.server, placeOf(ctx, scope, domain), key, value);
    },
  }),
  defineEndpoint({
    path: 'i/registry/remove',
    needs: 'user',
    scope: 'write:account',
    params: z.object({ ...place, key: z.string() }),
    run({ scope, domain, key }, ctx) {
      if (!removeRegistryItem(ctx.server, placeOf(ctx, scope, domain), key)) throw noSuchKey('1fac4e8a-a6cd-4e39-a4a5-3a7e11f1b019');
    },
  }),
];
