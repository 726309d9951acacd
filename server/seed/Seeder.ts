import type { FastifyInstance } from 'fastify';
import type { WireDriveFile } from '~/api/wire';
import { findUser } from '../core/users/users';
import { countReader } from '../core/charts/countInCharts';
import type { Server } from '../core/Server';
import { steeringOf } from '../lib/SteerableClock';
import type { ServerEndpoint, ServerEndpoints } from '../http/serverEndpoints';

/** A file to upload. */
export interface SeedFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly comment?: string;
  readonly isSensitive?: boolean;
  readonly folderId?: string;
}

/** An account that a seed made. */
export interface SeedAccount {
  readonly id: string;
  readonly username: string;
  readonly token: string;
}

/**
 * Calls the public endpoints in process, at times of its choosing. Seeded data passes the same rules as data that users
 * create.
 */
export class Seeder {
  readonly #app: FastifyInstance;
  readonly #headers: Readonly<Record<string, string>>;
  readonly server: Server;

  /** @param headers sent with every call. See seedOnStart.ts. */
  constructor(app: FastifyInstance, server: Server, headers: Readonly<Record<string, string>> = {}) {
    this.#app = app;
    this.server = server;
    this.#headers = headers;
  }

  /** Sets the present time to `ms` since 1970. Times must not decrease, because ids sort by time. */
  at(ms: number): void {
    steeringOf(this.server).setTo(ms);
  }

  /**
   * Calls an endpoint.
   * @throws {Error} when it is refused. A seed that breaks the rules is a bug of the seed.
   */
  async call<E extends ServerEndpoint>(
    endpoint: E,
    params: ServerEndpoints[E]['req'],
    account: SeedAccount | null,
  ): Promise<ServerEndpoints[E]['res']> {
    const answer = await this.#app.inject({
      method: 'POST',
      url: `/api/${endpoint}`,
      headers: this.#headers,
      payload: { ...(params as object), ...(account ? { i: account.token } : {}) },
    });
    if (answer.statusCode >= 400) throw new Error(`${endpoint} was refused (${answer.statusCode}): ${answer.body.slice(0, 300)}`);
    return answer.statusCode === 204 ? undefined : answer.json();
  }

  /** Counts an account among those who read a timeline now. Reading all the timelines that people see would take long. */
  reads(account: SeedAccount): void {
    countReader(this.server, findUser(this.server, account.id) ?? null);
  }

  /** Ends the set-up and closes the explanations of the timelines, as people do who have used their account for a while. */
  async settleIn(account: SeedAccount): Promise<void> {
    const values = { accountSetupWizard: -1, timelineTutorials: { home: true, local: true, social: true, global: true } };
    for (const [key, value] of Object.entries(values)) {
      await this.call('i/registry/set', { scope: ['client', 'base'], key, value }, account);
    }
  }

  /** Uploads a file to an account's drive. */
  async upload(account: SeedAccount, file: SeedFile): Promise<WireDriveFile> {
    const form = new FormData();
    form.set('i', account.token);
    form.set('force', 'true');
    if (file.comment !== undefined) form.set('comment', file.comment);
    if (file.folderId !== undefined) form.set('folderId', file.folderId);
    if (file.isSensitive) form.set('isSensitive', 'true');
    form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
    // A Response can encode a form as multipart.
    const body = new Response(form);
    const answer = await this.#app.inject({
      method: 'POST',
      url: '/api/drive/files/create',
      headers: { ...this.#headers, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    if (answer.statusCode !== 200) throw new Error(`${file.name} was refused (${answer.statusCode}): ${answer.body.slice(0, 300)}`);
    return answer.json<WireDriveFile>();
  }

  /** Creates the administrator of a new instance. */
  async createAdmin(username: string, password: string): Promise<SeedAccount> {
    const me = await this.call('admin/accounts/create', { username, password }, null);
    return { id: me.id, username, token: me.token };
  }

  /** Signs a user up. */
  async signUp(username: string, password: string): Promise<SeedAccount> {
    const me = await this.call('signup', { username, password }, null);
    if (!me) throw new Error(`${username} must confirm an address first`);
    return { id: me.id, username, token: me.token };
  }
}
