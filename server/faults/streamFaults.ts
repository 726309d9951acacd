import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { FaultRules } from './FaultRules';

/** The sockets of the streaming part, after its registration. */
const socketsOf = (app: FastifyInstance) => (app.hasDecorator('websocketServer') ? app.websocketServer : null);

/** Cuts every streaming connection without a closing handshake, as a lost network does. Returns how many. */
export function dropSockets(app: FastifyInstance): number {
  const clients = [...(socketsOf(app)?.clients ?? [])];
  for (const client of clients) client.terminate();
  return clients.length;
}

/** Delays messages of new streaming connections by the current rule, and keeps their order. */
export function delayStreams(app: FastifyInstance, rules: FaultRules): void {
  app.addHook('onReady', () => {
    socketsOf(app)?.on('connection', (socket: WebSocket) => {
      const send = socket.send.bind(socket) as (...values: unknown[]) => void;
      let lastDue = 0;
      Object.defineProperty(socket, 'send', {
        value: (...values: unknown[]) => {
          if (rules.streamDelayMs === 0 && Date.now() >= lastDue) {
            send(...values);
            return;
          }
          lastDue = Math.max(lastDue, Date.now() + rules.streamDelayMs);
          setTimeout(() => {
            if (socket.readyState === socket.OPEN) send(...values);
          }, lastDue - Date.now());
        },
      });
    });
    return Promise.resolve();
  });
}
