import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A call that reached the upstream. */
export interface Reached {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** A server behind a gateway that records what reaches it and answers as a test wants. */
export class RecordingUpstream {
  readonly reached: Reached[] = [];
  /** Headers of upgrades. They are left without an answer. */
  readonly upgrades: IncomingHttpHeaders[] = [];
  /** Answers the next calls. */
  answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => response.end('{}');
  readonly #sockets = new Set<Socket>();

  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  static async start(): Promise<RecordingUpstream> {
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port was given');
    const upstream = new RecordingUpstream(`http://127.0.0.1:${address.port}`, server);
    server.on('connection', (socket: Socket) => upstream.#sockets.add(socket));
    server.on('upgrade', (request) => upstream.upgrades.push(request.headers));
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      upstream.reached.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
      request.resume();
      upstream.answer(request, response);
    });
    return upstream;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
