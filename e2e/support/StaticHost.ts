import { createServer, type Server } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emojiFolders, makeStatic } from '../../.scripts/lib/static.mjs';

const CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** A rule of the file of headers: a path, which may end with a star, and its headers. */
interface Rule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads the file of headers as its hosts do. */
function rulesIn(text: string): readonly Rule[] {
  const rules = text.trim().split(/\n(?=\S)/);
  return rules.map((rule) => {
    const [path = '', ...lines] = rule.split('\n');
    return { path, headers: lines.map((line) => line.trim().split(/: (.*)/) as unknown as readonly [string, string]) };
  });
}

const fits = ({ path }: Rule, asked: string): boolean => (path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path);

/** A host of files with a static build: it knows files, the rewrite to the page, and the file of headers, and nothing else. */
export class StaticHost {
  private constructor(
    readonly url: string,
    private readonly server: Server,
    private readonly folder: string,
  ) {}

  static async start(): Promise<StaticHost> {
    const folder = mkdtempSync(join(tmpdir(), 'wisteria-static-'));
    makeStatic(CLIENT, folder);
    const rules = rulesIn(readFileSync(join(folder, '_headers'), 'utf8'));
    const fileOf = (path: string): string | null => {
      const [, set = '', name = ''] = path.split('/');
      const pictures = emojiFolders()[set];
      const file = pictures === undefined ? join(folder, normalize(path)) : join(pictures, normalize(`/${name}`));
      return existsSync(file) && statSync(file).isFile() ? file : null;
    };
    const server = createServer(({ method, url = '/' }, response) => {
      const [path = '/'] = url.split('?');
      const file = fileOf(path) ?? join(folder, 'index.html');
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      // Hosts join what several rules say about a header.
      for (const rule of rules) if (fits(rule, path)) for (const [name, value] of rule.headers) response.appendHeader(name, value);
      if (method === 'GET' || method === 'HEAD') response.end(readFileSync(file));
      else response.writeHead(405).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new StaticHost(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, folder);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    rmSync(this.folder, { recursive: true });
  }
}
