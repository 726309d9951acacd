import { setTimeout as sleep } from 'node:timers/promises';

/** Imitates a small server: it answers a few calls at a time, each answer takes a while, and the other calls wait in order. */
export class FewWorkers {
  readonly #path: string;
  readonly #answerMs: number;
  #free: number;
  readonly #waiting: (() => void)[] = [];

  /**
   * @param path the start of the paths of its calls
   * @param answerMs how long one answer takes, in ms
   * @param workers how many calls it answers at a time
   */
  constructor(path: string, answerMs: number, workers: number) {
    this.#path = path;
    this.#answerMs = answerMs;
    this.#free = workers;
  }

  /** Resolves when a call may be answered; at once for other paths. */
  async work(path: string): Promise<void> {
    if (!path.startsWith(this.#path)) return;
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    await sleep(this.#answerMs);
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }
}
