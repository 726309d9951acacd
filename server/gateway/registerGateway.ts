import type { PartContext } from '../core/Instance';
import { registerFaults } from '../faults';
import { CspReports, registerCspReports } from './cspReports';
import { registerClient } from './registerClient';
import { registerCompression } from './registerCompression';

/**
 * The local instance's own gateway: the built client at the same origin, compressed answers, policy reports, and in test
 * instances the faults. Stands first among the parts, because hooks only reach routes that are registered after them.
 */
export async function registerGateway(context: PartContext): Promise<void> {
  const { app, server, options } = context;
  const reports = new CspReports();
  if (server.config.testing) registerFaults(context, reports);
  registerCspReports(app, reports, (line) => {
    if (options.log) console.warn(line);
  });
  await registerCompression(app, { isForAllRoutes: true });
  if (server.config.clientDir !== null) await registerClient(app, server.config.clientDir);
}
