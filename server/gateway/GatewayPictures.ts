import { createHash } from 'node:crypto';
import { Agent as HttpAgent, type IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Clock } from '~/lib/clock';
import { KeptFiles } from '../media/KeptFiles';
import { KeptInMemory } from '../media/KeptInMemory';
import { connect } from '../net/download';

/** A picture as its server answered it. */
export interface Picture {
  readonly type: string;
  /** How long browsers may keep it, in the words of its server. */
  readonly cacheControl: string;
  /** The name under which a browser saves it. */
  readonly disposition: string | null;
  readonly data: Buffer;
}

interface KeptPicture extends Picture {
  /** Ms since 1970. */
  readonly until: number;
}

/** Where and how much {@link GatewayPictures} keep. */
export interface GatewayPicturesOptions {
  /** A folder for the pictures, or null to keep them in memory only. */
  readonly directory: string | null;
  readonly clock: Pick<Clock, 'now'>;
  readonly memoryBytes?: number;
  readonly diskBytes?: number;
}

const MEMORY_BYTES = 32 * 1024 * 1024;
const DISK_BYTES = 256 * 1024 * 1024;

/** What is larger is forwarded piece by piece instead. */
const MAX_BYTES = 8 * 1024 * 1024;
/** How long a picture may take; ms. */
const MAX_MS = 60_000;
/** How many pictures of a server are on their way at a time, and how many wait for that. */
const MAX_SOCKETS = 32;
const MAX_RUNNING = 1_000;

const POOL = { keepAlive: true, maxSockets: MAX_SOCKETS };

/** A picture that its server has removed is gone here as well after this time; ms. */
const MAX_KEPT_MS = 24 * 3_600_000;
/** What its server lets browsers keep for less is not worth a place; ms. */
const MIN_KEPT_MS = 3_600_000;

/** What is no picture is not asked for as one again for this time, in ms. */
const REFUSED_MS = 60_000;
const MAX_REFUSED = 1_000;

/**
 * The pictures of the server behind a gateway. They are asked for without anything that says who asks, and kept by their address if
 * the server says that everybody may keep them.
 */
export class GatewayPictures {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #memory: KeptInMemory<KeptPicture>;
  readonly #files: KeptFiles | null;
  readonly #running = new Map<string, Promise<Picture | null>>();
  /** Until when an address is not asked again. */
  readonly #refused = new Map<string, number>();
  readonly #agents = { 'http:': new HttpAgent(POOL), 'https:': new HttpsAgent(POOL) };

  constructor({ directory, clock, memoryBytes = MEMORY_BYTES, diskBytes = DISK_BYTES }: GatewayPicturesOptions) {
    this.#clock = clock;
    this.#memory = new KeptInMemory(memoryBytes);
    this.#files = directory === null ? null : openFiles(directory, diskBytes);
  }

  /**
   * The picture at an address. Never rejects.
   * @param allowsPrivate whether the address may be on this machine or its network
   * @returns null for everything else: failures, redirects, films, and what is too large
   */
  async get(address: URL, allowsPrivate: boolean): Promise<Picture | null> {
    const name = createHash('sha256').update(address.href).digest('hex');
    const running = this.#running.get(name);
    if (running) return running;
    if ((this.#refused.get(name) ?? 0) > this.#clock.now() || this.#running.size >= MAX_RUNNING) return null;
    const found = this.#find(name, address, allowsPrivate)
      .catch(() => null)
      .finally(() => this.#running.delete(name));
    this.#running.set(name, found);
    return found;
  }

  /** Ends the connections. */
  dispose(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }

  async #find(name: string, address: URL, allowsPrivate: boolean): Promise<Picture | null> {
    const kept = this.#memory.get(name) ?? (await this.#read(name));
    if (kept && kept.until > this.#clock.now()) {
      this.#memory.set(name, kept);
      return kept;
    }
    const asked = await this.#ask(address, allowsPrivate);
    if (asked === null) {
      this.#refuse(name);
      return null;
    }
    const { picture, keptMs } = asked;
    if (keptMs < MIN_KEPT_MS) await this.#forget(name);
    else await this.#keep(name, { ...picture, until: this.#clock.now() + Math.min(keptMs, MAX_KEPT_MS) });
    return picture;
  }

  async #ask(address: URL, allowsPrivate: boolean): Promise<{ picture: Picture; keptMs: number } | null> {
    const answer = await connect(address, AbortSignal.timeout(MAX_MS), {
      method: 'GET',
      headers: { accept: '*/*' },
      agent: this.#agents[address.protocol as 'http:' | 'https:'],
      allowsPrivate,
    });
    const { headers } = answer;
    const type = headers['content-type'] ?? '';
    const data = answer.statusCode === 200 && /^image\//i.test(type) && !('content-encoding' in headers) ? await bytesOf(answer) : null;
    if (data === null) {
      answer.destroy();
      return null;
    }
    const cacheControl = headers['cache-control'] ?? 'no-cache';
    return { picture: { type, cacheControl, disposition: headers['content-disposition'] ?? null, data }, keptMs: keptMsOf(headers) };
  }

  #refuse(name: string): void {
    const [oldest] = this.#refused.keys();
    if (oldest !== undefined && this.#refused.size >= MAX_REFUSED) this.#refused.delete(oldest);
    this.#refused.set(name, this.#clock.now() + REFUSED_MS);
  }

  async #read(name: string): Promise<KeptPicture | null> {
    const file = await this.#files?.read(name);
    return file ? decoded(file) : null;
  }

  async #keep(name: string, picture: KeptPicture): Promise<void> {
    this.#memory.set(name, picture);
    // Without room on the disk, the memory is enough.
    await this.#files?.write(name, encoded(picture)).catch(() => undefined);
  }

  async #forget(name: string): Promise<void> {
    this.#memory.delete(name);
    await this.#files?.remove(name);
  }
}

/** How long everybody may keep an answer, in ms; 0 for one that is for somebody, or that depends on who asks. */
function keptMsOf({ 'cache-control': control = '', vary = '', 'set-cookie': cookies }: IncomingHttpHeaders): number {
  const isForAll = !/\b(private|no-store|no-cache)\b/i.test(control) && cookies === undefined;
  const isSame = vary.split(',').every((name) => ['', 'accept-encoding', 'origin'].includes(name.trim().toLowerCase()));
  const seconds = /\b(?:s-maxage|max-age)\s*=\s*(\d+)/i.exec(control)?.[1] ?? 0;
  return isForAll && isSame ? Number(seconds) * 1_000 : 0;
}

/** The bytes of an answer, or null if they are too many. */
async function bytesOf(answer: IncomingMessage): Promise<Buffer | null> {
  if (Number(answer.headers['content-length'] ?? 0) > MAX_BYTES) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A file begins with a line about the picture, and goes on with its bytes. */
function encoded({ data, ...facts }: KeptPicture): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), data]);
}

function decoded(file: Buffer): KeptPicture | null {
  const end = file.indexOf('\n');
  try {
    return { ...(JSON.parse(file.toString('utf8', 0, end)) as Omit<KeptPicture, 'data'>), data: file.subarray(end + 1) };
  } catch {
    // Not a file of ours.
    return null;
  }
}

/** Without a folder that can be written, pictures are kept in memory. */
function openFiles(directory: string, maxBytes: number): KeptFiles | null {
  try {
    return new KeptFiles(directory, maxBytes);
  } catch {
    return null;
  }
}
