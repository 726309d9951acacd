import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import type { PaneId, Rect, WindowRecord, WindowState, WorkspaceDocument } from '~/services/workspace/document';
import { trimVisits, visitsOf, type Visits } from '~/services/workspace/visits';
import { cascadeRect, type Viewport } from '~/services/workspace/windowRect';
import { changeWindow, raiseWindow, windowOf, withoutWindow, withWindow } from '~/services/workspace/windows';
import type { LocalStore } from '~/storage/LocalStore';
import type { VersionedDocument } from '~/storage/VersionedDocument';
import { workspaceFile, type WorkspaceFile } from './workspaceFile';

/** Steps that can be undone (design section 10). */
const UNDO_STEPS = 50;

/** Changes are written down this long after the last one; ms. */
const SAVE_MS = 300;

/** What a {@link WorkspaceStore} is made of. */
export interface WorkspaceStoreDeps {
  readonly local: LocalStore;
  readonly clock: Clock;
  /** Whose workspace it is: the key of its scope. */
  readonly account: string;
  readonly newId: () => PaneId;
  readonly viewport: () => Viewport;
}

/**
 * What is open beside the main pane, and where. Every change of the layout is an action that can be undone; where a pane
 * has been is kept apart, because going back is the pane's own matter.
 */
export class WorkspaceStore implements Disposable {
  document: WorkspaceDocument;
  /** Panes that the last visit left. */
  readonly restored: readonly PaneId[];
  #visits: Record<PaneId, Visits>;
  private past: readonly WorkspaceDocument[] = [];
  private future: readonly WorkspaceDocument[] = [];
  readonly #deps: WorkspaceStoreDeps;
  readonly #file: VersionedDocument<WorkspaceFile>;
  #saving: Disposable | null = null;

  constructor(deps: WorkspaceStoreDeps) {
    this.#deps = deps;
    this.#file = workspaceFile(deps.account);
    const { workspace, visits } = this.#file.load(deps.local).value;
    this.document = workspace;
    this.restored = Object.keys(workspace.panes);
    this.#visits = { ...visits };
    makeObservable<this, 'past' | 'future'>(this, {
      document: observableRef,
      past: observableRef,
      future: observableRef,
      windows: computed,
      canUndo: computed,
      canRedo: computed,
      openWindow: actionBound,
      closeWindow: actionBound,
      raise: actionBound,
      place: actionBound,
      setState: actionBound,
      undo: actionBound,
      redo: actionBound,
    });
  }

  /** From the lowest to the topmost. */
  get windows(): readonly WindowRecord[] {
    return this.document.windows;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Where a pane is and was. */
  visitsOf(paneId: PaneId): Visits {
    return this.#visits[paneId] ?? visitsOf('/');
  }

  /** A pane went somewhere. */
  setVisits(paneId: PaneId, visits: Visits): void {
    this.#visits = { ...this.#visits, [paneId]: trimVisits(visits) };
    this.#save();
  }

  /** Opens an address in a window on top of the others, or raises the one that shows it. */
  openWindow(href: string): PaneId {
    const open = this.windows.find(({ paneId }) => currentHref(this.visitsOf(paneId)) === href);
    if (open) {
      if (open.state === 'minimised') this.setState(open.paneId, 'normal');
      this.raise(open.paneId);
      return open.paneId;
    }
    const paneId = this.#deps.newId();
    const rects = this.windows.filter(({ state }) => state === 'normal').map(({ rect }) => rect);
    this.#visits = { ...this.#visits, [paneId]: visitsOf(href) };
    this.#change(withWindow(this.document, paneId, cascadeRect(rects, this.#deps.viewport())));
    return paneId;
  }

  closeWindow(paneId: PaneId): void {
    this.#change(withoutWindow(this.document, paneId));
  }

  /** Puts a window above the others. Looking at something is nothing to undo. */
  raise(paneId: PaneId): void {
    this.#set(raiseWindow(this.document, paneId));
  }

  /** Moves or resizes a window, which then floats. */
  place(paneId: PaneId, rect: Rect): void {
    this.#change(changeWindow(this.document, paneId, { rect, state: 'normal' }));
  }

  /** Minimises, maximises, snaps or restores a window. */
  setState(paneId: PaneId, state: WindowState): void {
    if (windowOf(this.document, paneId)?.state !== state) this.#change(changeWindow(this.document, paneId, { state }));
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.document];
    this.#set(before);
  }

  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.document];
    this.#set(next);
  }

  /** Writes what is not written yet. */
  flush(): void {
    if (this.#saving) this.#write();
  }

  dispose(): void {
    this.flush();
  }

  #change(next: WorkspaceDocument): void {
    if (next === this.document) return;
    this.past = [...this.past, this.document].slice(-UNDO_STEPS);
    this.future = [];
    this.#set(next);
  }

  #set(next: WorkspaceDocument): void {
    if (next === this.document) return;
    this.document = next;
    this.#save();
  }

  #save(): void {
    this.#saving?.dispose();
    this.#saving = this.#deps.clock.after(SAVE_MS, () => this.#write());
  }

  #write(): void {
    this.#saving?.dispose();
    this.#saving = null;
    // A closed pane is not forgotten before it can no longer come back.
    const { local } = this.#deps;
    const visits = Object.fromEntries(Object.keys(this.document.panes).map((id) => [id, this.visitsOf(id)]));
    if (this.windows.length === 0) local.remove(this.#file.key);
    else this.#file.save(local, { workspace: this.document, visits });
  }
}

const currentHref = ({ entries, index }: Visits): string | undefined => entries[index]?.href;
