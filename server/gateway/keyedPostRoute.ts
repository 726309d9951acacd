import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KEYED_ENDPOINT } from '~/lib/attemptKey';
import { attemptKey } from '../http/attemptKey';
import { ApiFailure } from '../core/ApiFailure';
import { tokenOf } from '../http/credentials';
import { failureBody } from '../http/failures';
import type { KeyedPosts } from './KeyedPosts';
import { headersForUpstream, headersFromUpstream, knowsKeys } from './upstreamHeaders';

/** A note with all its fields is far smaller. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Answers calls of `notes/create` with a key, before they are forwarded. Everything else goes on unread.
 * @param posts remembers the answers
 */
export function keyedPostHandler(posts: KeyedPosts, origin: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method !== 'POST' || request.url.split('?')[0] !== `/api/${KEYED_ENDPOINT}`) return;
    try {
      const key = attemptKey(request.headers);
      if (key === null) return;
      const body = await bodyOf(request);
      const token = tokenOf(request.headers, parseObject(body));
      // Without an account there is nothing to repeat, and the upstream says what is wrong.
      const call = { key, token: token ?? '', body, headers: textHeaders(headersForUpstream(request.headers, origin)) };
      const answer = await posts.answer(call);
      await reply
        .code(answer.status)
        .headers({ ...headersFromUpstream({ 'content-type': answer.type }), ...knowsKeys })
        .send(answer.body);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      await reply
        .code(error.status)
        .headers({ ...headersFromUpstream({}), ...knowsKeys })
        .send(failureBody(error));
    }
  };
}

async function bodyOf(request: FastifyRequest): Promise<string> {
  // The framework has read plain text already.
  if (typeof request.body === 'string') return request.body;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES)
      throw new ApiFailure({ status: 413, code: 'PAYLOAD_TOO_LARGE', id: '', message: 'Request body is too large' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // The upstream says what is wrong with it.
    return {};
  }
}

/** The headers that describe the account and the caller. The others are about the bytes of the original call. */
function textHeaders({ authorization, origin, 'user-agent': agent }: IncomingHttpHeaders): Record<string, string> {
  const texts = Object.entries({ authorization, origin, 'user-agent': agent });
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
