import type { FastifyInstance } from 'fastify';

/** Largest JSON body in bytes, the default of real servers. Files come as multipart, which has its own limit. */
export const MAX_JSON_BYTES = 1024 * 1024;

/** How deep lists and objects may lie in each other. Clients send a handful of levels; the stack ends at some thousands. */
const MAX_DEPTH = 64;

/** A body that is refused in the form of the web framework. */
class BodyTooDeepError extends Error {
  override readonly name = 'BodyTooDeepError';
  readonly statusCode = 400;
  readonly code = 'BODY_TOO_DEEP';

  constructor() {
    super(`Body has more than ${MAX_DEPTH} levels`);
  }
}

/** Reads JSON bodies like the web framework, and refuses those so deep that a recursive reader would overflow its stack. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_JSON_BYTES }, (request, body, done) => {
    if (isDeeperThan(MAX_DEPTH, String(body))) done(new BodyTooDeepError());
    else parse.call(app, request, String(body), done);
  });
}

/** Whether a JSON text has more than `limit` levels. It reads the text once and needs no stack of its own. */
export function isDeeperThan(limit: number, json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (isText) {
      if (character === '\\') at++;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') {
      if (++depth > limit) return true;
    } else if (character === ']' || character === '}') depth--;
  }
  return false;
}
