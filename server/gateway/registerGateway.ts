import type { FastifyInstance } from 'fastify';
import { settingsOf } from '../core/instance/settings';
import type { Server } from '../core/Server';
import { pageHead } from '../web/pageHead';
import { captchaSources } from './captchaSources';
import { type CspReports, registerCspReports } from './cspReports';
import { registerClient } from './registerClient';
import { registerCompression } from './registerCompression';

/** Options of the gateway of an instance. */
export interface InstanceGatewayOptions {
  /** Folder of the built client, or null for none. */
  readonly clientDir: string | null;
  readonly reports: CspReports;
  /** Prints reports of the content security policy. */
  readonly log: boolean;
}

/**
 * The gateway of an instance: the built client at the same origin, compressed answers, and reports of the content security
 * policy. Register it before other routes, because its hooks reach only later ones.
 */
export async function registerGateway(
  app: FastifyInstance,
  server: Server,
  { clientDir, reports, log }: InstanceGatewayOptions,
): Promise<void> {
  registerCspReports(app, reports, (line) => {
    if (log) console.warn(line);
  });
  await registerCompression(app, { isForAllRoutes: true });
  if (clientDir === null) return;
  await registerClient(
    app,
    clientDir,
    (path) => pageHead(server, path),
    async () => captchaSources(settingsOf(server)),
  );
}
