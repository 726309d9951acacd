import type { CDPSession } from '@playwright/test';

/** Texts count as scripts: they belong to the client, and it shows nothing without them. */
const TEXTS = /\/assets\/texts\//;

/** How often a page is asked whether it is quiet, in ms. */
const POLL_MS = 100;

interface Request {
  readonly url: string;
  readonly isScript: boolean;
  /** When the request was made, in ms since 1970. */
  readonly madeAt: number;
  fromNetwork: boolean;
  bodyBytes: number;
  bytes: number;
}

/** The requests of a page over the wire. Answers from the browser's cache do not count. */
export class Traffic {
  readonly #requests = new Map<string, Request>();

  /** Begins to watch. Asks servers for gzip, which every browser and proxy accepts. */
  static async watch(cdp: CDPSession): Promise<Traffic> {
    const traffic = new Traffic();
    const requests = traffic.#requests;
    cdp.on('Network.requestWillBeSent', ({ requestId, type, wallTime, request: { url } }) => {
      const isScript = type === 'Script' || TEXTS.test(url);
      if (/^https?:/.test(url))
        requests.set(requestId, { url, isScript, madeAt: wallTime * 1000, fromNetwork: false, bodyBytes: 0, bytes: 0 });
    });
    cdp.on('Network.responseReceived', ({ requestId, response: { fromDiskCache } }) => {
      const request = requests.get(requestId);
      if (request) request.fromNetwork = fromDiskCache !== true;
    });
    cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bodyBytes += encodedDataLength;
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    await cdp.send('Network.enable');
    await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
    return traffic;
  }

  /** The number of requests made up to a moment. @param until ms since 1970 */
  requests(until: number): number {
    return this.#fromNetwork(until).length;
  }

  /** The size of scripts and texts requested up to a moment, without headers, in bytes. */
  scriptBytes(until: number): number {
    return this.#fromNetwork(until)
      .filter(({ isScript }) => isScript)
      .reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
  }

  /** The size of everything requested up to a moment, with headers, in bytes. @param until ms since 1970 */
  bytes(until: number): number {
    return this.#fromNetwork(until).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Settles when nothing was requested for a while, and everything has come. */
  async untilQuiet(quietMs: number): Promise<void> {
    const isQuiet = () => [...this.#requests.values()].every(({ madeAt }) => Date.now() - madeAt >= quietMs);
    while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }

  /** One line for each request over the wire, in their order: when it was made, its size, and what was asked for. */
  list(): string {
    const made = this.#fromNetwork(Number.POSITIVE_INFINITY);
    const first = made[0]?.madeAt ?? 0;
    return made
      .map(({ url, madeAt, bodyBytes }) => `${Math.round(madeAt - first)} ms\t${bodyBytes} B\t${url.replace(/^https?:\/\/[^/]+/, '')}`)
      .join('\n');
  }

  #fromNetwork(until: number): Request[] {
    return [...this.#requests.values()].filter(({ fromNetwork, madeAt }) => fromNetwork && madeAt <= until);
  }
}
