import type { Clock } from '~/lib/clock';
import type { Database } from '../db/Database';
import type { askSite } from '../net/askSite';
import type { download } from '../net/download';
import type { postJson } from '../net/postJson';
import type { RateLimiter } from '../lib/rateLimit';
import { SocketBytes } from '../net/SocketBytes';
import type { Pictures } from '../pictures/Pictures';
import { Challenges } from './sessions/Challenges';
import type { EventBus } from './EventBus';
import { FeedCache } from './instance/FeedCache';
import { FeedReader } from './instance/FeedReader';
import type { Flavor } from './instance/flavors';
import type { IdGenerator } from '../lib/ids';
import { JobQueue } from './jobs/JobQueue';
import { Jobs } from '../lib/Jobs';
import { RelationCache } from './relations/relations';

/** How an instance was started. */
export interface ServerConfig {
  /** Folder of uploaded files; a temporary one when the instance lives in memory. */
  readonly filesDir: string;
  /** Folder for uploads that are still arriving, on the same disk as `filesDir`. */
  readonly tempDir: string;
  /** The generation of real servers that the instance answers like. */
  readonly flavor: Flavor;
  /** Whether tests may inject faults and reset state. */
  readonly testing: boolean;
  /** Fetches a file of another site into a folder. Tests pass a fake. */
  readonly download: typeof download;
  /** Sends a webhook to another site. Tests pass a fake. */
  readonly post: typeof postJson;
  /** Asks the provider of a captcha. Tests pass a fake. */
  readonly ask: typeof askSite;
}

interface ServerParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly bus: EventBus;
  readonly limiter: RateLimiter;
  readonly pictures: Pictures;
  readonly config: ServerConfig;
  readonly logError: (error: unknown) => void;
}

/** The services of an instance, which endpoints, streaming and media share. */
export class Server {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly bus: EventBus;
  readonly limiter: RateLimiter;
  readonly pictures: Pictures;
  readonly config: ServerConfig;
  readonly relations: RelationCache;
  /** Counts the work in progress. */
  readonly jobs = new Jobs();
  /** Work that is done in the background, also after a restart. */
  readonly queue: JobQueue;
  /** Bytes of the instance's connections. */
  readonly sockets = new SocketBytes();
  readonly feeds: FeedCache;
  readonly feedReader = new FeedReader();
  /** Challenges for security keys. */
  readonly challenges: Challenges;
  readonly logError: (error: unknown) => void;
  #origin = 'http://127.0.0.1';

  constructor(parts: ServerParts) {
    this.db = parts.db;
    this.clock = parts.clock;
    this.ids = parts.ids;
    this.bus = parts.bus;
    this.limiter = parts.limiter;
    this.pictures = parts.pictures;
    this.config = parts.config;
    this.relations = new RelationCache(parts);
    this.feeds = new FeedCache(parts.clock);
    this.challenges = new Challenges(parts.clock);
    this.logError = parts.logError;
    this.queue = new JobQueue({ ...parts, jobs: this.jobs });
  }

  /** Public address without a trailing slash, such as `http://127.0.0.1:3000`. */
  get origin(): string {
    return this.#origin;
  }

  /** Host with port, as account names contain it. */
  get host(): string {
    return new URL(this.#origin).host;
  }

  /** Clears its caches and limits. Call it when the contents of the database are replaced. */
  forget(): void {
    this.ids.restart();
    this.relations.clear();
    this.feeds.clear();
    this.limiter.clear();
  }

  /** Sets the public address, once the port is known. */
  setOrigin(origin: string): void {
    this.#origin = origin;
  }
}
