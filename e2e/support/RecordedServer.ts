import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance } from 'fastify';

interface Recorded {
  readonly endpoint: string;
  readonly status: number;
  readonly body?: unknown;
}

interface RecordedFrame {
  readonly event: string;
  readonly body: unknown;
}

type Params = Readonly<Record<string, unknown>>;

const RECORDED = new URL('../../tests/fixtures/recorded/', import.meta.url);

/** The origin of the server that was recorded. */
const RECORDED_ORIGIN = 'http://localhost:3300';

const PICTURE = readFileSync(new URL('../../public/icons/icon-192.png', import.meta.url));

const MEDIA_HEADERS = { 'content-type': 'image/png', 'cache-control': 'max-age=31536000, immutable' };

const read = (file: string): string => readFileSync(new URL(file, RECORDED), 'utf8');

/**
 * A server that knows nothing but the recorded answers of a real one. What was not recorded does not exist: calls of other
 * endpoints get the answer that the real server gives for unknown ones, and are listed. As on many real servers, the media proxy has
 * an origin of its own, all addresses are absolute, and no other origin may read media.
 */
export class RecordedServer {
  /** Endpoints that were called and are not recorded. */
  readonly unknown = new Set<string>();
  readonly #app: FastifyInstance = Fastify({ forceCloseConnections: true });
  /** The media proxy, which has an origin of its own. */
  readonly #proxy: FastifyInstance = Fastify({ forceCloseConnections: true });
  #url = '';
  #answers: readonly Recorded[] = [];
  #frames: readonly RecordedFrame[] = [];
  /** The name of each open channel by its id. */
  readonly #channels = new Map<string, string>();

  get url(): string {
    return this.#url;
  }

  /** Starts it on a free port. */
  static async start(): Promise<RecordedServer> {
    const server = new RecordedServer();
    await server.#listen();
    return server;
  }

  async stop(): Promise<void> {
    await Promise.all([this.#app.close(), this.#proxy.close()]);
  }

  /** The recorded answers of an endpoint. */
  answersOf(endpoint: string): readonly unknown[] {
    return this.#answers.filter((one) => one.endpoint === endpoint).map(({ body }) => body);
  }

  async #listen(): Promise<void> {
    const app = this.#app;
    await app.register(websocket);
    // Media: what they show does not matter.
    for (const path of ['/files/*', '/proxy/*', '/emoji/*', '/avatar/*', '/identicon/*', '/twemoji/*', '/fluent-emoji/*'])
      app.get(path, (_, reply) => reply.headers(MEDIA_HEADERS).send(PICTURE));
    this.#proxy.get('/*', (_, reply) => reply.headers(MEDIA_HEADERS).send(PICTURE));
    app.post('/api/*', async (request, reply) => {
      const { '*': endpoint } = request.params as { '*': string };
      const answer = this.#answer(endpoint, (request.body ?? {}) as Params);
      return reply.code(answer.status).send(answer.body);
    });
    app.get('/streaming', { websocket: true }, (socket) => {
      socket.on('message', (data: Buffer) => this.#hear(data.toString(), (text) => socket.send(text)));
    });
    this.#url = await app.listen({ port: 0, host: '127.0.0.1' });
    // The addresses in the answers are those of this server now.
    const proxy = await this.#proxy.listen({ port: 0, host: '127.0.0.1' });
    const here = (text: string): unknown =>
      JSON.parse(text.replaceAll(`${RECORDED_ORIGIN}/proxy`, proxy).replaceAll(RECORDED_ORIGIN, this.#url));
    const files = readdirSync(fileURLToPath(new URL('answers', RECORDED)));
    this.#answers = files.flatMap((file) => here(read(`answers/${file}`)) as Recorded[]);
    this.#frames = here(read('streaming.json')) as RecordedFrame[];
  }

  #answer(endpoint: string, params: Params): { readonly status: number; readonly body: unknown } {
    const bodies = this.answersOf(endpoint);
    // What this account stored is not known to the recordings, and the real server says so of every other key.
    if (endpoint === 'i/registry/get' || endpoint === 'i/registry/get-detail') return NO_SUCH_KEY;
    if (bodies.length === 0) {
      this.unknown.add(endpoint);
      const message = `Route POST:/api/${endpoint} not found`;
      return { status: 404, body: { message, error: 'Not Found', statusCode: 404 } };
    }
    const wanted = new Set(Object.values(params));
    const wantsList = Array.isArray(params['userIds']);
    const body =
      bodies.find((one) => wanted.has(idOf(one))) ?? bodies.find((one) => endpoint !== 'users/show' || Array.isArray(one) === wantsList);
    if (Array.isArray(body) && ('untilId' in params || 'sinceId' in params)) return { status: 200, body: [] };
    if (endpoint.startsWith('charts/')) return { status: 200, body: stretched(body, Number(params['limit'] ?? 30)) };
    return body === null || body === undefined ? { status: 204, body: undefined } : { status: 200, body };
  }

  #hear(text: string, say: (text: string) => void): void {
    if (text === 'ping') return say('pong');
    if (!text.startsWith('{')) return;
    const { type, body } = JSON.parse(text) as { type: string; body: { id: string; channel?: string; type?: string; pong?: boolean } };
    if (type === 'connect') {
      if (body.pong) say(JSON.stringify({ type: 'connected', body: { id: body.id } }));
      this.#channels.set(body.id, body.channel!);
      this.#sendFrame(body.id, 'stats', say);
    } else if (type === 'channel' && body.type === 'requestLog') {
      this.#sendFrame(body.id, 'statsLog', say);
    }
  }

  #sendFrame(id: string, type: string, say: (text: string) => void): void {
    const frame = this.#frames.find(({ event }) => event === `${this.#channels.get(id)} ${type}`);
    if (frame) say(JSON.stringify({ type: 'channel', body: { id, type, body: frame.body } }));
  }
}

const idOf = (value: unknown): unknown => (value !== null && typeof value === 'object' && 'id' in value ? value.id : undefined);

const NO_SUCH_KEY = {
  status: 400,
  body: { error: { message: 'No such key.', code: 'NO_SUCH_KEY', id: '97a1e8e7-c0f7-47d2-957a-92e61256e01a', kind: 'client' } },
};

/** Repeats the recorded hours or days of a chart, which the recordings shorten. */
function stretched(value: unknown, length: number): unknown {
  if (Array.isArray(value)) return Array.from({ length }, (_, at) => value[at % value.length] as unknown);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, stretched(one, length)]));
}
