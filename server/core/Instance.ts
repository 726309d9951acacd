import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { systemClock, type Clock } from '~/lib/clock';
import { DisposableStore } from '~/lib/disposable';
import { Database } from '../db/Database';
import { migrate } from '../db/migrate';
import { migrations } from '../db/migrations';
import { download } from '../drive/download';
import { RateLimiter } from '../http/rateLimit';
import { closeRefusedUpgrades } from '../http/refusedUpgrades';
import { EventBus } from './EventBus';
import { IdGenerator } from './ids';
import { instanceParts } from './instanceParts';
import { Server, type ServerConfig } from './Server';
import { SteerableClock } from './SteerableClock';

/** The named seeds (design.md section 12). */
export type SeedName = 'demo' | 'busy' | 'edge' | 'empty';

/** How to start an instance. */
export interface InstanceOptions {
  /** 0 takes a free port. */
  readonly port?: number;
  /** Address to listen on; loopback unless told otherwise. */
  readonly host?: string;
  /** Public address, if it differs from the one listened on. */
  readonly origin?: string;
  /** Folder that keeps everything, or null to live in memory and a temporary folder. */
  readonly dataDir: string | null;
  readonly clock?: Clock;
  readonly seed?: SeedName | null;
  readonly clientDir?: string | null;
  /** Allows fault injection and turns rate limits off unless `rateLimitFactor` says otherwise. */
  readonly testing?: boolean;
  /** Multiplies waiting times of every rate limit; 0 turns them off, 1 is the real server's. */
  readonly rateLimitFactor?: number;
  /** Fetches a file from another site; the guarded one of the drive unless a test brings its own. */
  readonly download?: ServerConfig['download'];
  /** Prints errors that become INTERNAL_ERROR. */
  readonly log?: boolean;
}

/** A running instance. */
export interface Instance {
  /** Address it answers on. */
  readonly url: string;
  readonly server: Server;
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

/** What a part of the instance gets to set itself up; see {@link instanceParts}. */
export interface PartContext {
  readonly app: FastifyInstance;
  readonly server: Server;
  readonly options: InstanceOptions;
  /** Runs on close, last added first. */
  readonly onClose: DisposableStore;
}

/** One part of the instance, such as the API, streaming or the gateway. */
export interface InstancePart {
  /** Registers routes and listeners, before listening. */
  readonly register?: (context: PartContext) => void | Promise<void>;
  /** Runs when the instance answers, such as seeding. */
  readonly started?: (context: PartContext & { readonly url: string }) => void | Promise<void>;
}

/** Starts an embedded instance and resolves when it answers. */
export async function createInstance(options: InstanceOptions): Promise<Instance> {
  const onClose = new DisposableStore();
  const root = options.dataDir ?? mkdtempSync(join(tmpdir(), 'wisteria-'));
  if (options.dataDir === null) onClose.add(() => rmSync(root, { recursive: true, force: true }));
  const filesDir = join(root, 'files');
  const tempDir = join(root, 'temp');
  rmSync(tempDir, { recursive: true, force: true });
  for (const dir of [filesDir, tempDir]) mkdirSync(dir, { recursive: true });

  const db = new Database(options.dataDir === null ? ':memory:' : join(root, 'instance.db'));
  onClose.add(() => db.close());
  migrate(db, migrations);

  const clock = new SteerableClock(options.clock ?? systemClock);
  const logError = (error: unknown) => {
    if (options.log) console.error(error);
  };
  const server = new Server({
    db,
    clock,
    ids: new IdGenerator(clock),
    bus: new EventBus(db, logError),
    limiter: new RateLimiter(clock, options.rateLimitFactor ?? (options.testing ? 0 : 1)),
    config: {
      filesDir,
      tempDir,
      clientDir: options.clientDir ?? null,
      testing: options.testing ?? false,
      download: options.download ?? download,
    },
    logError,
  });
  if (options.origin) server.setOrigin(options.origin);

  // A note with all fields stays far below; files go by multipart, which has its own limit.
  const app = fastify({ bodyLimit: 4 * 1024 * 1024, forceCloseConnections: true, routerOptions: { maxParamLength: 1000 } });
  closeRefusedUpgrades(app);
  const context: PartContext = { app, server, options, onClose };
  const parts = instanceParts();
  const close = async () => {
    await app.close();
    onClose.dispose();
  };
  try {
    for (const part of parts) await part.register?.(context);
    const host = options.host ?? '127.0.0.1';
    const listening = await app.listen({ port: options.port ?? 0, host });
    const url = host === '0.0.0.0' || host === '::' ? listening.replace(/\/\/[^/]+:/, '//127.0.0.1:') : listening;
    if (!options.origin) server.setOrigin(url);
    for (const part of parts) await part.started?.({ ...context, url });
    return { url, server, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
