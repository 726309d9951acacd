import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { JsonBoundsError, parseJson } from '../lib/boundedJson';
import { connect, DownloadError, RefusedAddressError } from './download';

/** A question to another site. */
export interface Question {
  readonly url: string;
  readonly contentType: 'application/json' | 'application/x-www-form-urlencoded';
  readonly content: string;
  /** Whether the address may be on this machine or its network, for tests. */
  readonly allowsPrivate?: boolean;
}

/** A question without an answer fails after this time, in ms. */
const MAX_MS = 5_000;
/** An answer with more bytes is refused. */
const MAX_BYTES = 65_536;

/**
 * Posts to another site and reads the JSON that it answers. Redirects are not followed.
 * @throws {DownloadError} for private addresses, addresses that are not http(s), failed and too large answers, and answers that are
 * not JSON.
 * @throws {Error} without an answer in time.
 */
export async function askSite({ url, contentType, content, allowsPrivate = false }: Question, timeMs = MAX_MS): Promise<unknown> {
  const address = safeHttpUrl(url);
  if (address === null) throw new RefusedAddressError('not an http address');
  const signal = AbortSignal.timeout(timeMs);
  const answer = await connect(new URL(address), signal, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': contentType, 'content-length': String(Buffer.byteLength(content)) },
    content,
    allowsPrivate,
  });
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new DownloadError(`the server answered ${answer.statusCode}`);
  }
  try {
    return parseJson((await buffer(limited(answer))).toString('utf8'));
  } catch (cause) {
    throw cause instanceof SyntaxError || cause instanceof JsonBoundsError ? new DownloadError('the answer is not JSON') : cause;
  } finally {
    answer.destroy();
  }
}

/** Passes chunks on until they are too many. */
function limited(source: Readable): Readable {
  return Readable.from(
    (async function* pass() {
      let size = 0;
      for await (const chunk of source as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > MAX_BYTES) throw new DownloadError('the answer is too large');
        yield chunk;
      }
    })(),
  );
}
