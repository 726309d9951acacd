import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { WirePolicies } from '~/api/wire';
import type { Server } from '../core/Server';
import type { UserRow } from '../db/rows/UserRow';
import type { RateLimit } from './rateLimit';
import type { ServerEndpoint, ServerEndpoints } from './serverEndpoints';

/** A file that came with the call, already on disk. The caller moves or removes it. */
export interface Upload {
  readonly path: string;
  /** The name that the sender gave, or null. */
  readonly name: string | null;
}

/** What an endpoint knows about its caller. */
export interface Context {
  readonly server: Server;
  /** The signed-in account, or null for visitors. */
  readonly viewer: UserRow | null;
  /** Whether an app's token was used rather than the account's own. */
  readonly isApp: boolean;
  /** Id of the app's token that was used, or null for the account's own token and for visitors. */
  readonly appTokenId: string | null;
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
  /** The file of an endpoint defined with `upload`, else null. */
  readonly upload: Upload | null;
  /**
   * The signed-in account.
   * @throws {ApiFailure} CREDENTIAL_REQUIRED for visitors.
   */
  readonly me: () => UserRow;
}

interface EndpointOptions<E extends ServerEndpoint, Params extends z.ZodType> {
  readonly path: E;
  /** Who may call; absent is everybody. */
  readonly needs?: 'user' | 'moderator' | 'admin';
  /** Scope that an app's token must have been granted. */
  readonly scope?: string;
  /** Refuses app tokens altogether. */
  readonly secure?: true;
  /** Refuses accounts that moved elsewhere. */
  readonly notMoved?: true;
  /** A policy that some role of the account must grant. */
  readonly policy?: keyof WirePolicies;
  readonly limit?: RateLimit;
  /** Also answers GET with query parameters; answers may be kept for so many seconds (0: not at all). */
  readonly get?: { readonly cacheSeconds: number };
  /** Takes multipart/form-data with a file. */
  readonly upload?: true;
  readonly params: Params;
  run(params: z.output<Params>, ctx: Context): ServerEndpoints[E]['res'] | Promise<ServerEndpoints[E]['res']>;
}

/** An endpoint as the router sees it, whatever its parameters and answer. */
export interface EndpointDefinition extends Omit<EndpointOptions<ServerEndpoint, z.ZodType>, 'path' | 'run'> {
  readonly path: ServerEndpoint;
  run(params: unknown, ctx: Context): unknown;
}

/**
 * Describes one endpoint: its name decides the type of the answer, its schema the type of the parameters. Unknown
 * parameters are ignored, as on real servers; `undefined` answers 204.
 */
export function defineEndpoint<E extends ServerEndpoint, Params extends z.ZodType>(
  options: EndpointOptions<E, Params>,
): EndpointDefinition {
  // The router hands over what the schema returned, so the narrower parameter type is safe here.
  return options;
}
