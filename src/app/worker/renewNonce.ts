const NONCE = /'nonce-([\w-]+)'/;

/** A nonce that nobody can guess. */
const createNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))).replaceAll(/[+/=]/g, '_');

/** A copy of a stored page with another nonce in its policy and in its text: each page has one that was never used before. */
export async function renewNonce(stored: Response): Promise<Response> {
  const policy = stored.headers.get('content-security-policy') ?? '';
  const [, used] = NONCE.exec(policy) ?? [];
  const body = await stored.text();
  const headers = new Headers(stored.headers);
  // The text is not compressed any more.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  if (used === undefined) return new Response(body, { status: stored.status, headers });
  const nonce = createNonce();
  headers.set('content-security-policy', policy.replaceAll(used, nonce));
  return new Response(body.replaceAll(used, nonce), { status: stored.status, headers });
}
