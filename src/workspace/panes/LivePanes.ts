import { action, makeObservable, observableRef, runInAction } from 'mobx';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { MAIN_PANE, type PaneId } from '~/services/workspace/document';
import type { Visits } from '~/services/workspace/visits';
import { LivePane } from './LivePane';

/** Where the histories of panes are stored. */
export interface VisitMemory {
  visitsOf(pane: PaneId): Visits;
  setVisits(pane: PaneId, visits: Visits): void;
}

/** The open panes, each from its opening to its closing. */
export class LivePanes {
  /** The pane that mirrors the browser's address. */
  readonly main: LivePane;
  readonly #others = new Map<PaneId, LivePane>();
  /** The pane that commands act on: the one that has the focus, or had it last. */
  active: LivePane;
  /** The visible columns; null if all are visible. */
  inSight: ReadonlySet<PaneId> | null = null;

  constructor(history: PaneHistory) {
    this.main = this.#open(new LivePane(MAIN_PANE, history));
    this.active = this.main;
    makeObservable(this, { active: observableRef, inSight: observableRef, setInSight: action, keepOnly: action });
  }

  /** Returns a pane. A new one starts at the address that the workspace remembers. */
  of(id: PaneId, memory: VisitMemory): LivePane {
    if (id === MAIN_PANE) return this.main;
    const known = this.#others.get(id);
    if (known) return known;
    const backend = new MemoryBackend(memory.visitsOf(id), (visits) => memory.setVisits(id, visits));
    const pane = this.#open(new LivePane(id, new PaneHistory(backend)));
    this.#others.set(id, pane);
    return pane;
  }

  /** Sets which columns are visible. The others are not drawn. */
  setInSight(ids: readonly PaneId[] | null): void {
    this.inSight = ids && new Set(ids);
  }

  /** Whether a pane is drawn. */
  isShown(id: PaneId, { shown, deckPanes }: { readonly shown: ReadonlySet<PaneId>; readonly deckPanes: readonly PaneId[] }): boolean {
    if (this.inSight && deckPanes.includes(id)) return this.inSight.has(id);
    return shown.has(id);
  }

  /** Drops panes that were closed. */
  keepOnly(ids: readonly PaneId[]): void {
    for (const [id, { element }] of this.#others) {
      if (ids.includes(id)) continue;
      this.#others.delete(id);
      element.remove();
      if (this.active.id === id) this.active = this.main;
    }
  }

  /** Makes a pane the active one whenever the focus moves into it. */
  #open(pane: LivePane): LivePane {
    pane.element.addEventListener('focusin', () => runInAction(() => (this.active = pane)));
    return pane;
  }
}
