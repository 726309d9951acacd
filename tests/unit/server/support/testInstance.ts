import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type Instance, type InstanceOptions } from '../../../../server/createInstance';
import type { BusEventName, BusEvents } from '../../../../server/core/EventBus';
import type { ServerEndpoint, ServerEndpoints } from '../../../../server/http/serverEndpoints';
import { Pictures } from '../../../../server/pictures/Pictures';
import { FakeClock } from '../../../fixtures/FakeClock';

/** An account of a test. */
export interface TestAccount {
  readonly id: string;
  readonly username: string;
  readonly token: string;
}

/** A refusal of an endpoint. */
export interface Refusal {
  readonly status: number;
  readonly code: string | undefined;
  readonly id: string | undefined;
}

/** All instances share it, because starting a process for pictures takes longer than most tests. It ends with the test runner. */
const pictures = new Pictures();

/**
 * Emptied instances without options, for the next tests: a start takes longer than most tests, and a reset almost no time. They
 * end with the test runner.
 */
const ready: { readonly instance: Instance; readonly clock: FakeClock }[] = [];

/** An instance in memory with a stopped clock, called without a socket. */
export class TestInstance {
  readonly #cleanup: (() => void)[] = [];

  private constructor(
    readonly instance: Instance,
    readonly clock: FakeClock,
    private readonly isShared: boolean,
  ) {}

  /** Starts an instance. Without options, it may be one that another test used, empty as at its first start. */
  static async start(options?: Partial<InstanceOptions>): Promise<TestInstance> {
    const { instance, clock } = (options ? undefined : ready.pop()) ?? (await begin(options));
    return new TestInstance(instance, clock, !options);
  }

  /** Ends the instance, or empties it for the next test. */
  async close(): Promise<void> {
    for (const clean of this.#cleanup) clean();
    if (!this.isShared) return this.instance.close();
    await this.reset();
    ready.push(this);
  }

  /** Empties the instance: no accounts, files, connections, jobs and faults, and the time of the start. */
  async reset(): Promise<void> {
    const { app, server } = this.instance;
    await app.inject({ method: 'POST', url: '/__test/reset', payload: { seed: 'empty' } });
    this.clock.restart();
    for (const folder of [server.config.filesDir, server.config.tempDir])
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) rmSync(join(entry.parentPath, entry.name), { force: true });
  }

  /** Calls an endpoint. Returns status and body of any answer. */
  async post(
    path: string,
    params: object = {},
    token?: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: unknown }> {
    const answer = await this.instance.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload: token === undefined ? params : { ...params, i: token },
      headers,
    });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : (JSON.parse(answer.body) as unknown) };
  }

  /** Calls an endpoint and expects success. */
  async ok<E extends ServerEndpoint>(path: E, params: ServerEndpoints[E]['req'], token?: string): Promise<ServerEndpoints[E]['res']> {
    const { status, body } = await this.post(path, params, token);
    if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** Calls an endpoint and expects a refusal. */
  async refused(path: ServerEndpoint, params: object = {}, token?: string): Promise<Refusal> {
    const { status, body } = await this.post(path, params, token);
    if (status < 400) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    const error = (body as { error?: { code?: string; id?: string } } | undefined)?.error;
    return { status, code: error?.code, id: error?.id };
  }

  /** Signs up an account with the password `<name>-pass`. The first one administers. */
  async signUp(username: string): Promise<TestAccount> {
    const made = await this.ok('signup', { username, password: `${username}-pass` });
    if (!made) throw new Error('sign-up gave no account');
    return { id: made.id, username, token: made.token };
  }

  /** Records bus events of a kind from now on. */
  listen<E extends BusEventName>(name: E): BusEvents[E][] {
    const events: BusEvents[E][] = [];
    const subscription = this.instance.server.bus.subscribe(name, (event) => events.push(event));
    this.#cleanup.push(() => subscription.dispose());
    return events;
  }
}

async function begin(options: Partial<InstanceOptions> = {}): Promise<{ instance: Instance; clock: FakeClock }> {
  const clock = new FakeClock();
  const instance = await createInstance({ dataDir: null, port: 0, testing: true, clock, pictures, ...options });
  return { instance, clock };
}
