import fastify from 'fastify';
import { systemClock } from '~/lib/clock';
import { endConnectionsOnClose } from '../http/hooks';
import { CspReports, registerCspReports } from './cspReports';
import { registerClient } from './registerClient';
import { registerCompression } from './registerCompression';
import { registerUpstream } from './upstream';
import { UpstreamCaptchas } from './UpstreamCaptchas';

/** Options of a gateway. */
export interface GatewayOptions {
  readonly port: number;
  readonly host: string;
  /** Origin of the server that answers. See {@link upstreamOrigin}. */
  readonly upstream: string;
  /** Folder of the built client, or null for none. */
  readonly clientDir: string | null;
}

/** A running gateway. */
export interface Gateway {
  /** Address it answers on. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a gateway: it serves the built client and forwards everything else to a real server. It stores nothing. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 1000 } });
  endConnectionsOnClose(app);
  registerCspReports(app, new CspReports(), console.warn);
  // Answers of the upstream are forwarded unchanged.
  await registerCompression(app, { isForAllRoutes: false });
  await registerUpstream(app, options.upstream);
  if (options.clientDir !== null) {
    const captchas = new UpstreamCaptchas(options.upstream, systemClock);
    // Asked early, so that the first page does not wait for the answer.
    void captchas.sources();
    await registerClient(
      app,
      options.clientDir,
      () => '',
      () => captchas.sources(),
    );
  }
  const url = await app.listen({ port: options.port, host: options.host });
  return { url, close: () => app.close() };
}
