export type SeedName = 'demo' | 'busy' | 'edge' | 'empty';

/** A violation of the content security policy as the browser reported it. */
export type CspReport = Readonly<Record<string, unknown>>;

/** A note of a burst, and when the server answered for it; ms since 1970. */
export interface BurstNote {
  readonly id: string;
  readonly answeredAt: number;
}

/** What an instance under test can be told to do; see server/faults. */
export class Controls {
  constructor(private readonly url: string) {}

  /** Forgets everything and begins with a seed. Lifts all faults. */
  async reset(seed: SeedName): Promise<void> {
    await this.#post('reset', { seed });
  }

  /** Answers calls to a path later. */
  async delay(path: string, ms: number): Promise<void> {
    await this.#post('delay', { path, ms });
  }

  /** Answers the next calls to a path with an error. */
  async fail(path: string, status: number, times = 1): Promise<void> {
    await this.#post('fail', { path, status, times });
  }

  /** Cuts every live connection, as a network does. */
  async dropSockets(): Promise<void> {
    await this.#post('dropSockets', {});
  }

  /** Lets a seeded person post so many notes a second for a while; answers with them when all are posted. */
  async burst(perSecond: number, seconds: number): Promise<readonly BurstNote[]> {
    const { notes } = (await this.#post('burst', { perSecond, seconds })) as { notes: readonly BurstNote[] };
    return notes;
  }

  /** Reports since the last reset. */
  async cspReports(): Promise<readonly CspReport[]> {
    const answer = await fetch(`${this.url}/__test/csp-reports`);
    if (!answer.ok) throw new Error(`/__test/csp-reports answered ${answer.status}`);
    return (await answer.json()) as CspReport[];
  }

  async #post(name: string, body: object): Promise<unknown> {
    const answer = await fetch(`${this.url}/__test/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`/__test/${name} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
}
