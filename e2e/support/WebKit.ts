import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { freePort } from './freePort';

/** The name under which WebDriver passes on an element of the page. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** How long {@link WebKit.waitFor} waits, and how often it asks, in ms. */
const PATIENCE_MS = 15_000;
const POLL_MS = 100;

/** Keys without a letter, as WebDriver writes them. */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C', Control: '\uE009' } as const;

/** What finds an element: its role, as a selector, and its name. */
export interface Target {
  readonly selector: string;
  readonly name: string | RegExp;
}

/** Finds the first visible element with a name. Runs in the page. */
const FIND = `
const [selector, name, isPattern] = arguments;
const labelOf = (one) =>
  one.getAttribute('aria-label') ??
  (one.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ') ||
    [...(one.labels ?? [])].map((label) => label.textContent).join(' ') ||
    one.textContent);
const fits = (label) => (isPattern ? new RegExp(name).test(label) : label === name);
return [...document.querySelectorAll(selector)].find((one) => one.checkVisibility() && fits(labelOf(one).trim())) ?? null;
`;

/**
 * A window of WebKitGTK's small browser, driven by its own WebDriver: Playwright drives only a WebKit that it has changed. It needs a
 * screen, so it brings one.
 */
export class WebKit {
  readonly #processes: readonly ChildProcess[];
  readonly #session: string;

  private constructor(processes: readonly ChildProcess[], session: string) {
    this.#processes = processes;
    this.#session = session;
  }

  /** Starts a screen, the driver and a window of at least this size, in px. */
  static async start({ width, height }: { readonly width: number; readonly height: number }): Promise<WebKit> {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${width}x${height + 100}x24`], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const display = await new Promise<string>((resolve, reject) => {
      screen.once('error', reject);
      screen.stdio[3]!.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    });
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        // A container has no rights for the sandbox, and no graphics card.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    });
    const processes = [driver, screen];
    try {
      const base = `http://127.0.0.1:${port}`;
      await until(() => fetch(`${base}/status`).catch(() => null));
      const options = { binary: browserPath(), args: ['--automation'] };
      const made = (await send(`${base}/session`, 'POST', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      })) as { readonly sessionId: string };
      const webkit = new WebKit(processes, `${base}/session/${made.sessionId}`);
      await webkit.#call('POST', '/window/rect', { x: 0, y: 0, width, height });
      return webkit;
    } catch (error) {
      for (const one of processes) one.kill();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await this.#call('DELETE', '').catch(() => undefined);
    for (const one of this.#processes) one.kill();
  }

  async open(url: string): Promise<void> {
    await this.#call('POST', '/url', { url });
  }

  async back(): Promise<void> {
    await this.#call('POST', '/back', {});
  }

  /** Runs the body of a function in the page. @returns what it returns */
  async run<T>(script: string, ...args: readonly unknown[]): Promise<T> {
    return (await this.#call('POST', '/execute/sync', { script, args })) as T;
  }

  /** Runs the body of a function in the page until it returns something true. */
  async waitFor<T>(script: string, ...args: readonly unknown[]): Promise<T> {
    return until(() => this.run<T | null>(script, ...args), script);
  }

  /** Waits for an element and clicks it. */
  async click(target: Target): Promise<void> {
    await this.#call('POST', `/element/${await this.#find(target)}/click`, {});
  }

  /** Waits for an element and types into it. */
  async type(target: Target, text: string): Promise<void> {
    await this.#call('POST', `/element/${await this.#find(target)}/value`, { text });
  }

  /** Waits until an element is there, and is visible. */
  async see(target: Target): Promise<void> {
    await this.#find(target);
  }

  /** Presses keys together, wherever the focus is. */
  async press(...keys: readonly string[]): Promise<void> {
    const actions = [...keys.map((value) => ({ type: 'keyDown', value })), ...keys.toReversed().map((value) => ({ type: 'keyUp', value }))];
    await this.#call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Turns the wheel at a point. */
  async wheel(x: number, y: number, deltaX: number, deltaY: number): Promise<void> {
    const actions = [{ type: 'scroll', x, y, deltaX, deltaY, duration: 0, origin: 'viewport' }];
    await this.#call('POST', '/actions', { actions: [{ type: 'wheel', id: 'wheel', actions }] });
  }

  async #find({ selector, name }: Target): Promise<string> {
    const isPattern = name instanceof RegExp;
    const found = await until(
      () => this.run<Record<string, string> | null>(FIND, selector, isPattern ? name.source : name, isPattern),
      `${selector} named ${String(name)}`,
    );
    return found[ELEMENT]!;
  }

  #call(method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    return send(this.#session + path, method, body);
  }
}

/** Where distributions put the small browser of WebKitGTK. */
export function browserPath(): string {
  const roots = ['/usr/lib', '/usr/libexec'].flatMap((root) => [root, ...foldersIn(root)]);
  const folders = roots.flatMap((root) => foldersIn(root).filter((path) => /\/webkit2?gtk-[\d.]+$/.test(path)));
  const found = folders.map((folder) => `${folder}/MiniBrowser`).find((path) => existsSync(path));
  if (found === undefined) throw new Error('WebKitGTK has no MiniBrowser here.');
  return found;
}

const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${path}/${name}`)
    : [];

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

async function until<T>(ask: () => Promise<T | null>, what = 'an answer'): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
