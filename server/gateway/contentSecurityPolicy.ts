import { createHash, randomBytes } from 'node:crypto';

/** Sources that the captchas of a server add to the content security policy of the page. */
export interface CaptchaSources {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly connect: readonly string[];
}

/** A server without captchas. */
export const NO_CAPTCHA: CaptchaSources = { script: [], style: [], connect: [] };

/** Placeholder in index.html for the nonce of each answer. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Where browsers report violations of the policy. */
export const REPORT_PATH = '/csp-report';

/** A new, unguessable nonce for styles that libraries insert at run time. */
export function createNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** The sources of the scripts that stand in a page itself: the hash of each. */
export function inlineScripts(page: string): readonly string[] {
  const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code!);
  return scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/**
 * The content security policy of the page. Scripts come from this origin only, and from no text but that of the built page. Pictures
 * and sounds may come from anywhere, because notes show media of other servers. Which servers the page may call depends on the accounts of
 * the browser, so a script in the page narrows this list before anything else runs (src/app/narrowPolicy.ts). Without encryption the page
 * may be in a network that has none; behind it, browsers call nothing without. Frames hold players of other sites, which may be
 * anywhere behind TLS; the client creates one only after a click, in a sandbox (docs/spec/previews.md, UP9 to UP11).
 * @param captchas further sources for the captchas of the server. Most servers have none.
 * @param inline the sources of the scripts in the page, from {@link inlineScripts}.
 */
export function contentSecurityPolicy(nonce: string, captchas: CaptchaSources = NO_CAPTCHA, inline: readonly string[] = []): string {
  return [...directives(`'nonce-${nonce}'`, captchas, inline), HEADER_POLICY, `report-uri ${REPORT_PATH}`].join('; ');
}

/**
 * The policy of a page that a host of files serves, as a tag in the page itself: not every such host sends headers, and none makes a nonce.
 * The script that narrows the policy also makes the nonce (src/app/narrowPolicy.ts), and allows only styles that have it.
 */
export const policyInPage = (inline: readonly string[]): string => directives("'unsafe-inline'", NO_CAPTCHA, inline).join('; ');

/** What only a header can say about a page with {@link policyInPage}. */
export const HEADER_POLICY = "frame-ancestors 'none'";

const directives = (ownStyles: string, captchas: CaptchaSources, inline: readonly string[]): readonly string[] => [
  "default-src 'self'",
  ["script-src 'self'", ...inline, ...captchas.script].join(' '),
  [`style-src 'self' ${ownStyles}`, ...captchas.style].join(' '),
  "img-src 'self' data: blob: https: http:",
  "media-src 'self' data: blob: https: http:",
  "font-src 'self'",
  "connect-src 'self' https: wss: http: ws:",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  'frame-src https:',
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
];

/** Further headers of the page. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-cache',
  // Other sites get no referrer (docs/spec/previews.md, UP8). Players, which ask for one, have a policy of their own.
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
};

/** Headers of the service worker. It calls this server, shows pictures of people, and loads nothing else. */
export const workerHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self' https:",
  'x-content-type-options': 'nosniff',
};

/**
 * The policy of the worker that keeps what was read. It compiles SQLite, which is WebAssembly; a worker has the policy of its own answer,
 * so the page itself still compiles nothing. It loads its own code, and reaches nothing else.
 */
export const memoryWorkerHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
};
