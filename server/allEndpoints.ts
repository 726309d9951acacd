import type { EndpointDefinition } from './http/defineEndpoint';

/** Every endpoint of the instance: what the files in `server/api` export as `endpoints`. */
export const allEndpoints: readonly EndpointDefinition[] = Object.values(
  import.meta.glob<readonly EndpointDefinition[]>('./api/*.ts', { eager: true, import: 'endpoints' }),
).flat();
