import { action, computed, makeObservable, observableRef } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import type { WireDriveFile } from '~/api/wire';
import { CanceledError, toAppError, type AppError } from '~/lib/AppError';
import { disposable, type Disposable } from '~/lib/disposable';
import { fail, ok, type Result } from '~/lib/Result';

/** One file that is uploading, or whose upload failed. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  /** Bytes sent and in total; null before the first byte is sent. */
  readonly progress: { readonly loaded: number; readonly total: number } | null;
  /** Why the upload failed. */
  readonly error: AppError | null;
}

/** The services that {@link DriveUploads} uses. */
export interface DriveUploadsDeps {
  readonly api: ApiClient;
  /**
   * Shrinks a picture before the upload, unless the viewer wants the original. Returns the file itself if shrinking saves
   * nothing.
   */
  readonly prepare: (file: File) => Promise<File>;
  /** Whether pictures keep what they say about where and with what they were taken. */
  readonly keepsMetadata: () => boolean;
}

interface Job {
  readonly file: File;
  readonly folderId: string | null;
  readonly abort: AbortController;
}

/** How many files upload at the same time; more would only slow each other down. */
const PARALLEL = 3;

/** The uploads to the drive. A failed one stays in the list with its error until it is retried or dismissed. */
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

  /** Calls `listener` with every file that is uploaded from now on. */
  onStored(listener: (file: WireDriveFile) => void): Disposable {
    this.#listeners.add(listener);
    return disposable(() => this.#listeners.delete(listener));
  }

  /** Whether any file is still uploading. */
  get isBusy(): boolean {
    return this.items.some(({ error }) => error === null);
  }

  /** Uploads files into a folder. @returns the uploaded ones, in their original order */
  async add(files: readonly File[], folderId: string | null): Promise<readonly WireDriveFile[]> {
    const ids = files.map((file) => this.begin({ file, folderId, abort: new AbortController() }));
    const results = await Promise.all(ids.map((id) => this.#send(id)));
    return results.flatMap((result) => (result.ok ? [result.value] : []));
  }

  /** Retries a failed upload. */
  async retry(id: number): Promise<void> {
    this.change(id, { error: null, progress: null });
    await this.#send(id);
  }

  /** Cancels an upload, or dismisses a failed one. */
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
      if (!job) return fail(new CanceledError('canceled'));
      const { file, folderId, abort } = job;
      const prepared = await this.#deps.prepare(file);
      const stored = await this.#deps.api.upload(prepared, {
        name: prepared.name,
        folderId,
        force: true,
        keepMetadata: this.#deps.keepsMetadata(),
        signal: abort.signal,
        onProgress: (loaded, total) => this.change(id, { progress: { loaded, total } }),
      });
      for (const listener of this.#listeners) listener(stored);
      this.dismiss(id);
      return ok(stored);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!(error instanceof CanceledError)) this.change(id, { error, progress: null });
      return fail(error);
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** Waits until another upload may start. */
  async #turn(): Promise<void> {
    if (this.#running >= PARALLEL) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
  }
}
