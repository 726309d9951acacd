import { action, makeObservable, observableRef } from 'mobx';
import type { ComponentType } from 'react';
import type { Clock } from '~/lib/clock';
import { restoreStyles } from '~/lib/lostStyles';
import type { RootStore } from '../RootStore';

/** So long one that could not be fetched is left alone, unless somebody asks for another try; ms. */
const REST_MS = 30_000;

/**
 * A view whose code, with its texts, is fetched when something first wants to show it. All places that show it share how
 * far it is: where it could not be fetched, one successful try fills them all.
 */
export class LateView<P extends object> {
  private view: ComponentType<P> | null = null;
  /** Observable; it could not be fetched, and {@link retry} may. */
  hasFailed = false;
  /** Observable; somebody asked for another try, which goes on. */
  isRetrying = false;
  readonly #load: () => Promise<ComponentType<P>>;
  readonly #clock: Clock;
  // Not observable, because rendering starts it.
  #fetching: Promise<void> | undefined;
  #restsUntil = 0;

  constructor(load: () => Promise<ComponentType<P>>, clock: Clock) {
    this.#load = load;
    this.#clock = clock;
    makeObservable<this, 'view' | 'settle'>(this, {
      view: observableRef,
      hasFailed: observableRef,
      isRetrying: observableRef,
      retry: action,
      settle: action,
    });
  }

  /** The view; null until it has come. The first call fetches it, so it may be called while rendering. */
  want(): ComponentType<P> | null {
    if (!this.view && this.#clock.now() >= this.#restsUntil) void this.fetch();
    return this.view;
  }

  /** Settles when it is there or could not be fetched. Never rejects. */
  fetch(): Promise<void> {
    return (this.#fetching ??= this.#fetch());
  }

  /** Tries again at once. */
  readonly retry = (): void => {
    this.isRetrying = true;
    void this.fetch();
  };

  async #fetch(): Promise<void> {
    try {
      this.settle(await this.#load());
    } catch {
      // Every place shows what it has instead, and the faces that offer it another try.
      this.#fetching = undefined;
      this.#restsUntil = this.#clock.now() + REST_MS;
      this.settle(null);
    }
  }

  private settle(view: ComponentType<P> | null): void {
    this.view = view;
    this.hasFailed = view === null;
    this.isRetrying = false;
  }
}

/** Says how a view is fetched; `root.late` makes the one of the product of it. */
export const lateView =
  <P extends object>(load: (root: RootStore) => Promise<ComponentType<P>>) =>
  (root: RootStore): LateView<P> =>
    new LateView(async () => {
      const [view] = await Promise.all([load(root), restoreStyles()]);
      return view;
    }, root.clock);
