import type { Visits } from '~/services/workspace/visits';
import { formatAddress, parseAddress, resolveAddress, type Address } from './address';

/**
 * One visited address. `key` is unique in its pane and identifies the data about the visit, such as its scroll
 * position.
 */
export interface HistoryEntry extends Address {
  readonly key: string;
}

/** How a navigation changes the history. */
export interface NavigateOptions {
  readonly replace?: boolean;
  /** Whether unsaved changes on the page are gone, so that no question is asked. */
  readonly isGone?: boolean;
}

/** Decides about a step to another page: it takes the step now, later or never. */
export type StepGuard = (step: () => void) => void;

/** Where the entries are stored: in memory for windows and columns, in the browser for the main pane. */
export interface HistoryBackend {
  readonly current: HistoryEntry;
  readonly canGoBack: boolean;
  push(address: Address): void;
  replace(address: Address): void;
  back: () => void;
  /** Called when the current entry changed in another way, such as the browser's Back button. */
  onChange(listener: () => void): void;
}

/** The location of one pane: its current address and its visits. A page does not know which kind of frame it is in. */
export class PaneHistory {
  readonly #listeners = new Set<() => void>();
  readonly #repeatListeners = new Set<() => void>();
  #guards: readonly StepGuard[] = [];

  constructor(private readonly backend: HistoryBackend) {
    backend.onChange(() => this.#emit());
  }

  get current(): HistoryEntry {
    return this.backend.current;
  }

  get href(): string {
    return formatAddress(this.backend.current);
  }

  get canGoBack(): boolean {
    return this.backend.canGoBack;
  }

  /**
   * Navigates to a path inside the product; `?x` and `#y` keep the parts before them. Navigating to the current address scrolls
   * to the top.
   */
  readonly navigate = (to: string, options: NavigateOptions = {}): void => {
    const address = resolveAddress(this.backend.current, to);
    if (!address) return;
    if (formatAddress(address) === this.href) {
      for (const listener of this.#repeatListeners) listener();
      return;
    }
    const step = () => {
      if (options.replace) this.backend.replace(address);
      else this.backend.push(address);
      this.#emit();
    };
    if (options.isGone) step();
    else this.#take(step);
  };

  readonly back = (): void => this.#take(() => this.backend.back());

  /** Lets `guard` decide about each step. @returns a function that ends this */
  readonly guardSteps = (guard: StepGuard): (() => void) => {
    this.#guards = [...this.#guards, guard];
    return () => (this.#guards = this.#guards.filter((one) => one !== guard));
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls `listener` on a navigation to the current address, to scroll to the top. */
  readonly onRepeat = (listener: () => void): (() => void) => {
    this.#repeatListeners.add(listener);
    return () => this.#repeatListeners.delete(listener);
  };

  #take(step: () => void): void {
    const guard = this.#guards.at(-1);
    if (guard) guard(step);
    else step();
  }

  #emit(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** History entries in memory, for a window or column. */
export class MemoryBackend implements HistoryBackend {
  #entries: HistoryEntry[];
  #index: number;
  #nextKey: number;
  #listener: (() => void) | null = null;
  readonly #onMoved: (visits: Visits) => void;

  /** @param onMoved called after each step with the current and the previous entry */
  constructor(visits: Visits, onMoved: (visits: Visits) => void = () => {}) {
    this.#entries = visits.entries.map(({ href, key }) => ({ ...parseAddress(href), key }));
    this.#index = visits.index;
    // Data about a visit are stored by its key, so no key is used twice.
    this.#nextKey = Math.max(0, ...visits.entries.map(({ key }) => Number(key) || 0)) + 1;
    this.#onMoved = onMoved;
  }

  get current(): HistoryEntry {
    return this.#entries[this.#index]!;
  }

  get canGoBack(): boolean {
    return this.#index > 0;
  }

  push(address: Address): void {
    this.#entries = [...this.#entries.slice(0, this.#index + 1), { ...address, key: String(this.#nextKey++) }];
    this.#index++;
    this.#tell();
  }

  replace(address: Address): void {
    this.#entries[this.#index] = { ...address, key: String(this.#nextKey++) };
    this.#tell();
  }

  back(): void {
    if (!this.canGoBack) return;
    this.#index--;
    this.#tell();
    this.#listener?.();
  }

  onChange(listener: () => void): void {
    this.#listener = listener;
  }

  #tell(): void {
    this.#onMoved({ entries: this.#entries.map((entry) => ({ href: formatAddress(entry), key: entry.key })), index: this.#index });
  }
}
