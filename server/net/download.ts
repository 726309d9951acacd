import { randomUUID } from 'node:crypto';
import { lookup as resolveHost } from 'node:dns';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request as requestHttp, type Agent, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { isPrivateAddress } from './privateAddress';

/** A request to another site, on behalf of a user, that was refused or failed. It is nobody's mistake here, and is not logged. */
export class DownloadError extends Error {
  override readonly name: string = 'DownloadError';
}

/** A request that is never made: to a private address, or to one that is not http(s). */
export class RefusedAddressError extends DownloadError {
  override readonly name = 'RefusedAddressError';
}

/** Failures of this machine. All others with a code are of the other site, or of the way there. */
const OWN_FAILURE = /^(ENOSPC|EDQUOT|EFBIG|EIO|EROFS|EMFILE|ENFILE|ENOENT|ENOMEM)$/;

/** What a failed request throws: a {@link DownloadError}, unless the failure is of this machine or of this program. */
function blamed(error: unknown): unknown {
  if (error instanceof DownloadError || !(error instanceof Error)) return error;
  const isOfSite = 'code' in error && typeof error.code === 'string' && !OWN_FAILURE.test(error.code);
  return isOfSite ? new DownloadError(`no answer (${error.code as string})`, { cause: error }) : error;
}

/** How many redirects are followed. Each address is checked like the first. */
const MAX_HOPS = 4;
/** A download fails when the server sends nothing for this long, in ms. */
const IDLE_MS = 20_000;
/** A download of any size fails after this time, in ms. */
const MAX_MS = 600_000;

/**
 * Resolves a name and checks the addresses of the connection itself, so that the name cannot change between check and
 * use.
 */
const guardedLookup: LookupFunction = (hostname, options, done) => {
  resolveHost(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    const first = addresses[0];
    if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new RefusedAddressError('the address is private'), '', 0);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

/** A request to another site. */
interface Asked {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly content?: string | Buffer;
  /** Whether the address may be private: in tests, and for the server behind a gateway. */
  readonly allowsPrivate?: boolean;
  /** Keeps connections for further requests; by default each has its own. */
  readonly agent?: Agent;
}

const FILE: Asked = { method: 'GET', headers: { accept: '*/*' } };

/**
 * Asks another site, and resolves when its answer begins.
 * @throws {RefusedAddressError} for private addresses.
 * @throws {DownloadError} when there is no answer.
 */
export function connect(
  url: URL,
  signal: AbortSignal,
  { method, headers, content, allowsPrivate = false, agent }: Asked,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowsPrivate && isIP(host) !== 0 && isPrivateAddress(host))
    return Promise.reject(new RefusedAddressError('the address is private'));
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = send(
      url,
      {
        ...(allowsPrivate ? {} : { lookup: guardedLookup }),
        method,
        agent: agent ?? false,
        headers: { 'user-agent': 'Wisteria', ...headers },
        timeout: IDLE_MS,
        signal,
      },
      resolve,
    );
    outgoing.on('timeout', () => outgoing.destroy(new DownloadError('no answer in time')));
    outgoing.on('error', (error) => reject(blamed(error)));
    outgoing.end(content);
  });
}

/**
 * Saves the file at a public address in `directory` and returns its path.
 * @param timeMs how long everything may take. A server that sends a byte a second would hold a place forever.
 * @throws {DownloadError} for private addresses, addresses that are not http(s), failed answers, more than `maxBytes`, and more
 * than `timeMs`.
 */
export async function download(address: string, directory: string, maxBytes: number, timeMs = MAX_MS): Promise<string> {
  const signal = AbortSignal.timeout(timeMs);
  try {
    return await follow(address, directory, maxBytes, signal);
  } catch (error) {
    throw signal.aborted ? new DownloadError('it took too long') : blamed(error);
  }
}

async function follow(address: string, directory: string, maxBytes: number, signal: AbortSignal): Promise<string> {
  let url = safeHttpUrl(address);
  for (let hop = 0; url !== null && hop < MAX_HOPS; hop++) {
    const answer = await connect(new URL(url), signal, FILE);
    const status = answer.statusCode ?? 0;
    if (status >= 300 && status < 400 && answer.headers.location) {
      answer.resume();
      url = safeHttpUrl(answer.headers.location, url);
      continue;
    }
    if (status !== 200) {
      answer.resume();
      throw new DownloadError(`the server answered ${status}`);
    }
    return save(answer, join(directory, randomUUID()), maxBytes, signal);
  }
  throw url === null ? new RefusedAddressError('not an http address') : new DownloadError('too many redirects');
}

/** Writes an answer to a file, within limits. The file is removed if that fails. */
export async function save(source: IncomingMessage, path: string, maxBytes: number, signal: AbortSignal): Promise<string> {
  let size = 0;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) done(new DownloadError('the file is too large'));
      else done(null, chunk);
    },
  });
  try {
    await pipeline(source, guard, createWriteStream(path), { signal });
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
