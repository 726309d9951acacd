import type { Endpoint } from '~/api/endpoints';
import { ApiError, type AppError } from '~/lib/AppError';
import type { Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineQuery } from '../definitions';

/** A parameter of an endpoint. */
export interface EndpointParam {
  readonly name: string;
  /** The name of a JSON type, such as `String`. */
  readonly type: string;
}

/** The parameters of an endpoint; undefined if the server has no such endpoint. */
export const endpointParams = defineQuery({
  fetch: async (account, endpoint: string, signal): Promise<readonly EndpointParam[] | null> =>
    (await account.api.call('endpoint', { endpoint }, { signal }))?.params ?? null,
  read: (_account, params) => params ?? undefined,
});

/** Values to begin with, by type. */
const FIRST_VALUES: Readonly<Record<string, unknown>> = { String: '', Number: 0, Integer: 0, Boolean: false, Array: [], Object: {} };

/** Returns an object with every parameter, to be changed before it is sent. */
export function skeletonOf(params: readonly EndpointParam[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(params.map(({ name, type }) => [name, FIRST_VALUES[type] ?? null]));
}

/**
 * Calls any endpoint of the server and returns whatever it answers.
 * @param asMe whether to send the account's token
 */
export function callAnything(account: AccountScope, endpoint: string, params: object, asMe: boolean): Promise<Result<unknown>> {
  // The server checks the name and the parameters: this is for trying them.
  const name = endpoint as Endpoint;
  return settle<unknown>(account.api.call(name, params, asMe ? {} : { token: null }));
}

/** The body of a server's refusal; undefined if the failure was not an answer of a server. */
export function refusalIn(error: AppError): unknown {
  return error instanceof ApiError ? { status: error.status, error: error.server } : undefined;
}
