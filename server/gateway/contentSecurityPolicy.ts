import { randomBytes } from 'node:crypto';

/** Stands in index.html where each answer's own nonce goes. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Where browsers report what the policy stopped. */
export const REPORT_PATH = '/csp-report';

/** A fresh, unguessable nonce for the styles that libraries insert while running. */
export function createNonce(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * The policy of the page (design.md section 18). Scripts come from here only and never from text. Pictures and sounds may
 * come from anywhere, because notes show what other servers hold; live connections only to the host that served the page,
 * named with its schemes because not every browser counts WebSocket as 'self'. Frames hold players of other sites, which
 * may be anywhere behind TLS; the client makes one for a click alone, in a sandbox (docs/spec/previews.md, UP9 to UP11).
 * @param host the Host header of the request, or undefined if it is not one.
 */
export function contentSecurityPolicy(nonce: string, host: string | undefined): string {
  const own = host !== undefined && /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' data: blob: https: http:",
    "font-src 'self'",
    `connect-src 'self'${own}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    'frame-src https:',
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `report-uri ${REPORT_PATH}`,
  ].join('; ');
}

/** Headers that the page carries beside its policy. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-cache',
  // Other sites learn nothing of us (docs/spec/previews.md, UP8); players, which ask for it, have a policy of their own.
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
};
