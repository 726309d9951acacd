import { basename } from 'node:path';
import type { Plugin } from 'vite';
import {
  HEADER_POLICY,
  inlineScripts,
  memoryWorkerHeaders,
  NONCE_PLACEHOLDER,
  pageHeaders,
  policyInPage,
  workerHeaders,
} from '../server/gateway/contentSecurityPolicy.ts';
import { LOST } from '../src/lib/lostShares.ts';
import { hashOf } from './shellFiles.ts';

/** Where the build puts what a static build has instead of the files of the same names. Nobody serves it. */
export const STATIC_FOLDER = '.vite/static';

/** A file of the build that a host serves in its own way: a pattern of the host, or a path. */
interface Served {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the files for hosts are made from. */
export interface StaticBuild {
  /** Where the product is on its origin, with a slash at the end. */
  readonly base: string;
  /** The page of the build. */
  readonly page: string;
  /** The service worker of the build. */
  readonly worker: string;
  /** Names of all files of the build. */
  readonly names: readonly string[];
}

/** The tag by which the start knows that nobody answers calls at the origin of the page (src/stores/server/hasServer.ts). */
const NO_SERVER = '<meta name="server" content="none" />';

/** The page as a host of files serves it: with its policy, with a place for the nonce that its script makes, and without a server. */
export function staticPage(page: string): string {
  const policy = `<meta http-equiv="content-security-policy" content="${policyInPage(inlineScripts(page))}" />`;
  return page
    .replace(NONCE_PLACEHOLDER, '')
    .replace(/<meta charset="[^"]*" *\/?>/, (charset) => [charset, policy, NO_SERVER].join('\n    '));
}

/** The files that hosts of files read or serve, by name. */
export function hostFiles({ base, page, worker, names }: StaticBuild): Readonly<Record<string, string>> {
  const html = staticPage(page);
  const { 'cache-control': _, ...headers } = pageHeaders;
  const served: readonly Served[] = [
    { path: `${base}*`, headers: { ...headers, 'content-security-policy': HEADER_POLICY } },
    { path: `${base}assets/*`, headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
    { path: `${base}sw.js`, headers: pick(workerHeaders) },
    ...names
      .filter((name) => /^memory\.worker-.*\.js$/.test(basename(name)))
      .map((name) => ({ path: base + name, headers: memoryWorkerHeaders })),
  ];
  return {
    'index.html': html,
    // Hosts without rewrites answer with this for the addresses of pages.
    '404.html': html,
    'sw.js': worker.replace(hashOf(page), hashOf(html)),
    '.nojekyll': '',
    _headers: served.map(({ path, headers: those }) => `${path}\n${lines(those, (name, value) => `  ${name}: ${value}`)}\n`).join(''),
    _redirects: `${base}* ${base}index.html 200\n`,
    'vercel.json': `${JSON.stringify(
      {
        rewrites: [{ source: `${base}(.*)`, destination: `${base}index.html` }],
        headers: served.map(({ path, headers: those }) => ({
          source: path.replace('*', '(.*)'),
          headers: Object.entries(those).map(([key, value]) => ({ key, value })),
        })),
      },
      null,
      2,
    )}\n`,
    'nginx.conf': nginx(base, served),
  };
}

/** The worker's headers but how long it is kept: hosts ask again for what has no rule. */
const pick = ({ 'content-security-policy': policy = '' }: Readonly<Record<string, string>>) => ({ 'content-security-policy': policy });

const lines = (headers: Readonly<Record<string, string>>, line: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

/** Hosts of files answer no POST. What apps share before the worker is there leads to the page, which says that it is lost. */
const nginxShare = (base: string): string =>
  `location = ${base}share {\n  if ($request_method = POST) {\n    return 303 ${base}share?kept=${LOST};\n  }\n  rewrite ^ ${base}index.html last;\n}\n`;

/** A part of the configuration of nginx. A location has only its own headers, so each has them all. */
function nginx(base: string, [all, ...others]: readonly Served[]): string {
  const location = (path: string, headers: Readonly<Record<string, string>>, rest = '') =>
    `location ${path} {\n${rest}${lines(headers, (name, value) => `  add_header ${name} "${value}" always;`)}\n}\n`;
  const pages = location(base, { ...all?.headers, 'cache-control': 'no-cache' }, `  try_files $uri $uri/ ${base}index.html;\n`);
  const files = others.map(({ path, headers }) =>
    path.endsWith('*')
      ? location(path.slice(0, -1), { ...all?.headers, ...headers })
      : location(`= ${path}`, { ...all?.headers, ...headers }),
  );
  return ['# Inside of a server { … } whose root is the folder that has the product.\n', pages, nginxShare(base), ...files].join('');
}

/** Adds to each build of the client what `npm run build -- --static` takes instead of its own files. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { base, consumer } = this.environment.config;
        const [page, worker] = [bundle['index.html'], bundle['sw.js']];
        if (consumer !== 'client' || page?.type !== 'asset' || worker?.type !== 'asset') return;
        const files = hostFiles({ base, page: String(page.source), worker: String(worker.source), names: Object.keys(bundle) });
        for (const [name, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName: `${STATIC_FOLDER}/${name}`, source });
      },
    },
  };
}
