import type { Endpoint, NoteCreateParams, Req, Res } from '~/api/endpoints';

/** A user who acts over the API, so that a journey clicks only the parts that it tests. */
export class ApiUser {
  /** @param token empty for nobody */
  constructor(
    private readonly url: string,
    readonly id: string,
    readonly token: string,
  ) {}

  static async signIn(url: string, username: string, password: string): Promise<ApiUser> {
    const served = (await send(url, 'endpoints', {})) as Res<'endpoints'>;
    const way = (['signin', 'signin-flow'] as const).find((name) => served.includes(name)) ?? 'signin';
    const { id, i } = (await send(url, way, { username, password })) as Res<'signin'>;
    return new ApiUser(url, id, i);
  }

  /** @throws {Error} with the server's own words when it refuses. */
  async call<E extends Endpoint>(endpoint: E, params: Req<E>): Promise<Res<E>> {
    const answer = await this.callAny(endpoint, params);
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the compiler needs it: one endpoint answers anything
    return answer as Res<E>;
  }

  /** Calls an endpoint that the client does not use. */
  async callAny(endpoint: string, params: object): Promise<unknown> {
    return send(this.url, endpoint, { ...params, ...(this.token !== '' && { i: this.token }) });
  }

  /** @returns the id of the new note */
  async post(note: string | NoteCreateParams): Promise<string> {
    const { createdNote } = await this.call('notes/create', typeof note === 'string' ? { text: note } : note);
    return createdNote.id;
  }
}

async function send(url: string, endpoint: string, params: object): Promise<unknown> {
  const answer = await fetch(`${url}/api/${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(params),
  });
  if (!answer.ok) throw new Error(`${endpoint} answered ${answer.status}: ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}
