import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Controls, type SeedName } from './Controls';

const ENTRY = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** Longest start on a busy machine, with a seed of thousands of notes; ms. */
const START_LIMIT_MS = 180_000;
const POLL_MS = 50;

/** What server/main.ts prints when everybody may come. */
const READY = 'Wisteria is ready at';

export interface InstanceOptions {
  readonly seed: SeedName;
  /** Make it the gateway to this server instead of an instance of its own. */
  readonly upstream?: string;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** The built embedded instance as a process of its own, on a free port, with a data folder that lives as long as it does. */
export class Instance {
  readonly url: string;
  readonly controls: Controls;
  #process: ChildProcess | null = null;
  #output = '';

  private constructor(
    private readonly port: number,
    private readonly dataDir: string,
    private readonly options: InstanceOptions,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.controls = new Controls(this.url);
  }

  static async start(options: InstanceOptions): Promise<Instance> {
    const instance = new Instance(await freePort(), mkdtempSync(join(tmpdir(), 'wisteria-e2e-')), options);
    await instance.resume();
    return instance;
  }

  /** Starts the process, again after {@link kill} with the same data and port, and waits until it is ready. */
  async resume(): Promise<void> {
    const { seed, upstream } = this.options;
    const target = upstream === undefined ? ['--seed', seed] : ['--upstream', upstream];
    const child = spawn(
      process.execPath,
      [ENTRY, '--port', String(this.port), '--host', '127.0.0.1', '--data', this.dataDir, '--testing', ...target],
      {
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    this.#process = child;
    const ready = this.#isReady(child);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    await ready;
  }

  /** What the pattern's first group found in everything that was printed last, such as a letter. */
  printed(pattern: RegExp): string | undefined {
    return [...this.#output.matchAll(new RegExp(pattern, 'g'))].at(-1)?.[1];
  }

  /** Ends the process as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it in good order and forgets its data. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  /** It answers calls while it still seeds; it is ready when it says so. */
  async #isReady(child: ChildProcess): Promise<void> {
    const from = this.#output.length;
    const until = Date.now() + START_LIMIT_MS;
    while (Date.now() < until) {
      if (child.exitCode !== null) throw new Error(`the instance ended with ${child.exitCode}:\n${this.#output}`);
      if (this.#output.includes(READY, from)) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`the instance was not ready within ${START_LIMIT_MS} ms:\n${this.#output}`);
  }
}
