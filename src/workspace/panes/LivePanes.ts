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
  /** The panes that were active before the active one, the latest first. */
  #former: readonly LivePane[] = [];
  /** Makes a pane the active one. */
  readonly activate = (pane: LivePane): void => {
    if (pane === this.active) return;
    this.#former = [this.active, ...this.#former].filter((other, index, all) => other !== pane && all.indexOf(other) === index);
    runInAction(() => (this.active = pane));
  };
  /** The pane that commands act on: the one that was focused or pressed last. */
  active: LivePane;
  /** The visible columns; null if all are visible. */
  inSight: ReadonlySet<PaneId> | null = null;

  constructor(history: PaneHistory) {
    this.main = new LivePane(MAIN_PANE, history, this.activate);
    this.active = this.main;
    makeObservable(this, { active: observableRef, inSight: observableRef, setInSight: action, keepOnly: action });
  }

  /** Returns a pane. A new one starts at the address that the workspace remembers. */
  of(id: PaneId, memory: VisitMemory): LivePane {
    if (id === MAIN_PANE) return this.main;
    const known = this.#others.get(id);
    if (known) return known;
    const backend = new MemoryBackend(memory.visitsOf(id), (visits) => memory.setVisits(id, visits));
    const pane = new LivePane(id, new PaneHistory(backend), this.activate);
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

  /** Drops panes that were closed. @param shown the panes that the layout puts on screen */
  keepOnly(ids: readonly PaneId[], shown: ReadonlySet<PaneId>): void {
    for (const [id, pane] of this.#others) {
      if (ids.includes(id)) continue;
      this.#others.delete(id);
      this.#former = this.#former.filter((other) => other !== pane);
      pane.element.remove();
      if (this.active === pane) this.leave(shown);
    }
  }

  /** Leaves the active pane for the one that was active before it and is on screen. The focus follows, unless it is elsewhere. */
  leave(shown: ReadonlySet<PaneId>): void {
    const { frame } = this.active;
    const { activeElement } = document;
    const next = this.#former.find(({ id }) => shown.has(id)) ?? this.main;
    this.activate(next);
    if (activeElement === document.body || frame?.contains(activeElement)) next.focus();
  }
}
