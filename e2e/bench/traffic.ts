import type { CDPSession } from '@playwright/test';

/** What a page fetched, as it came over the wire. */
export class Traffic {
  requests = 0;
  /** Compressed, headers included; bytes. */
  bytes = 0;
  scriptBytes = 0;
  readonly #types = new Map<string, string>();

  static async watch(cdp: CDPSession): Promise<Traffic> {
    const traffic = new Traffic();
    cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (response.url.startsWith('data:') || response.url.startsWith('blob:')) return;
      traffic.requests++;
      traffic.#types.set(requestId, type);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = traffic.#types.get(requestId);
      if (type === undefined) return;
      traffic.bytes += encodedDataLength;
      if (type === 'Script') traffic.scriptBytes += encodedDataLength;
    });
    await cdp.send('Network.enable');
    return traffic;
  }
}
