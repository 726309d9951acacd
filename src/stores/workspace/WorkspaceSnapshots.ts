import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '~/lib/clock';
import { toAppError, type AppError } from '~/lib/AppError';
import { equalData } from '~/services/equalData';
import { parseWorkspace, type WorkspaceFile } from '~/services/workspace/parseWorkspace';
import type { KeyValueStore } from '~/storage/KeyValueStore';

/** How many versions are kept. */
const KEPT = 20;
/** Least time between two versions; ms. */
const INTERVAL_MS = 5 * 60_000;

/** An earlier version of a workspace. */
export interface WorkspaceSnapshot {
  /** When it was taken; ms since the epoch. */
  readonly at: number;
  readonly file: WorkspaceFile;
}

/** The services that {@link WorkspaceSnapshots} uses. */
export interface WorkspaceSnapshotsDeps {
  readonly kv: KeyValueStore;
  readonly clock: Clock;
  /** Key of the scope that the workspace belongs to. */
  readonly account: string;
  readonly report: (error: AppError) => void;
}

/** Earlier versions of a workspace, stored in this browser. */
export class WorkspaceSnapshots {
  /** Newest first; null until they are loaded. */
  list: readonly WorkspaceSnapshot[] | null = null;
  readonly #deps: WorkspaceSnapshotsDeps;

  constructor(deps: WorkspaceSnapshotsDeps) {
    this.#deps = deps;
    makeObservable(this, { list: observableRef });
  }

  /** Loads the versions. Never rejects: unreadable versions are left out. */
  async load(): Promise<readonly WorkspaceSnapshot[]> {
    const { kv, report } = this.#deps;
    try {
      const stored = await kv.get<unknown>(this.#key);
      const list = (Array.isArray(stored) ? stored : []).flatMap((one: unknown) => readSnapshot(one) ?? []);
      runInAction(() => (this.list = list));
      return list;
    } catch (thrown) {
      report(toAppError(thrown));
      runInAction(() => (this.list = []));
      return [];
    }
  }

  /**
   * Adds a version, unless it equals the last one or comes too soon after it. @param now ignores the time since the
   * last one
   */
  async take(file: WorkspaceFile, { now = false }: { readonly now?: boolean } = {}): Promise<void> {
    const { kv, clock, report } = this.#deps;
    const list = await this.load();
    const [last] = list;
    if (last && (equalData(last.file.workspace, file.workspace) || (!now && clock.now() - last.at < INTERVAL_MS))) return;
    const next = [{ at: clock.now(), file }, ...list].slice(0, KEPT);
    runInAction(() => (this.list = next));
    try {
      await kv.set(this.#key, next);
    } catch (thrown) {
      report(toAppError(thrown));
    }
  }

  get #key(): string {
    return `workspaceSnapshots::${this.#deps.account}`;
  }
}

function readSnapshot(value: unknown): WorkspaceSnapshot | undefined {
  const { at, file } = (value ?? {}) as { at?: unknown; file?: unknown };
  const read = parseWorkspace(file);
  return typeof at === 'number' && read ? { at, file: read } : undefined;
}
