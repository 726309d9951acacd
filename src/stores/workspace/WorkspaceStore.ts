import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import type { Clock } from '~/lib/clock';
import { disposable, type Disposable } from '~/lib/disposable';
import { hasColumns, isMainShown, rootOf, toggleCollapsed } from '~/services/workspace/deck';
import { dockedBehind, floated, panesBefore, withColumn, withMain, withoutPane, withRecord } from '~/services/workspace/columns';
import { mergeWorkspace } from '~/services/workspace/mergeWorkspace';
import { withOwnDashboardsOf } from '~/services/workspace/dashboards';
import { equalLayouts } from '~/services/workspace/ownView';
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

/** How many steps can be undone. */
const UNDO_STEPS = 50;

/** How long after the last change the workspace is saved; ms. */
const SAVE_MS = 300;

/** The services that a {@link WorkspaceStore} uses. */
export interface WorkspaceStoreDeps {
  /** Stores the workspace; a memory that leaves no trace if the stored one is not used. */
  readonly local: LocalStore;
  /** Whether the stored workspace is ignored, so that a broken one can be repaired (`?safe` in the address). */
  readonly isSafe: boolean;
  /** Whether this window of the browser was opened for one page, so that it has neither the columns nor the windows of the others. */
  readonly isAlone: boolean;
  readonly clock: Clock;
  /** Key of the scope that the workspace belongs to. */
  readonly account: string;
  /** The other accounts that panes may show. */
  readonly accounts: OtherAccounts;
  readonly newId: () => PaneId;
  readonly viewport: () => Viewport;
}

/** Initial values of a new column. */
export interface NewColumn extends Partial<PaneRecord> {
  /** Puts the new column after the column of this pane; otherwise it goes to the end. */
  readonly after?: PaneId;
}

/**
 * The panes that are open besides the main one, and their layout. Every change of the layout can be undone. The history of each pane is
 * stored separately, because going back in a pane is not a change of the layout.
 */
export class WorkspaceStore implements Disposable {
  document: WorkspaceDocument;
  /** The accounts that panes show besides the current one. */
  readonly accounts: OtherAccounts;
  /** The panes that were not opened here: the last visit, another tab or another device opened them. They never take the focus. */
  openedElsewhere: ReadonlySet<PaneId>;
  /** How many versions came from other tabs and devices. */
  arrivals = 0;
  /** The column that was opened last in this tab, not by another tab or device; null if there was none. */
  lastOpened: PaneId | null = null;
  /** Where each pane that became a window stood: the panes before it. */
  readonly #places = new Map<PaneId, readonly PaneId[]>();
  #visits: Record<PaneId, Visits>;
  private past: readonly WorkspaceDocument[] = [];
  private future: readonly WorkspaceDocument[] = [];
  readonly #deps: WorkspaceStoreDeps;
  readonly #file: VersionedDocument<WorkspaceFile>;
  #saving: Disposable | null = null;
  /** The file in the browser's storage, as far as this tab knows. */
  #written: WorkspaceFile;
  readonly #writtenListeners = new Set<() => void>();

  constructor(deps: WorkspaceStoreDeps) {
    this.#deps = deps;
    this.accounts = deps.accounts;
    this.#file = workspaceFile(deps.account);
    this.#written = this.#file.load(deps.local).value;
    const { workspace, visits } = this.#written;
    this.document = workspace;
    this.openedElsewhere = new Set(Object.keys(workspace.panes));
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
      changeRevocably: actionBound,
      close: actionBound,
      restore: actionBound,
      adopt: actionBound,
      undo: actionBound,
      redo: actionBound,
    });
  }

  /** From the bottom window to the top one. */
  get windows(): readonly WindowRecord[] {
    return this.document.windows;
  }

  /** The deck of the document. */
  get deck(): Deck {
    return this.document.deck;
  }

  /** Panes of the deck in reading order. */
  get deckPanes(): readonly PaneId[] {
    return leavesOf(rootOf(this.deck));
  }

  /** Whether the deck has more than the main pane. */
  get hasColumns(): boolean {
    return hasColumns(this.deck);
  }

  /** Whether the main pane is in the deck. */
  get isMainShown(): boolean {
    return isMainShown(this.deck);
  }

  /** Panes that the layout puts on screen. */
  get shown(): ReadonlySet<PaneId> {
    return shownPanes(this.document);
  }

  /** Whether there is a step to undo. */
  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** Whether there is a step to redo. */
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Whether the viewer asked for an empty workspace, to repair a broken one. */
  get isSafe(): boolean {
    return this.#deps.isSafe;
  }

  /** Whether this window of the browser shows one page and nothing else. */
  get isAlone(): boolean {
    return this.#deps.isAlone;
  }

  /** Whether the stored workspace is neither used nor changed. */
  get isDetached(): boolean {
    return this.isSafe || this.isAlone;
  }

  /** The account of a pane, which panes opened from it inherit (WS11 in docs/spec/workspace.md). */
  ownerOf(paneId: PaneId): Pick<PaneRecord, 'account'> {
    return { account: this.pane(paneId).account };
  }

  /** The record of a pane; the main pane always has the default one. */
  pane(paneId: PaneId): PaneRecord {
    return this.document.panes[paneId] ?? newPane;
  }

  /** The history of a pane and its current position. */
  visitsOf(paneId: PaneId): Visits {
    return this.#visits[paneId] ?? visitsOf('/');
  }

  /** Stores the new history of a pane that navigated. */
  setVisits(paneId: PaneId, visits: Visits): void {
    this.#visits = { ...this.#visits, [paneId]: { ...this.#visits[paneId], ...trimVisits(visits) } };
    this.#save();
  }

  /** Stores the name that the page of a pane gives itself. */
  setTitle(paneId: PaneId, title: string): void {
    const visits = this.visitsOf(paneId);
    if (visits.title !== title) this.setVisits(paneId, { ...visits, title });
  }

  /** Changes the layout in one step that can be undone. */
  change(change: (workspace: WorkspaceDocument) => WorkspaceDocument): void {
    const next = change(this.document);
    if (next === this.document) return;
    this.past = [...this.past, this.document].slice(-UNDO_STEPS);
    this.future = [];
    this.#set(next);
  }

  /** Changes the layout like {@link change}. @returns a function that takes back this step alone and keeps later changes */
  changeRevocably(change: (workspace: WorkspaceDocument) => WorkspaceDocument): () => void {
    const before = this.file;
    this.change(change);
    const after = this.file;
    return () => this.change(() => mergeWorkspace(after, this.file, before).workspace);
  }

  /** Changes the view, such as the active tab, without an undo step. */
  adjust(change: (workspace: WorkspaceDocument) => WorkspaceDocument): void {
    this.#set(change(this.document));
  }

  /** Opens an address in a new window, or raises the window that already shows it. */
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

  /** Opens an address in a new column. */
  openColumn(href: string, { after, ...record }: NewColumn = {}): PaneId {
    const paneId = this.#newPane(href);
    this.lastOpened = paneId;
    this.change((workspace) => withColumn(workspace, paneId, { ...newPane, ...record }, after));
    return paneId;
  }

  /** Opens another column with the address and options of a pane. */
  duplicate(paneId: PaneId): PaneId {
    return this.openColumn(currentHref(this.visitsOf(paneId)), { ...this.pane(paneId), after: paneId });
  }

  /** Turns a column into a window. */
  float(paneId: PaneId, rect: Rect = this.#freeRect()): void {
    this.#places.set(paneId, panesBefore(this.document, paneId));
    this.change((workspace) => floated(workspace, paneId, rect));
  }

  /** Turns a window into a column: where it was before, or at the end of the deck. */
  dock(paneId: PaneId): void {
    this.lastOpened = paneId;
    this.change((workspace) => dockedBehind(workspace, paneId, this.#places.get(paneId)));
  }

  /**
   * Closes a pane, wherever it is. The main pane is only hidden.
   * @returns a function that brings it back and keeps later changes
   */
  close(paneId: PaneId): () => void {
    const revert = this.changeRevocably((workspace) => withoutPane(workspace, paneId));
    return () => {
      revert();
      if (paneId === MAIN_PANE) this.showMain();
    };
  }

  /** Changes the record of a pane; the main pane has none. */
  changePane(paneId: PaneId, change: Partial<PaneRecord>): void {
    this.change((workspace) => withRecord(workspace, paneId, change));
  }

  /** Changes the deck in one step that can be undone. */
  changeDeck(change: (deck: Deck) => Deck): void {
    this.change((workspace) => {
      const deck = change(workspace.deck);
      return deck === workspace.deck ? workspace : { ...workspace, deck };
    });
  }

  /** Collapses a column to its header, or expands it. */
  fold(paneId: PaneId): void {
    this.changeDeck((deck) => toggleCollapsed(deck, paneId));
  }

  /** Lets a column fill the deck temporarily; null shows all again. */
  maximize(paneId: PaneId | null): void {
    this.adjust((workspace) => ({ ...workspace, deck: { ...workspace.deck, maximised: paneId } }));
  }

  /** Makes a tab the active one. */
  showTab(paneId: PaneId): void {
    if (!tabsWith(this.deck.root, paneId)) return;
    this.adjust((workspace) => ({ ...workspace, deck: { ...workspace.deck, root: showTab(workspace.deck.root, paneId) } }));
  }

  /** Shows the main pane again, at the start of the deck. */
  showMain(): void {
    this.change((workspace) => withMain(workspace));
  }

  /** Brings a window to the top. */
  raise(paneId: PaneId): void {
    this.adjust((workspace) => raiseWindow(workspace, paneId));
  }

  /** Moves or resizes a window. */
  place(paneId: PaneId, rect: Rect): void {
    this.change((workspace) => changeWindow(workspace, paneId, { rect, state: 'normal' }));
  }

  /** Minimizes, maximizes, snaps or restores a window. */
  setState(paneId: PaneId, state: WindowState): void {
    this.change((workspace) => (windowOf(workspace, paneId)?.state === state ? workspace : changeWindow(workspace, paneId, { state })));
  }

  /** The whole workspace with the history of its panes. */
  get file(): WorkspaceFile {
    const visits = Object.fromEntries(Object.keys(this.document.panes).map((id) => [id, this.visitsOf(id)]));
    return { workspace: this.document, visits };
  }

  /** A version from the server with the dashboards that this device keeps for itself. */
  withOwn({ workspace, visits }: WorkspaceFile): WorkspaceFile {
    return { workspace: withOwnDashboardsOf(workspace, this.document), visits };
  }

  /**
   * Replaces the workspace in one step that can be undone. A pane that shows a different address in the new workspace
   * counts as a different pane, so that the old one keeps its history for undo.
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

  /** Takes over a version merged with other tabs or devices. Earlier steps can no longer be undone. */
  adopt({ workspace, visits }: WorkspaceFile): void {
    this.#visits = { ...visits, ...this.#visits };
    this.past = [];
    this.future = [];
    this.arrivals += 1;
    this.#set(workspace, { isFromElsewhere: true });
  }

  /** Merges the version that another tab saved. */
  reread(): void {
    const stored = this.#file.load(this.#deps.local).value;
    if (equalData(stored, this.#written)) return;
    const merged = mergeWorkspace(this.#written, this.file, stored);
    this.#written = stored;
    if (!equalLayouts(merged.workspace, this.document)) this.adopt(merged);
  }

  /** Calls `listener` after each save. */
  onWritten(listener: () => void): Disposable {
    this.#writtenListeners.add(listener);
    return disposable(() => this.#writtenListeners.delete(listener));
  }

  /** Undoes the last step. */
  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.document];
    this.#set(before);
  }

  /** Redoes the step that was undone last. */
  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.document];
    this.#set(next);
  }

  /** Moves the panes of another account into that account's own workspace. @param key key of that account's scope */
  handOver(account: string, key: string): void {
    const { local } = this.#deps;
    const file = workspaceFile(key);
    const own = file.load(local).value;
    const next = handedOver(own, this.file, account);
    if (next !== own) file.save(local, next);
  }

  /** Saves changes that are not saved yet. */
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

  #set(next: WorkspaceDocument, { isFromElsewhere = false } = {}): void {
    if (next === this.document) return;
    const opened = Object.keys(next.panes).filter((id) => this.document.panes[id] === undefined);
    const others = [...this.openedElsewhere].filter((id) => !opened.includes(id));
    this.openedElsewhere = new Set(isFromElsewhere ? [...others, ...opened] : others);
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
