import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { connect, RefusedAddressError } from './download';

/** A message to another site. */
interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the address may be on this machine or its network, for tests. */
  readonly allowsPrivate: boolean;
  readonly signal: AbortSignal;
}

/** A message in JSON. */
export interface JsonPost extends Post {
  readonly body: unknown;
}

/** A message that is sent as it is. */
export interface BytesPost extends Post {
  readonly content: string | Buffer;
}

/** A post fails after this time, in ms. */
const MAX_MS = 10_000;

/** Sends JSON to another site. See {@link postBytes}. */
export function postJson({ headers, body, ...post }: JsonPost): Promise<number> {
  return postBytes({ ...post, headers: { ...headers, 'content-type': 'application/json' }, content: JSON.stringify(body) });
}

/**
 * Sends something to another site and returns the status of the answer. Its content is not read, and redirects are not followed.
 * @throws {RefusedAddressError} for private addresses and addresses that are not http(s).
 * @throws {DownloadError} without an answer.
 */
export async function postBytes({ url, headers, content, allowsPrivate, signal }: BytesPost): Promise<number> {
  const address = safeHttpUrl(url);
  if (address === null) throw new RefusedAddressError('not an http address');
  const answer = await connect(new URL(address), AbortSignal.any([signal, AbortSignal.timeout(MAX_MS)]), {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(content)) },
    content,
    allowsPrivate,
  });
  answer.destroy();
  return answer.statusCode ?? 0;
}
