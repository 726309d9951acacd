import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { connect, DownloadError } from './download';

/** What is sent to another site. */
export interface JsonPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body: unknown;
  /** Whether the address may be on this machine or its network, for tests. */
  readonly allowsPrivate: boolean;
  readonly signal: AbortSignal;
}

/** A post fails after this time, in ms. */
const MAX_MS = 10_000;

/**
 * Sends JSON to another site and returns the status of the answer. Its content is not read, and redirects are not followed.
 * @throws {DownloadError} for private addresses and addresses that are not http(s).
 * @throws {Error} when nobody answers.
 */
export async function postJson({ url, headers, body, allowsPrivate, signal }: JsonPost): Promise<number> {
  const address = safeHttpUrl(url);
  if (address === null) throw new DownloadError('not an http address');
  const content = JSON.stringify(body);
  const answer = await connect(new URL(address), AbortSignal.any([signal, AbortSignal.timeout(MAX_MS)]), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) },
    content,
    allowsPrivate,
  });
  answer.destroy();
  return answer.statusCode ?? 0;
}
