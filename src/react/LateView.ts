import { action, makeObservable, observableRef } from 'mobx';
import type { ComponentType } from 'react';
import type { Clock } from '~/lib/clock';

/** How long to wait after a failure before loading again, unless the viewer retries; ms. */
const REST_MS = 30_000;

/**
 * A view whose code and texts are loaded when it is first shown. All places that show it share its state: after a
 * failure, one successful retry fills them all.
 */
export class LateView<P extends object> {
  private view: ComponentType<P> | null = null;
  /** Whether loading failed; {@link retry} may be called then. Observable. */
  hasFailed = false;
  /** Whether a retry is in progress; observable. */
  isRetrying = false;
  readonly #load: (isAnotherTry: boolean) => Promise<ComponentType<P>>;
  readonly #clock: Clock;
  // Not observable, because rendering starts it.
  #fetching: Promise<void> | undefined;
  #restsUntil = 0;

  constructor(load: (isAnotherTry: boolean) => Promise<ComponentType<P>>, clock: Clock) {
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

  /** Whether the view is loaded; observable. */
  get isLoaded(): boolean {
    return this.view !== null;
  }

  /** The view, or null until it is loaded. The first call starts loading; it may be called while rendering. */
  want(): ComponentType<P> | null {
    if (!this.view && this.#clock.now() >= this.#restsUntil) void this.fetch();
    return this.view;
  }

  /** Settles when the view is loaded or has failed. Never rejects. */
  fetch(): Promise<void> {
    return (this.#fetching ??= this.#fetch());
  }

  /** Tries again at once. */
  readonly retry = (): void => {
    this.isRetrying = true;
    void this.fetch();
  };

  /**
   * Loads the view before anything shows it. Nothing has failed if that fails: the first place that shows the view loads it.
   * @throws when it does not load
   */
  async fetchAhead(): Promise<void> {
    const view = await this.#load(this.hasFailed);
    if (!this.view) this.settle(view);
  }

  async #fetch(): Promise<void> {
    try {
      this.settle(await this.#load(this.hasFailed));
    } catch {
      // Every place shows its fallback, which may offer a retry.
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
