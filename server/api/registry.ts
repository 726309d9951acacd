import { z } from 'zod';
import {
  registryItem,
  registryItems,
  registrySize,
  registryScopes,
  removeRegistryItem,
  setRegistryItem,
  type RegistryPlace,
} from '../core/users/registry';
import { anyValue, defineEndpoint, type Context, type EndpointDefinition } from '../http/defineEndpoint';
import { refusal } from '../core/ApiFailure';
import { invalidParam } from '../http/failures';

const place = {
  scope: z.array(z.string().max(64).regex(/^\w+$/)).max(16).default([]),
  domain: z.string().max(512).nullish(),
};
const key = z.string().max(512);

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

/** Largest value as JSON, in characters. The largest that clients write, a workspace with its history, is a tenth of this. */
const MAX_VALUE = 512 * 1024;
/** The maximum of all values in an account's registry. */
const MAX_REGISTRY = 16 * 1024 * 1024;

const registryFull = () => refusal('REGISTRY_FULL', '0a1b3c7e-5d0f-4a39-8f55-6a4f3c1d2e90', 'The registry of the account is full.');

/** The registry, in which clients keep their settings. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'i/registry/get',
    needs: 'user',
    scope: 'read:account',
    params: z.object({ ...place, key }),
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
    params: z.object({ ...place, key }),
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
    params: z.object({ ...place, key: key.min(1), value: anyValue }),
    maxText: MAX_VALUE,
    run({ scope, domain, key, value }, ctx) {
      if (JSON.stringify(value).length > MAX_VALUE)
        throw invalidParam('#/properties/value/maxLength', `must NOT have more than ${MAX_VALUE} characters`);
      const at = placeOf(ctx, scope, domain);
      if (registrySize(ctx.server, at, key) + JSON.stringify(value).length > MAX_REGISTRY) throw registryFull();
      setRegistryItem(ctx.server, at, key, value);
    },
  }),
  defineEndpoint({
    path: 'i/registry/remove',
    needs: 'user',
    scope: 'write:account',
    params: z.object({ ...place, key }),
    run({ scope, domain, key }, ctx) {
      if (!removeRegistryItem(ctx.server, placeOf(ctx, scope, domain), key)) throw noSuchKey('1fac4e8a-a6cd-4e39-a4a5-3a7e11f1b019');
    },
  }),
];
