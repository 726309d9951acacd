import { makeObservable, observableRef, runInAction } from 'mobx';
import { toAppError, type AppError } from '~/lib/AppError';
import type { Disposable } from '~/lib/disposable';
import type { PaneId, PaneRecord } from '~/services/workspace/document';
import type { StoredPanes } from '~/services/workspace/storedPanes';
import type { LocalStore } from '~/storage/LocalStore';
import type { WorkspaceKeeper } from './WorkspaceKeeper';
import { storedWorkspace } from './storedWorkspace';
import type { NewColumn, WorkspaceStore } from './WorkspaceStore';

/** The services that a {@link WorkspaceOnDemand} uses. */
export interface WorkspaceOnDemandDeps {
  readonly local: LocalStore;
  /** Key of the scope that the workspace belongs to. */
  readonly account: string;
  /** Ignores the stored workspace, so that a broken one can be repaired (`?safe` in the address). */
  readonly isSafe: boolean;
  /** Loads the code and builds the store. */
  readonly load: () => Promise<WorkspaceStore>;
  /** Loads the code that shares the workspace with other tabs and the server. */
  readonly loadKeeper: (workspace: WorkspaceOnDemand) => Promise<WorkspaceKeeper>;
  /** Called when the code cannot be loaded. */
  readonly onError: (error: AppError) => void;
}

/**
 * The workspace besides the main pane, loaded when it is needed. Most visits start without one and do not load its
 * code.
 */
export class WorkspaceOnDemand implements Disposable {
  /** null until a pane is opened or restored. */
  store: WorkspaceStore | null = null;
  /** Shares it with other tabs and the server; null until {@link connect}. */
  keeper: WorkspaceKeeper | null = null;
  readonly #deps: WorkspaceOnDemandDeps;
  #loading: Promise<WorkspaceStore> | null = null;

  constructor(deps: WorkspaceOnDemandDeps) {
    this.#deps = deps;
    makeObservable(this, { store: observableRef, keeper: observableRef });
  }

  /** What the last visit left open, known before the code for workspaces is loaded; null if it left nothing. */
  get stored(): StoredPanes | null {
    const { local, account, isSafe } = this.#deps;
    return storedWorkspace(local, account, isSafe);
  }

  /** Restores what was open at the end of the last visit. */
  async restore(): Promise<void> {
    if (this.stored) await this.load();
  }

  /** Connects it to other tabs and the server, and merges their versions. Never rejects. */
  async connect(): Promise<void> {
    if (this.isSafe) return;
    try {
      const keeper = await this.#deps.loadKeeper(this);
      runInAction(() => (this.keeper = keeper));
      await keeper.start();
    } catch (error) {
      this.#deps.onError(toAppError(error));
    }
  }

  /** Opens an address in a window. */
  async openWindow(href: string, pane?: Partial<PaneRecord>): Promise<void> {
    (await this.load())?.openWindow(href, pane);
  }

  /** Opens an address in a column. */
  async openColumn(href: string, column?: NewColumn): Promise<void> {
    (await this.load())?.openColumn(href, column);
  }

  /** The account of a pane, which panes opened from it inherit (WS11 in docs/spec/workspace.md). */
  ownerOf(paneId: PaneId): Pick<PaneRecord, 'account'> {
    return { account: this.store?.pane(paneId).account ?? null };
  }

  get isSafe(): boolean {
    return this.#deps.isSafe;
  }

  dispose(): void {
    this.keeper?.dispose();
    this.store?.dispose();
  }

  /** The workspace, loaded if need be; null when it cannot be. */
  async load(): Promise<WorkspaceStore | null> {
    this.#loading ??= this.#deps.load();
    try {
      const store = await this.#loading;
      if (this.store !== store) runInAction(() => (this.store = store));
      return store;
    } catch (error) {
      // The next attempt loads it again.
      this.#loading = null;
      this.#deps.onError(toAppError(error));
      return null;
    }
  }
}
