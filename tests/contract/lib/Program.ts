import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const READY = /Wisteria is ready at (\S+)/;

/** How a process ended. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The instance's program, bundled from its sources as the build does it. */
export class Program {
  private constructor(private readonly directory: string) {}

  static async bundle(): Promise<Program> {
    // The packages are found from a folder inside the project.
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    const directory = mkdtempSync(join(ROOT, '.cache', 'program-'));
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      resolve: { alias: { '~': join(ROOT, 'src') } },
      define: { __WISTERIA_VERSION__: '"test"' },
      publicDir: false,
      build: { ssr: 'server/main.ts', outDir: directory, target: 'node20', rolldownOptions: { output: { entryFileNames: 'main.js' } } },
    });
    return new Program(directory);
  }

  /** Starts the program. It is ready when {@link Running.ready} resolves. @param preload a script that runs before it */
  run(args: readonly string[], { preload, env = {} }: { readonly preload?: string; readonly env?: NodeJS.ProcessEnv } = {}): Running {
    const before = preload === undefined ? [] : ['--import', preload];
    return new Running(
      spawn(process.execPath, [...before, join(this.directory, 'main.js'), ...args], {
        env: { ...process.env, NODE_ENV: 'production', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** A process of the program. */
export class Running {
  /** Resolves with the address when the process is ready, and rejects if it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<End>;
  /** What it printed as complaints. */
  complaints = '';
  readonly #child: ChildProcess;

  constructor(child: ChildProcess) {
    this.#child = child;
    this.ended = new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
    child.stderr?.on('data', (chunk: Buffer) => (this.complaints += chunk.toString()));
    this.ready = new Promise((resolve, reject) => {
      let said = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const address = READY.exec(said)?.[1];
        if (address !== undefined) resolve(address);
      });
      void this.ended.then(({ code, signal }) => reject(new Error(`it ended with ${code ?? signal}: ${this.complaints}`)));
    });
    // A test may only wait for the end.
    this.ready.catch(() => undefined);
  }

  /** Sends a signal and resolves when the process has ended, with the time that it took in ms. */
  async end(signal: NodeJS.Signals): Promise<End & { readonly ms: number }> {
    const from = performance.now();
    this.#child.kill(signal);
    return { ...(await this.ended), ms: performance.now() - from };
  }
}
