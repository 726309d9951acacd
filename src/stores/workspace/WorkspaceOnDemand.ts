import { makeObservable, observableRef, runInAction } from 'mobx';
import { toAppError, type AppError } from '~/lib/AppError';
import type { Disposable } from '~/lib/disposable';
import type { PaneId, PaneRecord } from '~/services/workspace/document';
import type { LocalStore } from '~/storage/LocalStore';
import type { WorkspaceKeeper } from './WorkspaceKeeper';
import { workspaceKey } from './workspaceKey';
import type { NewColumn, WorkspaceStore } from './WorkspaceStore';

/** Stands in the text of every stored workspace with columns. Where it is wrong, something is fetched too early or too late. */
const STORED_COLUMNS = '"deck":{';

/** What a {@link WorkspaceOnDemand} is made of. */
export interface WorkspaceOnDemandDeps {
  readonly local: LocalStore;
  /** Whose workspace it is: the key of its scope. */
  readonly account: string;
  /** Leaves what is stored alone, so that one can get in where it does harm (`?safe` in the address). */
  readonly isSafe: boolean;
  /** Fetches the code and builds the store. */
  readonly load: () => Promise<WorkspaceStore>;
  /** Fetches and builds what keeps it beyond this tab. */
  readonly loadKeeper: (workspace: WorkspaceOnDemand) => Promise<WorkspaceKeeper>;
  /** Told when the code cannot be fetched. */
  readonly onError: (error: AppError) => void;
}

/** The workspace beside the main pane. Most visits begin without one, and then its code is not loaded either. */
export class WorkspaceOnDemand implements Disposable {
  /** null until something is open, or was when the last visit ended. */
  store: WorkspaceStore | null = null;
  /** Keeps it with other tabs and on the server; null until {@link connect}. */
  keeper: WorkspaceKeeper | null = null;
  readonly #deps: WorkspaceOnDemandDeps;
  #loading: Promise<WorkspaceStore> | null = null;

  constructor(deps: WorkspaceOnDemandDeps) {
    this.#deps = deps;
    makeObservable(this, { store: observableRef, keeper: observableRef });
  }

  /** What is known of what the last visit left open before any code is there that could read it; null if nothing was. */
  get left(): { readonly hasColumns: boolean } | null {
    const { local, account, isSafe } = this.#deps;
    const stored = isSafe ? null : local.get(workspaceKey(account));
    return stored === null ? null : { hasColumns: stored.includes(STORED_COLUMNS) };
  }

  /** Brings back what the last visit left open. */
  async restore(): Promise<void> {
    if (this.left) await this.demand();
  }

  /** Keeps it with other tabs and on the server from now on, and takes over what they have. Never rejects. */
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
    (await this.demand())?.openWindow(href, pane);
  }

  /** Opens an address in a column. */
  async openColumn(href: string, column?: NewColumn): Promise<void> {
    (await this.demand())?.openColumn(href, column);
  }

  /** Whose a pane is, for what is opened from it (docs/spec/workspace.md WS11). */
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
  async demand(): Promise<WorkspaceStore | null> {
    this.#loading ??= this.#deps.load();
    try {
      const store = await this.#loading;
      if (this.store !== store) runInAction(() => (this.store = store));
      return store;
    } catch (error) {
      // The next attempt fetches again.
      this.#loading = null;
      this.#deps.onError(toAppError(error));
      return null;
    }
  }
}
