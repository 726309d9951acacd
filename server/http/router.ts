import { rm } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ATTEMPT_KEY_HEADER, KEYED_ENDPOINT } from '~/lib/attemptKey';
import { MAX_FILE_BYTES } from '../core/instance/flavors';
import { mayByPolicy, policiesOf, roleFlagsOf } from '../core/instance/roles';
import type { Server } from '../core/Server';
import { ApiFailure } from '../core/ApiFailure';
import {
  accessDenied,
  accountMoved,
  credentialRequired,
  fileRequired,
  failureBody,
  internalError,
  notAdministrator,
  notModerator,
  policyDenied,
  rateLimitExceeded,
  RawFailure,
  scopeDenied,
  unknownEndpoint,
} from './failures';
import { authenticate, tokenOf, type Credential } from './credentials';
import type { Context, EndpointDefinition, Upload } from './defineEndpoint';
import { registerJsonBodies } from './jsonBodies';
import { registerMiauthCheck } from './miauthCheck';
import { readMultipart } from './multipart';
import { parseParams } from './parseParams';
import { visitorOf } from '../lib/rateLimit';

/** Largest text beside an uploaded file. */
const MAX_FIELD_BYTES = 64 * 1024;

/** The part of the context that all calls have. */
type Shared = Pick<Context, 'server' | 'endpoints'>;

/** Registers endpoints under `/api`, with the cross-origin rules of real servers. */
export async function registerApi(app: FastifyInstance, server: Server, endpoints: readonly EndpointDefinition[]): Promise<void> {
  const shared: Shared = { server, endpoints };
  await app.register(
    async (api) => {
      await api.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 50, fieldSize: MAX_FIELD_BYTES } });
      registerJsonBodies(api);
      api.options('/*', (request, reply) => preflight(request, reply));
      registerMiauthCheck(api, server);
      for (const definition of endpoints) {
        const onRequest = (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
          commonHeaders(server, definition, reply);
          done();
        };
        api.post(`/${definition.path}`, { onRequest }, (request, reply) => answer(shared, definition, request, reply));
        api.get(`/${definition.path}`, { onRequest, exposeHeadRoute: false }, (request, reply) =>
          definition.get ? answer(shared, definition, request, reply) : reply.code(405).send(),
        );
      }
      // Real servers explain only a GET; the web framework refuses other methods in its own form.
      api.get('/*', (_request, reply) => refuse(server, unknownEndpoint(), reply));
    },
    { prefix: '/api' },
  );
}

function preflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .headers({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      vary: 'Origin, Access-Control-Request-Headers',
    })
    .send();
}

function commonHeaders(server: Server, definition: EndpointDefinition, reply: FastifyReply): void {
  reply.headers({ vary: 'Origin', 'cache-control': 'private, max-age=0, must-revalidate', [ATTEMPT_KEY_HEADER]: KEYED_ENDPOINT });
  // As on real servers, only pages of this origin may sign in; everything else is open.
  if (definition.ownPages) reply.headers({ 'access-control-allow-origin': server.origin, 'access-control-allow-credentials': 'true' });
  else reply.header('access-control-allow-origin', '*');
}

async function answer(shared: Shared, definition: EndpointDefinition, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { server } = shared;
  let upload: Upload | null = null;
  try {
    let fields: unknown = request.method === 'GET' ? request.query : request.body;
    let credential: Credential | null = null;
    const letIn = (given: unknown) => {
      const token = tokenOf(request.headers, given);
      credential = token === null ? null : authenticate(server, token);
      admit(server, definition, credential, request.ip);
    };
    if (definition.upload && request.isMultipart()) {
      ({ upload, fields } = await readMultipart(request, server.config.tempDir, letIn));
    } else letIn(fields);
    if (definition.upload && !upload) throw fileRequired();
    const params = parseParams(definition.params, fields, definition.upload === true || request.method === 'GET', definition.maxText);
    const value = await definition.run(params, contextOf(shared, credential, request, upload));
    if (request.method === 'GET' && definition.get && definition.get.cacheSeconds > 0 && !credential) {
      reply.header('cache-control', `public, max-age=${definition.get.cacheSeconds}`);
    }
    if (value === undefined) return reply.code(204).send();
    return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(value));
  } catch (error) {
    return refuse(server, error, reply);
  } finally {
    if (upload) await rm(upload.path, { force: true });
  }
}

/** Checks everything about a call except its parameters. */
function admit(server: Server, definition: EndpointDefinition, credential: Credential | null, ip: string): void {
  const user = credential?.user ?? null;
  const app = credential?.app;
  if (app && definition.secure) throw accessDenied();
  if (app && definition.scope && !app.scopes.includes(definition.scope)) throw scopeDenied();
  if (definition.limit) {
    const counted = definition.limit.byAddress ? null : user;
    const factor = counted ? policiesOf(server, counted.id).rateLimitFactor : 1;
    if (!server.limiter.allows(`${definition.path} ${counted?.id ?? visitorOf(ip)}`, definition.limit, factor)) throw rateLimitExceeded();
  }
  if (!definition.needs) {
    if (definition.policy && !mayByPolicy(server, user, definition.policy)) throw policyDenied();
    return;
  }
  if (!user) throw credentialRequired();
  if (definition.notMoved && user.movedToUri !== null) throw accountMoved();
  if (definition.needs === 'user' && !definition.policy) return;
  const { isAdministrator, isModerator } = roleFlagsOf(server, user);
  if (definition.needs === 'admin' && !isAdministrator) throw notAdministrator();
  if (definition.needs === 'moderator' && !isModerator) throw notModerator();
  if (definition.policy && !mayByPolicy(server, user, definition.policy)) throw policyDenied();
}

function contextOf(shared: Shared, credential: Credential | null, request: FastifyRequest, upload: Upload | null): Context {
  const viewer = credential?.user ?? null;
  return {
    ...shared,
    viewer,
    isApp: Boolean(credential?.app),
    appTokenId: credential?.app?.tokenId ?? null,
    ip: request.ip,
    headers: request.headers,
    upload,
    me() {
      if (!viewer) throw credentialRequired();
      return viewer;
    },
  };
}

function refuse(server: Server, error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof RawFailure) return reply.code(error.status).send(error.body);
  if (isHttpError(error)) throw error;
  let failure: ApiFailure;
  if (error instanceof ApiFailure) failure = error;
  else {
    if (!isHangUp(error, reply)) server.logError(error);
    failure = internalError(error);
  }
  const challenge = challengeOf(failure);
  if (challenge) reply.header('www-authenticate', challenge);
  return reply.code(failure.status).send(failureBody(failure));
}

/** Refusals of the web framework (a broken body, a file too large) keep its form `{statusCode, error, message}`. */
function isHttpError(error: unknown): error is Error & { statusCode: number } {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500;
}

/** Whether the caller ended the connection in the middle of a call. That is not an error, and the answer has no reader. */
function isHangUp(error: unknown, reply: FastifyReply): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && reply.request.raw.destroyed;
}

/** The value of `WWW-Authenticate`, as on real servers: none for missing permissions and internal errors. */
function challengeOf(failure: ApiFailure): string | null {
  if (failure.code === 'CREDENTIAL_REQUIRED') return 'Bearer realm="Misskey"';
  if (failure.kind !== 'client' || failure.status === 429) return null;
  const kind = failure.code === 'AUTHENTICATION_FAILED' ? 'invalid_token' : 'invalid_request';
  return `Bearer realm="Misskey", error="${kind}", error_description="${headerText(failure.message)}"`;
}

/** A header contains visible ASCII only. */
const headerText = (text: string): string => text.replaceAll(/[^\x20-\x7e]|["\\]/g, '');
