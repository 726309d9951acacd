import fastify from 'fastify';
import { systemClock } from '~/lib/clock';
import { endConnectionsOnClose } from '../http/hooks';
import { CspReports, registerCspReports } from './cspReports';
import { registerClient } from './registerClient';
import { registerCompression } from './registerCompression';
import { GatewayPictures } from './GatewayPictures';
import { registerUpstream } from './upstream';
import { UpstreamDescription } from './UpstreamDescription';
import { upstreamTag } from './upstreamTag';

/** Options of a gateway. */
export interface GatewayOptions {
  readonly port: number;
  readonly host: string;
  /** Origin of the server that answers. See {@link upstreamOrigin}. */
  readonly upstream: string;
  /** Folder of the built client, or null for none. */
  readonly clientDir: string | null;
  /** A folder for pictures of the upstream, which can be deleted at any time. Without one, they are kept in memory. */
  readonly picturesDir: string | null;
}

/** A running gateway. */
export interface Gateway {
  /** Address it answers on. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a gateway: it serves the built client and forwards everything else to a real server. It stores nothing but pictures. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 1000 } });
  endConnectionsOnClose(app);
  registerCspReports(app, new CspReports(), console.warn);
  // Answers of the upstream are forwarded unchanged.
  await registerCompression(app, { isForAllRoutes: false });
  const description = new UpstreamDescription(options.upstream, systemClock);
  const pictures = new GatewayPictures({ directory: options.picturesDir, clock: systemClock });
  app.addHook('onClose', () => pictures.dispose());
  await registerUpstream(app, { origin: options.upstream, pictures, description });
  if (options.clientDir !== null) {
    // Asked early, so that the first page does not wait for the answer.
    void description.read();
    await registerClient(
      app,
      options.clientDir,
      async () => upstreamTag((await description.read()).media),
      async () => (await description.read()).captchas,
    );
  }
  const url = await app.listen({ port: options.port, host: options.host });
  return { url, close: () => app.close() };
}
