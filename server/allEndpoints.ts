import type { Flavor } from './core/instance/flavors';
import type { EndpointDefinition } from './http/defineEndpoint';

/** Every endpoint that the instance can have: the `endpoints` of each file in `server/api`. */
export const allEndpoints: readonly EndpointDefinition[] = Object.values(
  import.meta.glob<readonly EndpointDefinition[]>('./api/*.ts', { eager: true, import: 'endpoints' }),
).flat();

/** The endpoints of an instance. */
export function endpointsOf({ without }: Pick<Flavor, 'without'>): readonly EndpointDefinition[] {
  return allEndpoints.filter(({ path }) => !without.includes(path));
}
