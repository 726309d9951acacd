import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { Reminders } from '../core/notifications/reminders';
import type { Server } from '../core/Server';
import { ApiFailure } from '../core/ApiFailure';
import { authenticate, tokenOf } from '../http/credentials';
import type { Peer } from './Connection';
import { StreamHub } from './StreamHub';

/** How often sockets are pinged, in ms, as on real servers. One that does not answer before the next ping is cut. */
const PING_MS = 60_000;
/** A client that reads so slowly that more than this waits for it is cut, to protect the instance's memory. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
/** Maximum size of a client's message, far above what clients send. */
const MAX_MESSAGE_BYTES = 64 * 1024;

/** Answer of real servers to an unknown token. */
const CHALLENGE = 'Bearer realm="Misskey", error="invalid_token", error_description="Failed to authenticate"';

/**
 * Registers `/streaming`, and starts the reminders of the instance.
 * @returns ends both.
 */
export async function registerStreaming(app: FastifyInstance, server: Server): Promise<Disposable> {
  const parts = new DisposableStore();
  server.sockets.watch(app.server);
  const hub = parts.add(new StreamHub(server));
  parts.add(new Reminders(server));
  const peers = new WeakMap<FastifyRequest, Peer>();
  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES } });
  app.get(
    '/streaming',
    {
      websocket: true,
      preValidation(request, reply, done) {
        const peer = peerOf(server, request, reply);
        if (!peer) return;
        peers.set(request, peer);
        done();
      },
    },
    (socket, request) => attach({ server, hub, socket, peer: peers.get(request) ?? { userId: null, scopes: null } }),
  );
  return parts;
}

/**
 * The account that opens a connection; without a token a visitor. As on real servers, a wrong token is refused at the
 * upgrade.
 */
function peerOf(server: Server, request: FastifyRequest, reply: FastifyReply): Peer | null {
  try {
    const token = tokenOf(request.headers, request.query);
    if (token === null || token === '') return { userId: null, scopes: null };
    const credential = authenticate(server, token);
    const { user, app } = credential;
    return app ? { userId: user.id, scopes: app.scopes, appTokenId: app.tokenId } : { userId: user.id, scopes: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    void reply.code(error.status).header('www-authenticate', CHALLENGE).send();
    return null;
  }
}

interface Attachment {
  readonly server: Server;
  readonly hub: StreamHub;
  readonly socket: WebSocket;
  readonly peer: Peer;
}

function attach({ server, hub, socket, peer }: Attachment): void {
  let isAlive = true;
  const connection = hub.connect(peer, {
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
      else socket.send(frame);
    },
  });
  const revoked = server.bus.subscribe('tokenRevoked', ({ userId, appTokenId, isEvery }) => {
    if (userId === peer.userId && (isEvery || appTokenId === peer.appTokenId)) socket.close();
  });
  const pinging = server.clock.every(PING_MS, () => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
    return undefined;
  });
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', (data: Buffer) => {
    isAlive = true;
    try {
      connection.receive(data.toString());
    } catch (error) {
      server.logError(error);
    }
  });
  // A broken connection also emits `close`. Without a listener, its error would end the process.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    pinging.dispose();
    revoked.dispose();
    hub.disconnect(connection);
  });
}
