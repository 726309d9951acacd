import { action, computed, makeObservable, observable } from 'mobx';
import { disposable, type Disposable } from '~/lib/disposable';

/** A part without a place of its own that did not load. */
export interface LostPart {
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** The parts around the page that did not load. One notice says so for all of them. */
export class LostParts {
  readonly #parts = observable.set<LostPart>(undefined, { deep: false });

  constructor() {
    makeObservable(this, { hasSome: computed, isRetrying: computed, add: action });
  }

  /** Whether a part is missing; observable. */
  get hasSome(): boolean {
    return this.#parts.size > 0;
  }

  /** Whether another try is in progress; observable. */
  get isRetrying(): boolean {
    return [...this.#parts].some(({ isRetrying }) => isRetrying);
  }

  /** Adds a part until the result is disposed. */
  add(part: LostPart): Disposable {
    this.#parts.add(part);
    return disposable(action(() => void this.#parts.delete(part)));
  }

  /** Tries again to load all of them. */
  readonly retry = (): void => {
    for (const { retry } of this.#parts) retry();
  };
}

/** Creates the list, for `root.part`. */
export const createLostParts = (): LostParts => new LostParts();
