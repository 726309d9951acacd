import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { WirePolicies } from '~/api/wire';
import type { Server } from '../core/Server';
import type { UserRow } from '../db/rows/UserRow';
import type { RateLimit } from '../lib/rateLimit';
import type { ServerEndpoint, ServerEndpoints } from './serverEndpoints';

/** A file that came with the call, already on disk. The endpoint moves or removes it. */
export interface Upload {
  readonly path: string;
  /** The name that the client gave, or null. */
  readonly name: string | null;
}

/** The context of a call, which an endpoint gets beside its parameters. */
export interface Context {
  readonly server: Server;
  /** Every endpoint of the instance. */
  readonly endpoints: readonly EndpointDefinition[];
  /** The signed-in account, or null for visitors. */
  readonly viewer: UserRow | null;
  /** Whether the call used an app's token instead of the account's own. */
  readonly isApp: boolean;
  /** Id of the app's token, or null for the account's own token and for visitors. */
  readonly appTokenId: string | null;
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
  /** The file of an endpoint with `upload`, otherwise null. */
  readonly upload: Upload | null;
  /**
   * The signed-in account.
   * @throws {ApiFailure} CREDENTIAL_REQUIRED for visitors.
   */
  readonly me: () => UserRow;
}

interface EndpointOptions<E extends ServerEndpoint, Params extends z.ZodType> {
  readonly path: E;
  /** Who can call. Absent means everyone. */
  readonly needs?: 'user' | 'moderator' | 'admin';
  /** Scope that an app's token must have. */
  readonly scope?: string;
  /** Refuses app tokens. */
  readonly secure?: true;
  /** Lets only pages of this origin call, as real servers do for signing in. */
  readonly ownPages?: true;
  /** Refuses accounts that moved to another server. */
  readonly notMoved?: true;
  /** A policy that a role of the account must grant. */
  readonly policy?: keyof WirePolicies;
  readonly limit?: RateLimit;
  /** Also answers GET with query parameters. `cacheSeconds` is how long answers may be cached; 0 means not at all. */
  readonly get?: { readonly cacheSeconds: number };
  /** Accepts multipart/form-data with a file. */
  readonly upload?: true;
  /** Longest text in its parameters, in characters, if it takes longer ones than others. */
  readonly maxText?: number;
  readonly params: Params;
  run(params: z.output<Params>, ctx: Context): ServerEndpoints[E]['res'] | Promise<ServerEndpoints[E]['res']>;
}

/** An endpoint as the router sees it, for any parameters and answer. */
export interface EndpointDefinition extends Omit<EndpointOptions<ServerEndpoint, z.ZodType>, 'path' | 'run'> {
  readonly path: ServerEndpoint;
  run(params: unknown, ctx: Context): unknown;
}

/**
 * Describes an endpoint. Its path decides the type of the answer, its schema the type of the parameters. As on real
 * servers, unknown parameters are ignored. `undefined` answers 204.
 */
export function defineEndpoint<E extends ServerEndpoint, Params extends z.ZodType>(
  options: EndpointOptions<E, Params>,
): EndpointDefinition {
  // The router passes the schema's output, so the narrower parameter type is safe here.
  return options;
}

/** Any value, which a client owns. A body is JSON with bounds already, so to look at each part of it again would only take time. */
export const anyValue = z.custom<unknown>((value) => value !== undefined);

/** An id as a parameter. Only its form is checked; the endpoint checks whether it exists. */
export const idParam = z.string().regex(/^[a-zA-Z0-9]{1,64}$/);
