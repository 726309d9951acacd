import { action, makeObservable, observable } from 'mobx';
import type { Clock } from '~/lib/clock';
import { previewAddress } from '~/services/urlPreview';
import type { LocalStore } from '~/storage/LocalStore';
import type { RootStore } from '../RootStore';

const KEY = 'deadLinks';
/** How many addresses are remembered. */
const MOST = 300;

/**
 * The addresses that had no preview lately. It is remembered for the session of the browser, so that a note makes no place for a card
 * that will not come. Each address may be requested again at a time of its own.
 */
export class DeadLinks {
  readonly #local: LocalStore;
  readonly #clock: Clock;
  /** When each may be requested again, ms since the epoch; the newest last. */
  readonly #until: Map<string, number>;

  constructor(local: LocalStore, clock: Clock) {
    this.#local = local;
    this.#clock = clock;
    this.#until = observable.map(read(local.get(KEY)), { deep: false });
    makeObservable(this, { add: action });
  }

  /** Whether a link had no preview a short time ago; observable. @param url as in the note; must be http(s) */
  has(url: string): boolean {
    return (this.#until.get(previewAddress(url)) ?? 0) > this.#clock.now();
  }

  /** Remembers a link without a preview. @param until when it may be requested again; ms since the epoch */
  add(url: string, until: number): void {
    const address = previewAddress(url);
    this.#until.delete(address);
    this.#until.set(address, until);
    for (const oldest of this.#until.keys()) {
      if (this.#until.size <= MOST) break;
      this.#until.delete(oldest);
    }
    this.#local.set(KEY, JSON.stringify([...this.#until]));
  }
}

/** Reads what is stored; nothing if it is not what was written. */
function read(stored: string | null): readonly (readonly [string, number])[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

/** Creates the store; use it with `root.part`, which keeps one instance. */
export const createDeadLinks = ({ sessionLocal, clock }: RootStore): DeadLinks => new DeadLinks(sessionLocal, clock);
