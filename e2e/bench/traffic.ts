import type { CDPSession } from '@playwright/test';

/** Texts count as scripts: they are as much a part of the client, and nothing is shown without them. */
const TEXTS = /\/assets\/texts\//;

interface Request {
  readonly isScript: boolean;
  /** When it was made; ms since 1970. */
  readonly madeAt: number;
  fromNetwork: boolean;
  bodyBytes: number;
  bytes: number;
}

/** What a page fetched over the wire; what came from the browser's cache is not counted. */
export class Traffic {
  readonly #requests = new Map<string, Request>();

  /** Begins to watch. Servers are asked for gzip, which every browser and proxy takes. */
  static async watch(cdp: CDPSession): Promise<Traffic> {
    const traffic = new Traffic();
    const requests = traffic.#requests;
    cdp.on('Network.requestWillBeSent', ({ requestId, type, wallTime, request: { url } }) => {
      const isScript = type === 'Script' || TEXTS.test(url);
      if (/^https?:/.test(url)) requests.set(requestId, { isScript, madeAt: wallTime * 1000, fromNetwork: false, bodyBytes: 0, bytes: 0 });
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

  /** Requests made until a moment. @param until ms since 1970 */
  requests(until: number): number {
    return this.#fromNetwork(until).length;
  }

  /** Scripts and texts asked for until a moment, without their headers; bytes. */
  scriptBytes(until: number): number {
    return this.#fromNetwork(until)
      .filter(({ isScript }) => isScript)
      .reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
  }

  /** All that was asked for until a moment, headers included; bytes. @param until ms since 1970 */
  bytes(until: number): number {
    return this.#fromNetwork(until).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #fromNetwork(until: number): Request[] {
    return [...this.#requests.values()].filter(({ fromNetwork, madeAt }) => fromNetwork && madeAt <= until);
  }
}
