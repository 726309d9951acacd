import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Controls, type SeedName } from './Controls';
import { freePort } from './freePort';
import { snapshotOf, withSharedSeed } from './sharedSeeds';

const ENTRY = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** The longest start on a busy machine with a seed of thousands of notes, in ms. */
const START_LIMIT_MS = 180_000;
const POLL_MS = 50;

/** The line that `server/main.ts` prints when it is ready. */
const READY = 'Wisteria is ready at';

export interface InstanceOptions {
  readonly seed: SeedName;
  /** The generation of servers that it answers like. */
  readonly flavor?: '2024' | '2026';
  /** The server that this process forwards to, if it is a gateway. */
  readonly upstream?: string;
}

/** The built embedded instance as a separate process, on a free port, with a data folder that it removes at its end. */
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
    await (options.upstream === undefined
      ? withSharedSeed(options.seed, instance.dataDir, 'instance.db', () => instance.resume())
      : instance.resume());
    return instance;
  }

  /** Starts the process and waits until it is ready. After {@link kill} it keeps its data and port. */
  async resume(): Promise<void> {
    const { seed, flavor = '2024', upstream } = this.options;
    const target = upstream === undefined ? ['--seed', seed, '--flavor', flavor] : ['--upstream', upstream];
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

  /** Deletes all data and begins with a seed. Lifts all faults and forgets all reports. */
  async reset(seed: SeedName): Promise<void> {
    await withSharedSeed(seed, this.dataDir, snapshotOf(seed), () => this.controls.reset(seed));
  }

  /** Finds the last printed match of a pattern's first group, for example in a letter. */
  printed(pattern: RegExp): string | undefined {
    return [...this.#output.matchAll(new RegExp(pattern, 'g'))].at(-1)?.[1];
  }

  /** Ends the process the way a power cut does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends the process in good order and removes its data. */
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

  /** The process answers calls while it still seeds. It prints a line when it is ready. */
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
