import { pbkdf2, pbkdf2Sync } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

/** Rounds of the work that tells how fast the processor is. */
const PROBE_ROUNDS = 20_000;

/** Imitates a server that draws each picture anew. An answer costs processor time, but not on the thread that answers calls. */
export class CostlyAnswers {
  readonly #paths: readonly string[];
  readonly #rounds: number;

  /**
   * @param paths the starts of the paths of its answers
   * @param costMs the processor time of one answer, in ms
   */
  constructor(paths: readonly string[], costMs: number) {
    this.#paths = paths;
    const before = process.cpuUsage();
    pbkdf2Sync('', '', PROBE_ROUNDS, 32, 'sha256');
    const { user, system } = process.cpuUsage(before);
    this.#rounds = Math.max(1, Math.round((PROBE_ROUNDS * costMs * 1000) / Math.max(1, user + system)));
  }

  /** Resolves when an answer has cost its time; at once for other paths. */
  async work(path: string): Promise<void> {
    if (this.#paths.some((start) => path.startsWith(start))) await derive('', '', this.#rounds, 32, 'sha256');
  }
}
