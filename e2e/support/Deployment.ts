import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** A file of the build whose name has a hash: its name without the last letter of it, and the extension. */
const HASHED = /([\w.-]+-[\w-]{7})[\w-]\.(js|css)\b/g;

/** What may contain names of files. */
const TEXTS = /javascript|text\/(?:html|css)/;

/**
 * A server in front of an instance that deploys builds: each is the build of the instance under other names, as if every file had changed. Of a
 * build that is no longer deployed, no file is left.
 */
export class Deployment {
  /** The letter that ends the hashes of this build; null for the names that they were built with. */
  #letter: string | null = null;
  readonly #built = new Map<string, string>();
  readonly #sockets = new Set<Duplex>();

  private constructor(
    private readonly instance: URL,
    private readonly server: Server,
  ) {
    server.on('request', (asked: IncomingMessage, answer: ServerResponse) => this.#forward(asked, answer));
    // Live connections.
    server.on('upgrade', (asked: IncomingMessage, socket: Duplex, head: Buffer) => this.#join(asked, socket, head));
  }

  static async inFrontOf(instance: string): Promise<Deployment> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Deployment(new URL(instance), server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Replaces what is deployed. @param letter one letter that names the build */
  deploy(letter: string): void {
    this.#letter = letter;
    this.#built.clear();
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  #forward(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, headers, url = '/' } = asked;
    const name = url.split('/').at(-1)!;
    const isHashed = url.startsWith('/assets/') && new RegExp(HASHED).test(name);
    const built = this.#letter === null ? name : this.#built.get(name);
    if (isHashed && built === undefined) return void answer.writeHead(404).end();
    const path = isHashed ? `/assets/${built}` : url;
    const { hostname, port } = this.instance;
    // Another build is never what the browser has.
    const { 'if-none-match': _etag, 'if-modified-since': _since, ...fresh } = headers;
    const forwarded = request({ hostname, port, path, method, headers: { ...fresh, 'accept-encoding': 'identity' } }, (got) => {
      if (this.#letter === null || !TEXTS.test(got.headers['content-type'] ?? '')) {
        answer.writeHead(got.statusCode!, got.headers);
        return void got.pipe(answer);
      }
      const parts: Buffer[] = [];
      got.on('data', (part: Buffer) => parts.push(part));
      got.on('end', () => {
        const { 'content-length': _length, etag: _built, ...rest } = got.headers;
        answer.writeHead(got.statusCode!, rest).end(this.#renamed(Buffer.concat(parts).toString()));
      });
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  }

  /** A text with the names of this build, as long as before. */
  #renamed(text: string): string {
    return text.replaceAll(HASHED, (built: string, start: string, extension: string) => {
      const name = `${start}${this.#letter}.${extension}`;
      this.#built.set(name, built);
      return name;
    });
  }

  #join(asked: IncomingMessage, socket: Duplex, head: Buffer): void {
    const other = connect(Number(this.instance.port), this.instance.hostname, () => {
      const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}`);
      other.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      other.write(head);
      other.pipe(socket).pipe(other);
    });
    for (const one of [socket, other]) {
      this.#sockets.add(one);
      one.on('error', () => one.destroy());
    }
  }
}
