import { readdir, readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isPagePath } from '~/lib/pagePaths';
import { registerShare } from './registerShare';
import { NO_CAPTCHA, type CaptchaSources } from './contentSecurityPolicy';
import {
  contentSecurityPolicy,
  createNonce,
  inlineScripts,
  NONCE_PLACEHOLDER,
  memoryWorkerHeaders,
  pageHeaders,
  workerHeaders,
} from './contentSecurityPolicy';

/** The build puts files here whose names contain a hash of their content. */
const HASHED = 'assets';

/** The worker of the memory, as the build names it. */
const MEMORY_WORKER = /^memory\.worker-[\w-]+\.js/;

/** The service worker. */
const WORKER = 'sw.js';

/**
 * Serves the built client: its files by name, and its page for every other address that a browser opens, because the router runs in
 * the page. A file that does not exist is not found. {@link registerCompression} must be registered before.
 * @throws {Error} ENOENT when `directory` contains no build.
 * @param headOf returns tags that are added to the head of the page at a path: safe HTML.
 * @param captchasOf returns the sources that the captchas of the server add to the policy of the page.
 */
export async function registerClient(
  app: FastifyInstance,
  directory: string,
  headOf: (path: string) => string | Promise<string> = () => '',
  captchasOf: () => Promise<CaptchaSources> = () => Promise.resolve(NO_CAPTCHA),
): Promise<void> {
  const page = await readFile(join(directory, 'index.html'), 'utf8');
  const inline = inlineScripts(page);
  const folders = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  /** Whether an address names a file of the build. One that exists was answered before. */
  const isFile = (path: string) => folders.some((folder) => path.startsWith(`/${folder}/`));
  const hashed = join(directory, HASHED) + sep;
  const worker = join(directory, WORKER);
  await app.register(fastifyStatic, {
    root: directory,
    // One route for each file that exists now: no request path can lead elsewhere.
    wildcard: false,
    globIgnore: ['index.html', '**/*.{br,gz,map}'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply, path) {
      if (path.startsWith(worker)) return void reply.headers(workerHeaders);
      return void reply.headers({
        ...(MEMORY_WORKER.test(basename(path)) && memoryWorkerHeaders),
        'cache-control': path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      });
    },
  });
  await registerShare(app);
  app.get('/*', { compress: {} }, async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const wantsPage = isPagePath(path) && !isFile(path) && /text\/html|\*\/\*/.test(request.headers.accept ?? '');
    if (!wantsPage) return reply.callNotFound();
    const nonce = createNonce();
    const captchas = await captchasOf();
    return reply
      .headers({
        ...pageHeaders,
        'content-security-policy': contentSecurityPolicy(nonce, captchas, inline),
        'content-type': 'text/html; charset=utf-8',
      })
      .send(withHead(withNonce(page, nonce, captchas), await headOf(path)));
  });
}

/** The page with its nonce, and with the captchas that it may call, which the script that narrows the policy reads there. */
function withNonce(page: string, nonce: string, { connect }: CaptchaSources): string {
  const further = connect.length > 0 ? `" data-connect="${connect.join(' ')}` : '';
  return page.replace(NONCE_PLACEHOLDER, () => nonce + further);
}

/** The page with tags in its head. They come last, so a text in them that looks like the placeholder of the nonce stays a text. */
function withHead(page: string, tags: string): string {
  const end = page.indexOf('</head>');
  return end === -1 ? page : page.slice(0, end) + tags + page.slice(end);
}
