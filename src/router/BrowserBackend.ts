import { browserPath, productPath } from '~/lib/basePath';
import { formatAddress, parseAddress, type Address } from './address';
import type { HistoryBackend, HistoryEntry } from './PaneHistory';

interface EntryState {
  readonly key: string;
  /** How many entries of ours come before this one, so that Back never leaves the product. */
  readonly depth: number;
  /** See {@link stepsAbove}. */
  readonly steps?: number;
}

/** How many entries lie above a page's own one, for things that Back closes. */
export const stepsAbove = (state: unknown): number => (isEntryState(state) ? (state.steps ?? 0) : 0);

const isEntryState = (state: unknown): state is EntryState =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string' && 'depth' in state;

/** The history of the main pane: the browser's own, with a key for each entry that survives a reload. */
export class BrowserBackend implements HistoryBackend {
  #listener: (() => void) | null = null;
  #current: HistoryEntry;
  #depth: number;

  constructor(
    private readonly window: Window,
    private readonly newKey: () => string,
  ) {
    // Panes restore their own scroll positions; the document does not scroll.
    window.history.scrollRestoration = 'manual';
    const state: unknown = window.history.state;
    const { key, depth } = isEntryState(state) ? state : { key: newKey(), depth: 0 };
    this.#depth = depth;
    this.#current = { ...this.#location(), key };
    window.history.replaceState({ key, depth }, '');
    window.addEventListener('popstate', (event) => this.#arrive(event.state));
  }

  get current(): HistoryEntry {
    return this.#current;
  }

  get canGoBack(): boolean {
    return this.#depth > 0;
  }

  push(address: Address): void {
    this.#write('pushState', address, this.#depth + 1);
  }

  replace(address: Address): void {
    this.#write('replaceState', address, this.#depth);
  }

  back(): void {
    this.window.history.go(-1 - stepsAbove(this.window.history.state));
  }

  onChange(listener: () => void): void {
    this.#listener = listener;
  }

  #write(how: 'pushState' | 'replaceState', address: Address, depth: number): void {
    const key = this.newKey();
    this.#depth = depth;
    this.#current = { ...address, key };
    this.window.history[how]({ key, depth }, '', browserPath(formatAddress(address)));
  }

  #arrive(state: unknown): void {
    // A step above the page belongs to a thing that Back closes.
    if (isEntryState(state) && state.key === this.#current.key) return;
    const { key, depth } = isEntryState(state) ? state : { key: this.newKey(), depth: this.#depth };
    this.#depth = depth;
    this.#current = { ...this.#location(), key };
    if (!isEntryState(state)) this.window.history.replaceState({ key, depth }, '');
    this.#listener?.();
  }

  #location(): Address {
    const { pathname, search, hash } = this.window.location;
    return parseAddress(productPath(pathname) + search + hash);
  }
}
