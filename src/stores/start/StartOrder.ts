import { action, makeObservable, observableRef, when } from 'mobx';

/** The steps after the first notes: when they are painted, and when the page has nothing to do for the first time. */
const STEPS = ['painted', 'idle'] as const;

/**
 * A step of the start. Further pages of lists and link previews wait for `painted`; the account and its settings, emoji, and code that may
 * be used soon wait for `idle`.
 */
export type StartStep = (typeof STEPS)[number];

/**
 * The order of the start. A server answers a few calls at a time, so everything that is not in sight waits until everything in sight
 * is painted. After the start nothing waits any more.
 */
export class StartOrder {
  private reached = 0;

  constructor() {
    makeObservable<this, 'reached' | 'next'>(this, { reached: observableRef, next: action });
  }

  /** Whether a step has begun; observable. */
  has(step: StartStep): boolean {
    return this.reached > STEPS.indexOf(step);
  }

  /** Settles when a step begins. */
  async turn(step: StartStep): Promise<void> {
    if (!this.has(step)) await when(() => this.has(step));
  }

  /**
   * Begins the steps: `painted` at once.
   * @param idle settles when the page has nothing to do
   */
  async run(idle: () => Promise<unknown>): Promise<void> {
    this.next();
    await idle();
    this.next();
  }

  private next(): void {
    this.reached += 1;
  }
}
