import type { CDPSession } from '@playwright/test';

/** What a page fetched over the wire; what came from the browser's cache is not counted. */
export class Traffic {
  /** With headers; bytes. */
  bytes = 0;
  /** Without headers; bytes. */
  scriptBytes = 0;
  readonly #answered = new Map<string, { readonly type: string; readonly url: string }>();

  /** Begins to watch. Servers are asked for gzip, which every browser and proxy takes. */
  static async watch(cdp: CDPSession): Promise<Traffic> {
    const traffic = new Traffic();
    cdp.on('Network.responseReceived', ({ requestId, type, response: { url, fromDiskCache } }) => {
      if (fromDiskCache !== true && /^https?:/.test(url)) traffic.#answered.set(requestId, { type, url });
    });
    cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (traffic.#answered.get(requestId)?.type === 'Script') traffic.scriptBytes += encodedDataLength;
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (traffic.#answered.has(requestId)) traffic.bytes += encodedDataLength;
    });
    await cdp.send('Network.enable');
    await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
    return traffic;
  }

  /** Requests answered so far. */
  get requests(): number {
    return this.#answered.size;
  }
}
