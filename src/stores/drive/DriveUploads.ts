import { action, computed, makeObservable, observableRef } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import type { WireDriveFile } from '~/api/wire';
import { CancelledError, toAppError, type AppError } from '~/lib/AppError';
import { disposable, type Disposable } from '~/lib/disposable';
import { fail, ok, type Result } from '~/lib/Result';

/** One file on its way, or one that did not arrive. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  /** Bytes sent and in all; null before the first of them. */
  readonly progress: { readonly loaded: number; readonly total: number } | null;
  /** Why it did not arrive. */
  readonly error: AppError | null;
}

/** What {@link DriveUploads} is made of. */
export interface DriveUploadsDeps {
  readonly api: ApiClient;
  /** Makes a picture smaller before it is sent, unless the original is wanted; gives the file itself where there is nothing to gain. */
  readonly prepare: (file: File) => Promise<File>;
}

interface Job {
  readonly file: File;
  readonly folderId: string | null;
  readonly abort: AbortController;
}

/** Files sent at the same time; more only make each of them slower. */
const PARALLEL = 3;

/** Files being sent to the drive. What failed stays in the list with its reason until it is sent again or dismissed. */
export class DriveUploads {
  items: readonly Upload[] = [];

  readonly #deps: DriveUploadsDeps;
  readonly #jobs = new Map<number, Job>();
  readonly #listeners = new Set<(file: WireDriveFile) => void>();
  #nextId = 1;
  #running = 0;
  #waiting: (() => void)[] = [];

  constructor(deps: DriveUploadsDeps) {
    this.#deps = deps;
    makeObservable<this, 'begin' | 'change'>(this, {
      items: observableRef,
      isBusy: computed,
      begin: action,
      change: action,
      dismiss: action,
    });
  }

  /** Tells of every file that arrives from now on. */
  onStored(listener: (file: WireDriveFile) => void): Disposable {
    this.#listeners.add(listener);
    return disposable(() => this.#listeners.delete(listener));
  }

  /** Whether something is still on its way. */
  get isBusy(): boolean {
    return this.items.some(({ error }) => error === null);
  }

  /** Sends files into a folder. @returns those that arrived, in the order in which they were given */
  async add(files: readonly File[], folderId: string | null): Promise<readonly WireDriveFile[]> {
    const ids = files.map((file) => this.begin({ file, folderId, abort: new AbortController() }));
    const results = await Promise.all(ids.map((id) => this.#send(id)));
    return results.flatMap((result) => (result.ok ? [result.value] : []));
  }

  /** Sends what failed again. */
  async retry(id: number): Promise<void> {
    this.change(id, { error: null, progress: null });
    await this.#send(id);
  }

  /** Stops an upload, or forgets one that failed. */
  dismiss(id: number): void {
    this.#jobs.get(id)?.abort.abort();
    this.#jobs.delete(id);
    this.items = this.items.filter((item) => item.id !== id);
  }

  private begin(job: Job): number {
    const id = this.#nextId++;
    this.#jobs.set(id, job);
    this.items = [...this.items, { id, name: job.file.name, progress: null, error: null }];
    return id;
  }

  private change(id: number, change: Partial<Upload>): void {
    this.items = this.items.map((item) => (item.id === id ? { ...item, ...change } : item));
  }

  async #send(id: number): Promise<Result<WireDriveFile>> {
    await this.#turn();
    try {
      const job = this.#jobs.get(id);
      if (!job) return fail(new CancelledError('cancelled'));
      const { file, folderId, abort } = job;
      const prepared = await this.#deps.prepare(file);
      const stored = await this.#deps.api.upload(prepared, {
        name: prepared.name,
        folderId,
        force: true,
        signal: abort.signal,
        onProgress: (loaded, total) => this.change(id, { progress: { loaded, total } }),
      });
      for (const listener of this.#listeners) listener(stored);
      this.dismiss(id);
      return ok(stored);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!(error instanceof CancelledError)) this.change(id, { error, progress: null });
      return fail(error);
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** Waits until there is room for one more. */
  async #turn(): Promise<void> {
    if (this.#running >= PARALLEL) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
  }
}
