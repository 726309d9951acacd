import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../../lib/projectRoot';
import { DownloadError } from '../../net/download';

/** One entry of a feed. */
export interface FeedItem {
  readonly title: string;
  /** Address as the feed writes it, not checked. */
  readonly link: string;
  /** The beginning of the description, without its markup; absent when there is none. */
  readonly contentSnippet?: string;
  /** ISO 8601, absent when the entry has no readable date. Both fields have the same value. */
  readonly pubDate?: string;
  readonly isoDate?: string;
}

/** A feed of a site. */
export interface Feed {
  readonly title: string;
  readonly link: string;
  readonly items: readonly FeedItem[];
}

/** A feed that takes longer is given up, in ms. */
const MAX_MS = 5_000;
/** Further feeds are refused while so many wait. */
const MAX_WAITING = 30;
/** A feed of the largest size needs a tenth of it. In MB. */
const MAX_HEAP_MB = 256;

/** Reads feeds in a thread, one after another. A hostile one costs others a wait, and the rest of the instance nothing. */
export class FeedReader {
  readonly #timeMs: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(timeMs = MAX_MS) {
    this.#timeMs = timeMs;
  }

  /**
   * Reads RSS and Atom. Anything else gives an empty feed.
   * @throws {DownloadError} when that takes too much time or memory, or too many feeds are waiting.
   */
  async read(xml: string): Promise<Feed> {
    if (this.#waiting >= MAX_WAITING) throw new DownloadError('too many feeds are waiting');
    this.#waiting++;
    const feed = this.#last.then(() => this.#readNow(xml));
    this.#last = feed.catch(() => undefined).finally(() => this.#waiting--);
    return feed;
  }

  #readNow(xml: string): Promise<Feed> {
    const worker = new Worker(join(projectRoot(), 'server', 'core', 'instance', 'feedWorker.mjs'), {
      workerData: xml,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      stdout: true,
      stderr: true,
    });
    // The instance does not wait for a feed when it stops.
    worker.unref();
    return new Promise<Feed>((resolve, reject) => {
      const timer = setTimeout(() => reject(new DownloadError('the feed takes too long to read')), this.#timeMs);
      worker.once('message', resolve);
      worker.once('error', (cause) => reject(new DownloadError('the feed could not be read', { cause })));
      worker.once('exit', () => {
        clearTimeout(timer);
        reject(new DownloadError('the feed could not be read'));
      });
    }).finally(() => worker.terminate());
  }
}
