import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '~/lib/clock';
import type { DraftPoll } from '~/stores/drafts/draftData';
import { ComposerPoll } from './ComposerPoll';

/** The poll of a note in progress, which most notes do not have. */
export class OptionalPoll {
  /** The poll, while the note has one. */
  current: ComposerPoll | null = null;

  readonly #clock: Clock;
  /** The removed poll, in case it is added again. */
  #former: ComposerPoll | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  /** Gives the note an empty poll, or takes the poll away. The next time, the same poll comes back. */
  toggle(): void {
    const former = this.#former;
    this.#former = this.current;
    this.current = this.current ? null : (former ?? new ComposerPoll(this.#clock.now()));
  }

  /** Replaces the poll. */
  reset(content: DraftPoll | null): void {
    this.current = content && new ComposerPoll(this.#clock.now(), content);
  }

  /** Forgets the poll, and the one that was taken away. */
  clear(): void {
    this.current = null;
    this.forgetFormer();
  }

  forgetFormer(): void {
    this.#former = null;
  }
}
