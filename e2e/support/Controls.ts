export type SeedName = 'demo' | 'busy' | 'edge' | 'empty';

/** A violation of the content security policy as the browser reported it. */
export type CspReport = Readonly<Record<string, unknown>>;

/** A note of a burst, and when its request was answered, in ms since 1970. */
export interface BurstNote {
  readonly id: string;
  readonly answeredAt: number;
}

/** The commands for an instance under test; `server/faults.ts` is their other side. A path includes everything below it. */
export class Controls {
  constructor(private readonly url: string) {}

  /** Deletes all data and begins with a seed. Lifts all faults and forgets all reports. `Instance.reset` shares what was sown. */
  async reset(seed: SeedName): Promise<void> {
    await this.#post('reset', { seed });
  }

  /** Delays answers to a path: the next `times`, or all until {@link clear}. */
  async delay(path: string, ms: number, times?: number): Promise<void> {
    await this.#post('delay', { path, ms, times });
  }

  /** Makes the instance as slow as a small server: an API answer takes this long, and the workers answer one call each. */
  async fewWorkers(answerMs: number, workers: number): Promise<void> {
    await this.#post('few-workers', { path: '/api/', answerMs, workers });
  }

  /** Makes each answer to these paths cost processor time, until {@link clear}. */
  async costlyAnswers(paths: readonly string[], costMs: number): Promise<void> {
    await this.#post('costly-answers', { paths, costMs });
  }

  /** Answers calls to a path with an error; `error` becomes the body's `error`. */
  async fail(path: string, status: number, { error, times }: { error?: object; times?: number } = {}): Promise<void> {
    await this.#post('fail', { path, status, times, body: error && { error } });
  }

  /** Carries out a call and loses the answer. */
  async loseAnswer(path: string, times?: number): Promise<void> {
    await this.#post('drop', { path, times });
  }

  /** Cuts every live connection, as a lost network does. */
  async dropSockets(): Promise<void> {
    await this.#post('dropSockets', {});
  }

  /** Refuses every connection, or accepts them again. */
  async refuse(on: boolean): Promise<void> {
    await this.#post('refuse', { on });
  }

  /** Holds every live event back, or lets them go. */
  async slowStream(ms: number): Promise<void> {
    await this.#post('slow', { ms });
  }

  /** Moves the instance's clock. */
  async advanceClock(ms: number): Promise<void> {
    await this.#post('clock', { advanceMs: ms });
  }

  /** Gives a page of the outside world a preview; absent parts are empty. */
  async linkPreview(url: string, preview: { title: string; description?: string; player?: object }): Promise<void> {
    await this.#post('link-preview', { url, preview });
  }

  /** Lifts all faults. */
  async clear(): Promise<void> {
    await this.#post('clear', {});
  }

  /** Lets a user post many notes at a steady pace. Resolves with them after the last answer. */
  async burst(perSecond: number, seconds: number, username = 'bob'): Promise<readonly BurstNote[]> {
    const { notes } = (await this.#post('burst', { perSecond, seconds, username })) as { notes: readonly BurstNote[] };
    return notes;
  }

  /** Adds files to the root of a user's drive. They share the content of the user's pictures. */
  async fillDrive(count: number, username = 'alice'): Promise<void> {
    await this.#post('fill-drive', { count, username });
  }

  /** The reports since the last reset. */
  async cspReports(): Promise<readonly CspReport[]> {
    const { reports } = (await this.#post('csp-reports', {})) as { reports: readonly CspReport[] };
    return reports;
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
