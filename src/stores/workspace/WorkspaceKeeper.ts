import type { ApiClient } from '~/api/ApiClient';
import { toAppError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { fail, type Result } from '~/lib/Result';
import type { WorkspaceFile } from '~/services/workspace/parseWorkspace';
import type { CrossTab } from '~/storage/CrossTab';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import { WorkspaceSnapshots } from './WorkspaceSnapshots';
import type { WorkspaceStore } from './WorkspaceStore';
import { WorkspaceSync } from './WorkspaceSync';

/** The services that a {@link WorkspaceKeeper} uses. */
export interface WorkspaceKeeperDeps {
  readonly workspace: WorkspaceStore;
  readonly api: Pick<ApiClient, 'call'>;
  readonly local: LocalStore;
  readonly kv: KeyValueStore;
  readonly clock: Clock;
  readonly crossTab: CrossTab;
  /** Key of the scope that the workspace belongs to. */
  readonly account: string;
  /** Whether the server has it for all devices. Otherwise this device keeps it alone. */
  readonly syncs: boolean;
  readonly report: (error: AppError) => void;
}

/** Shares the workspace with other tabs and the server, and keeps earlier versions of it. */
export class WorkspaceKeeper implements Disposable {
  readonly sync: WorkspaceSync;
  readonly snapshots: WorkspaceSnapshots;
  /** Whether the server has the workspace for all devices. */
  readonly syncs: boolean;
  readonly #deps: WorkspaceKeeperDeps;
  readonly #owned = new DisposableStore();

  constructor(deps: WorkspaceKeeperDeps) {
    this.#deps = deps;
    this.syncs = deps.syncs;
    this.snapshots = new WorkspaceSnapshots(deps);
    this.sync = this.#owned.add(new WorkspaceSync(deps));
  }

  /** Follows changes, and merges the server's version. If the server cannot be reached, the next change tries again. */
  async start(): Promise<void> {
    const { workspace, crossTab, account, report } = this.#deps;
    if (workspace.isDetached) return;
    this.#owned.add(workspace.onWritten(() => this.#written()));
    this.#owned.add(
      crossTab.on('workspace', ({ account: of }) => {
        if (of === account) workspace.reread();
      }),
    );
    if (!this.syncs) return;
    // An answer that cannot be read must not end the start.
    const result = await this.sync.start().catch((thrown: unknown) => fail(toAppError(thrown)));
    if (!result.ok) report(result.error);
  }

  /** Takes an event of the server about its registry; see {@link WorkspaceSync.receive}. */
  receive(scope: unknown, key: unknown, value: unknown): void {
    if (this.syncs) void this.sync.receive(scope, key, value);
  }

  /** Replaces the workspace; the old one stays in the history. */
  async replace(file: WorkspaceFile): Promise<void> {
    const { workspace } = this.#deps;
    const { file: before } = workspace;
    // Restored first: if the page is closed while the history is saved, the viewer's choice must not be lost.
    workspace.restore(file);
    await this.snapshots.take(before, { now: true });
  }

  /** Switches to another profile; see {@link WorkspaceSync.switchTo}. */
  async switchTo(profile: string): Promise<Result> {
    await this.snapshots.take(this.#deps.workspace.file, { now: true });
    return this.sync.switchTo(profile);
  }

  dispose(): void {
    this.#owned.dispose();
  }

  #written(): void {
    this.#deps.crossTab.post('workspace', { account: this.#deps.account });
    if (this.syncs) this.sync.saved();
    void this.snapshots.take(this.#deps.workspace.file);
  }
}
