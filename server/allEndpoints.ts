import type { EndpointDefinition } from './http/defineEndpoint';

/** Every endpoint of the instance: the `endpoints` of each file in `server/api`. */
export const allEndpoints: readonly EndpointDefinition[] = Object.values(
  import.meta.glob<readonly EndpointDefinition[]>('./api/*.ts', { eager: true, import: 'endpoints' }),
).flat();
