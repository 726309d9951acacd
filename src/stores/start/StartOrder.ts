import { action, makeObservable, observableRef, when } from 'mobx';

/** What nobody sees at the start, in the order in which it is asked for. */
const STEPS = ['pages', 'previews', 'registry', 'emojis', 'prefetches'] as const;

/** Something that waits at the start: further pages of lists, link previews, the registry, emoji, or code that may be used soon. */
export type StartStep = (typeof STEPS)[number];

/**
 * The order of the start. A server answers a few calls at a time, so everything that is not in sight waits until everything in sight
 * is painted. Then one step follows the other. After the start nothing waits any more.
 */
export class StartOrder {
  private reached = 0;

  constructor() {
    makeObservable<this, 'reached' | 'next'>(this, { reached: observableRef, next: action });
  }

  /** Whether a step may begin; observable. */
  has(step: StartStep): boolean {
    return this.reached > STEPS.indexOf(step);
  }

  /** Settles when a step may begin. */
  async turn(step: StartStep): Promise<void> {
    if (!this.has(step)) await when(() => this.has(step));
  }

  /**
   * Lets one step after the other begin, the first one at once.
   * @param idle settles when the page has nothing to do; asked before each further step
   */
  async run(idle: () => Promise<unknown>): Promise<void> {
    for (const _step of STEPS) {
      if (this.reached > 0) await idle();
      this.next();
    }
  }

  private next(): void {
    this.reached += 1;
  }
}
