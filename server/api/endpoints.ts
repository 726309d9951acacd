import { z } from 'zod';
import type { WireEndpoint } from '~/api/wire';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

/** Each description makes a schema of the endpoint's parameters. */
const limit = { durationMs: 60_000, max: 300 } as const;

/** Endpoints that say which endpoints there are, and their parameters. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'endpoints',
    limit,
    params: z.object({}),
    run: (_params, ctx) => ctx.endpoints.map(({ path }) => path),
  }),
  defineEndpoint({
    path: 'endpoint',
    limit,
    params: z.object({ endpoint: z.string().max(256) }),
    run({ endpoint }, ctx) {
      const found = ctx.endpoints.find(({ path }) => path === endpoint);
      return found ? { params: paramsOf(found) } : null;
    },
  }),
];

/** A part of a JSON schema. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

function paramsOf({ params }: EndpointDefinition): WireEndpoint['params'] {
  const { properties = {} } = z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' }) as Schema;
  return Object.entries(properties).map(([name, schema]) => ({ name, type: capital(typeOf(schema)) }));
}

/** The type of a parameter. Where several are possible, the first one that is not null. */
function typeOf({ type, anyOf = [] }: Schema): string {
  const types = type === undefined ? anyOf.map((one) => typeOf(one)) : [type].flat();
  return types.find((one) => one !== 'null') ?? 'string';
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
