import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, compress, WORTH_COMPRESSING_BYTES } from '../http/compress';

/** Compresses JSON answers: a page of notes shrinks to a fifth, which is most of a cold start on a slow line. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_COMPRESSING_BYTES || reply.hasHeader('content-encoding')) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    const before = reply.getHeader('vary');
    reply.header('vary', before === undefined ? 'Accept-Encoding' : `${String(before)}, Accept-Encoding`);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress(Buffer.from(payload), encoding, 'each');
  });
}
