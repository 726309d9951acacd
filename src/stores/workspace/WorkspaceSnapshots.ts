import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '~/lib/clock';
import { toAppError, type AppError } from '~/lib/AppError';
import { equalData } from '~/services/equalData';
import { parseWorkspace, type WorkspaceFile } from '~/services/workspace/parseWorkspace';
import type { KeyValueStore } from '~/storage/KeyValueStore';

/** Versions that are kept (design section 10). */
const KEPT = 20;
/** Changes within this time of the last version make no other one; ms. */
const INTERVAL_MS = 5 * 60_000;

/** One kept version. */
export interface WorkspaceSnapshot {
  /** When it was taken; ms since the epoch. */
  readonly at: number;
  readonly file: WorkspaceFile;
}

/** What {@link WorkspaceSnapshots} are made of. */
export interface WorkspaceSnapshotsDeps {
  readonly kv: KeyValueStore;
  readonly clock: Clock;
  /** Key of the scope whose workspace it is. */
  readonly account: string;
  readonly report: (error: AppError) => void;
}

/** Earlier versions of a workspace, in this browser. */
export class WorkspaceSnapshots {
  /** The newest first; null until they are loaded. */
  list: readonly WorkspaceSnapshot[] | null = null;
  readonly #deps: WorkspaceSnapshotsDeps;

  constructor(deps: WorkspaceSnapshotsDeps) {
    this.#deps = deps;
    makeObservable(this, { list: observableRef });
  }

  /** Reads what is kept. Never rejects: what cannot be read is none. */
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

  /** Keeps a version unless it is like the last one, or too soon after it. @param now takes it however soon it is */
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
