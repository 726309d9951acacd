import type { FastifyInstance } from 'fastify';
import { brokenBound, JSON_BOUNDS, type JsonBounds } from '../lib/boundedJson';

/** Largest JSON body in bytes, the default of real servers. Files come as multipart, which has its own limit. */
export const MAX_JSON_BYTES = 1024 * 1024;

const CODES = { levels: 'BODY_TOO_DEEP', values: 'BODY_TOO_MANY_VALUES' } as const satisfies Record<keyof JsonBounds, string>;

/** A body that is refused in the form of the web framework. */
class BodyRefusedError extends Error {
  override readonly name = 'BodyRefusedError';
  readonly statusCode = 400;
  readonly code: string;

  constructor(broken: keyof JsonBounds) {
    super(`Body has more than ${JSON_BOUNDS[broken]} ${broken}`);
    this.code = CODES[broken];
  }
}

/** Reads JSON bodies like the web framework, and refuses those that would take the stack or the time of everybody. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_JSON_BYTES }, (request, body, done) => {
    const broken = brokenBound(String(body), JSON_BOUNDS);
    if (broken !== null) done(new BodyRefusedError(broken));
    else parse.call(app, request, String(body), done);
  });
}
