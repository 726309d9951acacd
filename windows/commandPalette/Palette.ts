import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { CanceledError, toAppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import type { PaletteEntry } from '~/stores/commands/PaletteEntry';
import { CandidateIndex, type Candidate } from './CandidateIndex';
import { groupsInOrder, groupsOf, withLater, type Ranked, type ShownGroup } from './groups';
import { wantedOf, type Wanted } from './wanted';

/** Asks the server for entries of one kind; undefined if it has nothing to ask for this search. */
export type PaletteSource = (wanted: Wanted, signal: AbortSignal) => Promise<readonly PaletteEntry[]> | undefined;

/** What a {@link Palette} works with. */
export interface PaletteDeps {
  readonly clock: Clock;
  /** Shown while nothing is typed; more of them may come later. */
  readonly offered: readonly PaletteEntry[];
  /** Entries that every search has, such as the offer to search everywhere. */
  always(wanted: Wanted): readonly Ranked[];
  readonly sources: readonly PaletteSource[];
}

/** How long after the last key the server is asked; ms. */
export const PAUSE_MS = 250;

/**
 * What the palette shows for the typed text. What is on this device is there at once. After a pause, each source is asked once; its
 * answer is added without moving what is shown or what is selected. Another key stops the questions that run.
 */
export class Palette implements Disposable {
  query = '';
  groups: readonly ShownGroup[];
  /** The id of the entry that Enter chooses. */
  selected: string | undefined;
  /** Whether the server has not answered everything yet. */
  isAsking = false;
  /** Whether a question to the server failed. */
  hasFailed = false;

  readonly #deps: PaletteDeps;
  readonly #index = new CandidateIndex();
  #offered: readonly PaletteEntry[];
  #pause: Disposable | null = null;
  #questions = new AbortController();

  constructor(deps: PaletteDeps) {
    this.#deps = deps;
    this.#offered = deps.offered;
    this.groups = groupsInOrder(deps.offered);
    this.selected = this.groups[0]?.entries[0]?.id;
    makeObservable<this, 'add' | 'ask' | 'setAsking' | 'fail'>(this, {
      query: observable,
      groups: observableRef,
      selected: observable,
      isAsking: observable,
      hasFailed: observable,
      entries: computed,
      current: computed,
      setQuery: action,
      select: action,
      step: action,
      offer: action,
      find: action,
      add: action,
      ask: action,
      setAsking: action,
      fail: action,
    });
  }

  /** What is typed, as a search. */
  get wanted(): Wanted {
    return wantedOf(this.query);
  }

  /** All entries, from top to bottom. */
  get entries(): readonly PaletteEntry[] {
    return this.groups.flatMap(({ entries }) => entries);
  }

  /** The entry that Enter chooses. */
  get current(): PaletteEntry | undefined {
    return this.entries.find(({ id }) => id === this.selected);
  }

  /** Searches for another text. */
  setQuery(query: string): void {
    this.query = query;
    this.#stop();
    this.hasFailed = false;
    const { wanted } = this;
    if (wanted.typed === '') this.groups = groupsInOrder(this.#offered);
    else {
      const found = distinct([...this.#index.search(wanted), ...this.#deps.always(wanted)]);
      this.groups = groupsOf(found, wanted.scope !== 'all');
    }
    this.selected = this.groups[0]?.entries[0]?.id;
    this.isAsking = wanted.text !== '';
    if (this.isAsking) this.#pause = this.#deps.clock.after(PAUSE_MS, () => this.ask(wanted));
  }

  select(id: string): void {
    this.selected = id;
  }

  /** Selects the next entry, or the one before; the last one is followed by the first. */
  step(by: number): void {
    const { entries } = this;
    const at = entries.findIndex(({ id }) => id === this.selected);
    if (entries.length > 0) this.selected = entries[(at + by + entries.length) % entries.length]!.id;
  }

  /** Adds entries that load while the palette is open. */
  offer(later: readonly PaletteEntry[]): void {
    this.#offered = [...this.#offered, ...later];
    if (this.wanted.typed === '') this.add(later);
  }

  /** Adds what searches on this device find. */
  find(candidates: readonly Candidate[]): void {
    const before = this.#index.size;
    this.#index.add(candidates);
    const ranked = this.#index.search(this.wanted, before).toSorted((a, b) => b.fit - a.fit);
    this.add(ranked.map(({ entry }) => entry));
  }

  dispose(): void {
    this.#stop();
  }

  private add(later: readonly PaletteEntry[]): void {
    this.groups = withLater(this.groups, later, this.wanted.scope !== 'all');
    this.selected ??= this.groups[0]?.entries[0]?.id;
  }

  private ask(wanted: Wanted): void {
    const { signal } = this.#questions;
    const asked = this.#deps.sources.flatMap((source) => source(wanted, signal) ?? []);
    void Promise.all(asked.map((answer) => this.#take(answer, signal))).then(() => this.setAsking(signal));
  }

  async #take(answer: Promise<readonly PaletteEntry[]>, signal: AbortSignal): Promise<void> {
    try {
      const found = await answer;
      if (!signal.aborted) this.add(found);
    } catch (thrown) {
      if (!signal.aborted && !(toAppError(thrown) instanceof CanceledError)) this.fail();
    }
  }

  private setAsking(signal: AbortSignal): void {
    if (!signal.aborted) this.isAsking = false;
  }

  private fail(): void {
    this.hasFailed = true;
  }

  #stop(): void {
    this.#pause?.dispose();
    this.#questions.abort();
    this.#questions = new AbortController();
  }
}

/** Leaves out what leads to an address that a better match leads to. */
function distinct(ranked: readonly Ranked[]): readonly Ranked[] {
  const seen = new Set<string>();
  return ranked
    .toSorted((a, b) => b.fit - a.fit || Number(a.entry.group === 'recent') - Number(b.entry.group === 'recent'))
    .filter(({ entry: { id, to } }) => {
      const isKnown = seen.has(id) || (to !== undefined && seen.has(to));
      seen.add(id);
      if (to !== undefined) seen.add(to);
      return !isKnown;
    });
}
