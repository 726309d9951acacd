import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, compress } from '../http/compress';
import { ClientFiles, type ClientFile } from './ClientFiles';
import { contentSecurityPolicy, createNonce, NONCE_PLACEHOLDER, pageHeaders } from './contentSecurityPolicy';

/** Paths that belong to the server; a page never answers there, whatever the browser accepts. */
const SERVER_PATHS =
  /^\/(api|streaming|files|proxy|emoji|avatar|identicon|url|twemoji|fluent-emoji|client-assets|__test|csp-report|assets)(\/|\?|$)/;

/** What an API path that does not exist answers, as recorded. */
const notFoundBody = (request: FastifyRequest) => ({
  message: `Route ${request.method}:${request.url} not found`,
  error: 'Not Found',
  statusCode: 404,
});

/**
 * Serves the built client: its files by name, and its page for every other address that a browser opens, because the
 * router runs there.
 */
export async function registerClient(app: FastifyInstance, directory: string): Promise<void> {
  const files = await ClientFiles.open(directory);
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const path = request.url.split('?')[0] ?? '/';
    const file = isRead && path !== '/index.html' ? await files.find(path) : null;
    if (file) return sendFile(files, path, file, request, reply);
    const wantsPage = isRead && !SERVER_PATHS.test(request.url) && /text\/html|\*\/\*/.test(request.headers.accept ?? '');
    const page = wantsPage ? await files.find('/index.html') : null;
    return page ? sendPage(page, request, reply) : reply.code(404).send(notFoundBody(request));
  });
}

async function sendFile(
  files: ClientFiles,
  path: string,
  file: ClientFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({
    'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'content-type': file.type,
    'x-content-type-options': 'nosniff',
    etag: file.etag,
    vary: 'Accept-Encoding',
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const encoding = file.isCompressible ? acceptedEncoding(request.headers['accept-encoding']) : null;
  if (encoding === null) return reply.send(file.bytes);
  return reply.header('content-encoding', encoding).send(await files.encoded(path, file, encoding));
}

async function sendPage(page: ClientFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const nonce = createNonce();
  const html = Buffer.from(page.bytes.toString('utf8').replaceAll(NONCE_PLACEHOLDER, nonce));
  reply.headers({
    ...pageHeaders,
    'content-security-policy': contentSecurityPolicy(nonce, request.headers.host),
    'content-type': page.type,
    vary: 'Accept-Encoding',
  });
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compress(html, encoding, 'each'));
}
