import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import type { Clock } from '~/lib/clock';
import { disposable, type Disposable } from '~/lib/disposable';
import { hasColumns, isMainShown, rootOf, toggleCollapsed } from '~/services/workspace/deck';
import { dockedAtEnd, floated, withColumn, withMain, withoutPane } from '~/services/workspace/columns';
import { mergeWorkspace } from '~/services/workspace/mergeWorkspace';
import { leavesOf, showTab, tabsWith } from '~/services/workspace/deckTree';
import { renamePanes } from '~/services/workspace/renamePanes';
import { shownPanes } from '~/services/workspace/shownPanes';
import {
  emptyWorkspace,
  MAIN_PANE,
  newPane,
  type Deck,
  type PaneId,
  type PaneRecord,
  type Rect,
  type WindowRecord,
  type WindowState,
  type WorkspaceDocument,
} from '~/services/workspace/document';
import { handedOver } from '~/services/workspace/handOver';
import type { WorkspaceFile } from '~/services/workspace/parseWorkspace';
import { currentHref, trimVisits, visitsOf, type Visits } from '~/services/workspace/visits';
import { cascadeRect, type Viewport } from '~/services/workspace/windowRect';
import { changeWindow, raiseWindow, windowOf, withWindow } from '~/services/workspace/windows';
import { equalData } from '~/services/equalData';
import type { LocalStore } from '~/storage/LocalStore';
import type { VersionedDocument } from '~/storage/VersionedDocument';
import type { OtherAccounts } from '../session/OtherAccounts';
import { workspaceFile } from './workspaceFile';

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
  /** The other accounts that panes may show. */
  readonly accounts: OtherAccounts;
  readonly newId: () => PaneId;
  readonly viewport: () => Viewport;
}

/** How a column begins. */
export interface NewColumn extends Partial<PaneRecord> {
  /** Stands behind the column of this pane; at the end otherwise. */
  readonly after?: PaneId;
}

/**
 * What is open beside the main pane, and where. Every change of the layout is an action that can be undone; where a pane
 * has been is kept apart, because going back is the pane's own matter.
 */
export class WorkspaceStore implements Disposable {
  document: WorkspaceDocument;
  /** The accounts that panes show beside the one in use. */
  readonly accounts: OtherAccounts;
  /** Panes that the last visit left. */
  readonly restored: ReadonlySet<PaneId>;
  #visits: Record<PaneId, Visits>;
  private past: readonly WorkspaceDocument[] = [];
  private future: readonly WorkspaceDocument[] = [];
  readonly #deps: WorkspaceStoreDeps;
  readonly #file: VersionedDocument<WorkspaceFile>;
  #saving: Disposable | null = null;
  /** What the browser's storage holds, as far as we know. */
  #written: WorkspaceFile;
  readonly #writtenListeners = new Set<() => void>();

  constructor(deps: WorkspaceStoreDeps) {
    this.#deps = deps;
    this.accounts = deps.accounts;
    this.#file = workspaceFile(deps.account);
    this.#written = this.#file.load(deps.local).value;
    const { workspace, visits } = this.#written;
    this.document = workspace;
    this.restored = new Set(Object.keys(workspace.panes));
    this.#visits = { ...visits };
    makeObservable<this, 'past' | 'future'>(this, {
      document: observableRef,
      past: observableRef,
      future: observableRef,
      windows: computed,
      deck: computed,
      deckPanes: computed,
      hasColumns: computed,
      isMainShown: computed,
      shown: computed,
      canUndo: computed,
      canRedo: computed,
      change: actionBound,
      adjust: actionBound,
      openWindow: actionBound,
      openColumn: actionBound,
      changePane: actionBound,
      restore: actionBound,
      adopt: actionBound,
      undo: actionBound,
      redo: actionBound,
    });
  }

  /** From the lowest to the topmost. */
  get windows(): readonly WindowRecord[] {
    return this.document.windows;
  }

  get deck(): Deck {
    return this.document.deck;
  }

  /** Panes of the deck, in the order of reading. */
  get deckPanes(): readonly PaneId[] {
    return leavesOf(rootOf(this.deck));
  }

  /** Whether there is more than the main pane. */
  get hasColumns(): boolean {
    return hasColumns(this.deck);
  }

  get isMainShown(): boolean {
    return isMainShown(this.deck);
  }

  /** Panes that are on screen, as far as the layout decides it. */
  get shown(): ReadonlySet<PaneId> {
    return shownPanes(this.document);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** What belongs to a pane; the main pane is always as it began. */
  pane(paneId: PaneId): PaneRecord {
    return this.document.panes[paneId] ?? newPane;
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

  /** Changes the layout by one step that can be undone. */
  change(change: (workspace: WorkspaceDocument) => WorkspaceDocument): void {
    const next = change(this.document);
    if (next === this.document) return;
    this.past = [...this.past, this.document].slice(-UNDO_STEPS);
    this.future = [];
    this.#set(next);
  }

  /** Changes what is looked at, such as the tab in front. That is nothing to undo. */
  adjust(change: (workspace: WorkspaceDocument) => WorkspaceDocument): void {
    this.#set(change(this.document));
  }

  /** Opens an address in a window on top of the others, or raises the one that shows it. */
  openWindow(href: string, record: Partial<PaneRecord> = {}): PaneId {
    const account = record.account ?? null;
    const open = this.windows.find(({ paneId }) => currentHref(this.visitsOf(paneId)) === href && this.pane(paneId).account === account);
    if (open) {
      if (open.state === 'minimised') this.setState(open.paneId, 'normal');
      this.raise(open.paneId);
      return open.paneId;
    }
    const paneId = this.#newPane(href);
    this.change((workspace) => withWindow(workspace, paneId, this.#freeRect(), { ...newPane, ...record }));
    return paneId;
  }

  /** Opens an address in a column. */
  openColumn(href: string, { after, ...record }: NewColumn = {}): PaneId {
    const paneId = this.#newPane(href);
    this.change((workspace) => withColumn(workspace, paneId, { ...newPane, ...record }, after));
    return paneId;
  }

  /** Makes another column that shows what a pane shows. */
  duplicate(paneId: PaneId): PaneId {
    return this.openColumn(currentHref(this.visitsOf(paneId)), { ...this.pane(paneId), after: paneId });
  }

  /** Takes a column out of the deck, as a window of its own. */
  float(paneId: PaneId, rect: Rect = this.#freeRect()): void {
    this.change((workspace) => floated(workspace, paneId, rect));
  }

  /** Makes a window a column, at the end of the deck. */
  dock(paneId: PaneId): void {
    this.change((workspace) => dockedAtEnd(workspace, paneId));
  }

  /** Closes a pane, wherever it stands. The main pane is only hidden. */
  close(paneId: PaneId): void {
    this.change((workspace) => withoutPane(workspace, paneId));
  }

  /** Changes what belongs to a pane. */
  changePane(paneId: PaneId, change: Partial<PaneRecord>): void {
    if (paneId === MAIN_PANE) return;
    this.change((workspace) => ({ ...workspace, panes: { ...workspace.panes, [paneId]: { ...workspace.panes[paneId]!, ...change } } }));
  }

  /** Changes the deck by one step that can be undone. */
  changeDeck(change: (deck: Deck) => Deck): void {
    this.change((workspace) => {
      const deck = change(workspace.deck);
      return deck === workspace.deck ? workspace : { ...workspace, deck };
    });
  }

  /** Shows nothing but the header of a column, or everything again. */
  fold(paneId: PaneId): void {
    this.changeDeck((deck) => toggleCollapsed(deck, paneId));
  }

  /** Lets a column fill the deck for a while; null shows all again. */
  maximise(paneId: PaneId | null): void {
    this.adjust((workspace) => ({ ...workspace, deck: { ...workspace.deck, maximised: paneId } }));
  }

  /** Brings a tab to the front. */
  showTab(paneId: PaneId): void {
    if (!tabsWith(this.deck.root, paneId)) return;
    this.adjust((workspace) => ({ ...workspace, deck: { ...workspace.deck, root: showTab(workspace.deck.root, paneId) } }));
  }

  /** Gives the main pane its place again, at the beginning of the deck. */
  showMain(): void {
    this.change((workspace) => withMain(workspace));
  }

  /** Puts a window above the others. */
  raise(paneId: PaneId): void {
    this.adjust((workspace) => raiseWindow(workspace, paneId));
  }

  /** Moves or resizes a window, which then floats. */
  place(paneId: PaneId, rect: Rect): void {
    this.change((workspace) => changeWindow(workspace, paneId, { rect, state: 'normal' }));
  }

  /** Minimises, maximises, snaps or restores a window. */
  setState(paneId: PaneId, state: WindowState): void {
    this.change((workspace) => (windowOf(workspace, paneId)?.state === state ? workspace : changeWindow(workspace, paneId, { state })));
  }

  /** Everything as it is now. */
  get file(): WorkspaceFile {
    const visits = Object.fromEntries(Object.keys(this.document.panes).map((id) => [id, this.visitsOf(id)]));
    return { workspace: this.document, visits };
  }

  /**
   * Puts another workspace in place of this one, by one step that can be undone. A pane that is somewhere else there is
   * another pane: this one keeps where it has been for the way back.
   */
  restore(file: WorkspaceFile): void {
    const elsewhere = Object.keys(file.visits).filter((id) => {
      const known = this.#visits[id];
      return known !== undefined && currentHref(known) !== currentHref(file.visits[id]!);
    });
    const { workspace, visits } = renamePanes(file, new Map(elsewhere.map((id) => [id, this.#deps.newId()])));
    this.#visits = { ...visits, ...this.#visits };
    this.change(() => workspace);
  }

  /** Takes over what others made of this workspace. What was done here before cannot be undone any more. */
  adopt({ workspace, visits }: WorkspaceFile): void {
    this.#visits = { ...visits, ...this.#visits };
    this.past = [];
    this.future = [];
    this.#set(workspace);
  }

  /** Another tab wrote its workspace: both are brought together. */
  reread(): void {
    const stored = this.#file.load(this.#deps.local).value;
    if (equalData(stored, this.#written)) return;
    const merged = mergeWorkspace(this.#written, this.file, stored);
    this.#written = stored;
    if (!equalData(merged.workspace, this.document)) this.adopt(merged);
  }

  /** Tells when the workspace was written down. */
  onWritten(listener: () => void): Disposable {
    this.#writtenListeners.add(listener);
    return disposable(() => this.#writtenListeners.delete(listener));
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

  /** Leaves the panes of another account to that account's own workspace. @param key of its scope */
  handOver(account: string, key: string): void {
    const { local } = this.#deps;
    const file = workspaceFile(key);
    const own = file.load(local).value;
    const next = handedOver(own, this.file, account);
    if (next !== own) file.save(local, next);
  }

  /** Writes what is not written yet. */
  flush(): void {
    if (this.#saving) this.#write();
  }

  dispose(): void {
    this.flush();
    this.accounts.dispose();
  }

  #newPane(href: string): PaneId {
    const paneId = this.#deps.newId();
    this.#visits = { ...this.#visits, [paneId]: visitsOf(href) };
    return paneId;
  }

  #freeRect(): Rect {
    const rects = this.windows.filter(({ state }) => state === 'normal').map(({ rect }) => rect);
    return cascadeRect(rects, this.#deps.viewport());
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
    this.reread();
    const { local } = this.#deps;
    const { file } = this;
    if (equalData(file.workspace, emptyWorkspace)) local.remove(this.#file.key);
    else this.#file.save(local, file);
    this.#saving?.dispose();
    this.#saving = null;
    this.#written = file;
    for (const listener of this.#writtenListeners) listener();
  }
}
