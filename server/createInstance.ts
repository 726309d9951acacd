import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { systemClock, type Clock } from '~/lib/clock';
import { DisposableStore } from '~/lib/disposable';
import { endpointsOf } from './allEndpoints';
import { EventBus } from './core/EventBus';
import { IdGenerator } from './lib/ids';
import { FLAVORS, type FlavorName } from './core/instance/flavors';
import { followOrigin } from './core/instance/ownAddresses';
import { Server, type ServerConfig } from './core/Server';
import { SteerableClock } from './lib/SteerableClock';
import { Database } from './db/Database';
import { DataFolder } from './db/DataFolder';
import { latestId } from './db/latestId';
import { migrate } from './db/migrate';
import { allMigrations } from './allMigrations';
import { settleBlobs } from './core/drive/blobs';
import { askSite } from './net/askSite';
import { download } from './net/download';
import { postJson } from './net/postJson';
import { registerFaults } from './faults/registerFaults';
import { CspReports } from './gateway/cspReports';
import { registerGateway } from './gateway/registerGateway';
import { endConnectionsOnClose, closeRefusedUpgrades, forbidSniffing } from './http/hooks';
import { MAX_JSON_BYTES } from './http/jsonBodies';
import { openingOf, OpenToNetworkError } from './lib/otherDevices';
import { RateLimiter } from './lib/rateLimit';
import { registerApi } from './http/router';
import { startJobs } from './jobs/startJobs';
import { registerMedia } from './media/registerMedia';
import { Pictures } from './pictures/Pictures';
import type { SeedName } from './seed/seedNames';
import { prepareSeed } from './seed/seedOnStart';
import { registerStreaming } from './streaming/registerStreaming';
import { registerWeb } from './web/registerWeb';

/** Options of an instance. */
export interface InstanceOptions {
  /** Port to listen on. 0, the default, takes a free one. */
  readonly port?: number;
  /** Address to listen on. By default loopback, which only this machine reaches. */
  readonly host?: string;
  /** Public address without a trailing slash, if it differs from the one that is listened on. */
  readonly origin?: string;
  /** Folder that keeps everything, or null to live in memory and a temporary folder. */
  readonly dataDir: string | null;
  /** Addresses of the proxies in front, as fastify's `trustProxy` takes them. Callers behind them are told apart by `x-forwarded-for`. */
  readonly trustProxy?: string;
  readonly clock?: Clock;
  /** The seed of an empty instance. Null and absent leave it empty. */
  readonly seed?: SeedName | null;
  /** The generation of real servers that it answers like; 2024 by default. */
  readonly flavor?: FlavorName;
  /** Folder of the built client, or null to answer the API alone. */
  readonly clientDir?: string | null;
  /** Allows fault injection, and turns rate limits off unless `rateLimitFactor` is given. */
  readonly testing?: boolean;
  /** Multiplies the waiting times of every rate limit: 0 turns limits off, 1 keeps the limits of real servers. */
  readonly rateLimitFactor?: number;
  /** Fetches a file of another site. The default refuses private addresses. */
  readonly download?: ServerConfig['download'];
  /** Sends a webhook to another site. The default refuses private addresses, except in tests. */
  readonly post?: ServerConfig['post'];
  /** Asks the provider of a captcha. The default refuses private addresses. */
  readonly ask?: ServerConfig['ask'];
  /** Decodes and encodes pictures. The default has processes of its own, which end with the instance. */
  readonly pictures?: Pictures;
  /** Prints errors that become INTERNAL_ERROR, and reports of the content security policy. */
  readonly log?: boolean;
}

/** A running instance. */
export interface Instance {
  /** Address it answers on. */
  readonly url: string;
  readonly server: Server;
  readonly app: FastifyInstance;
  /** Ends connections, closes the database, and resolves when both are done. */
  close(): Promise<void>;
}

/**
 * Starts an embedded instance and resolves when it answers and its seed is done. This is the only place that knows all parts; a
 * part knows the {@link Server} and gets everything else as a parameter.
 * @throws {DataFolderError} when its folder cannot be used.
 * @throws {OpenToNetworkError} when it must not be reached by others: for tests, and with published passwords.
 * @throws {Error} when it cannot listen. Everything it opened is closed then.
 */
export async function createInstance(options: InstanceOptions): Promise<Instance> {
  const host = options.host ?? '127.0.0.1';
  const opening = openingOf(host, options.origin ?? null);
  if (options.testing && opening !== null) {
    throw new OpenToNetworkError(`With --testing anybody can reset the instance, so it does not open itself to the network (${opening}).`);
  }
  const onClose = new DisposableStore();
  let server: Server;
  try {
    server = createServer(options, onClose);
  } catch (error) {
    onClose.dispose();
    throw error;
  }
  const app = fastify({
    bodyLimit: MAX_JSON_BYTES,
    trustProxy: options.trustProxy ?? false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 1000 },
  });
  const close = async () => {
    await app.close();
    await server.queue.stop();
    onClose.dispose();
  };
  const log = options.log ?? false;
  try {
    endConnectionsOnClose(app);
    closeRefusedUpgrades(app);
    forbidSniffing(app);
    // Hooks reach only routes that are registered later, so the parts with hooks come first.
    const seedNow = await prepareSeed(app, server, { host, origin: options.origin ?? null, seed: options.seed ?? null });
    const reports = new CspReports();
    if (server.config.testing) registerFaults(app, server, reports);
    await registerGateway(app, server, { clientDir: options.clientDir ?? null, reports, log });
    await registerApi(app, server, endpointsOf(server.config.flavor));
    await registerMedia(app, server);
    registerWeb(app, server);
    onClose.add(await registerStreaming(app, server));
    const listening = await app.listen({ port: options.port ?? 0, host });
    const url = host === '0.0.0.0' || host === '::' ? listening.replace(/\/\/[^/]+:/, '//127.0.0.1:') : listening;
    if (!options.origin) server.setOrigin(url);
    followOrigin(server);
    await seedNow();
    onClose.add(startJobs(server));
    return { url, server, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A database in memory, and a folder for files that `onClose` removes. */
function temporaryFolder(onClose: DisposableStore): Pick<DataFolder, 'filesDir' | 'tempDir' | 'db'> {
  const root = mkdtempSync(join(tmpdir(), 'wisteria-'));
  onClose.add(() => rmSync(root, { recursive: true, force: true }));
  const [filesDir, tempDir] = [join(root, 'files'), join(root, 'temp')];
  for (const directory of [filesDir, tempDir]) mkdirSync(directory);
  const db = new Database(':memory:');
  onClose.add(() => db.close());
  return { filesDir, tempDir, db };
}

/** Opens the folder and the database of an instance. `onClose` releases both. */
function createServer(options: InstanceOptions, onClose: DisposableStore): Server {
  const { filesDir, tempDir, db } =
    options.dataDir === null ? temporaryFolder(onClose) : onClose.add(new DataFolder(options.dataDir, allMigrations));
  migrate(db, allMigrations);

  const clock = new SteerableClock(options.clock ?? systemClock);
  const testing = options.testing ?? false;
  const logError = (error: unknown) => {
    if (options.log) console.error(error);
  };
  const server = new Server({
    db,
    clock,
    ids: new IdGenerator(clock),
    bus: new EventBus(db, logError),
    limiter: new RateLimiter(clock, options.rateLimitFactor ?? (testing ? 0 : 1)),
    pictures: options.pictures ?? onClose.add(new Pictures()),
    config: {
      filesDir,
      tempDir,
      flavor: FLAVORS[options.flavor ?? '2024'],
      testing,
      download: options.download ?? download,
      post: options.post ?? postJson,
      ask: options.ask ?? askSite,
    },
    logError,
  });
  settleBlobs(server);
  const latest = latestId(db);
  if (latest !== null) server.ids.continueAfter(latest);
  if (options.origin) server.setOrigin(options.origin);
  return server;
}
