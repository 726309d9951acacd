import { action, computed, makeObservable, observableRef } from 'mobx';
import type { UploadOptions } from '~/api/ApiClient';
import type { WireDriveFile } from '~/api/wire';
import { CanceledError, toAppError, type AppError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';

/** One file on its way to the drive, or one that did not get there. */
export interface Upload {
  /** Later uploads have larger numbers. */
  readonly id: number;
  readonly name: string;
  /** The local file; null while the server fetches it from an address. */
  readonly file: File | null;
  /** The place that the file is for, as in {@link UploadReceiver}; null if it only goes to the drive. */
  readonly place: unknown;
  /** Bytes sent and in total; null before the first byte is sent. */
  readonly progress: UploadProgress | null;
  /** The failure of the upload. */
  readonly error: AppError | null;
}

/** Bytes sent and in total. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total: number;
}

/**
 * Whether a file waits until others are sent. Views show it without an animation, because a dozen animations make the page miss
 * frames.
 */
export const isInQueue = ({ file, progress }: Upload): boolean => file !== null && progress === null;

/**
 * The share of a file that is sent, from 0 to 1; null while only the server knows how far it is: when it has the whole file but has
 * not stored it yet, and when it fetches the file itself.
 */
export function sentShare({ file, progress }: Upload): number | null {
  if (file === null) return null;
  if (progress === null || progress.total === 0) return 0;
  return progress.loaded < progress.total ? progress.loaded / progress.total : null;
}

/** Something that uses uploaded files, such as a note in progress. */
export interface UploadReceiver {
  /** The place that the files are for. Another receiver with the same place may take over. */
  readonly place: unknown;
  /** Called with each file when it is stored. They arrive in any order; the ids of the uploads are in the order of choice. */
  arrive(file: WireDriveFile, uploadId: number): void;
}

/** How files are uploaded. */
export interface UploadWish {
  /** The folder for the files; null for none. */
  readonly folderId: string | null;
  /** Whether pictures stay as they are; by default, the setting decides. */
  readonly keepOriginal?: boolean | undefined;
  readonly isSensitive?: boolean;
  readonly comment?: string | null;
  /** Gets the files when they are stored. */
  readonly to?: UploadReceiver | undefined;
}

/** The services that {@link Uploads} uses. */
export interface UploadsDeps {
  readonly upload: (file: File, options: UploadOptions) => Promise<WireDriveFile>;
  /** Makes the server fetch a file from an address; settles when it is stored. */
  readonly fetchFromUrl: (
    url: string,
    options: { readonly folderId: string | null; readonly signal: AbortSignal },
  ) => Promise<WireDriveFile>;
  /** Makes a picture smaller. Returns the file itself if that saves nothing. */
  readonly shrink: (file: File) => Promise<File>;
  readonly keepsOriginal: () => boolean;
  /** Whether pictures that stay as they are keep their metadata, such as place and camera. */
  readonly keepsMetadata: () => boolean;
  /** The time in ms. */
  readonly now: () => number;
  /** Called when an upload begins. */
  readonly onBegun: () => void;
  /** Called with every file that is stored. */
  readonly onStored: (file: WireDriveFile) => void;
}

interface Job {
  readonly abort: AbortController;
  readonly receiver: UploadReceiver | undefined;
  readonly size: number;
  run(id: number, signal: AbortSignal): Promise<WireDriveFile>;
}

/** A file that waits for its turn. A large one needs all places. */
interface Waiting {
  readonly places: number;
  readonly start: () => void;
}

/** How many files upload at the same time. More would only slow down each other and the page. */
const PARALLEL = 2;

/** A file of at least this size, in bytes, is sent alone. A second one beside it would make the page miss more frames. */
const LARGE = 8_000_000;

/** How often progress changes, in ms. */
const PROGRESS_MS = 250;

const NOTHING: UploadProgress = { loaded: 0, total: 0 };

/**
 * The uploads of one account to its drive. They continue when the view that started them is closed. A failed one stays in the list with its
 * error until it is retried or dismissed.
 */
export class Uploads {
  items: readonly Upload[] = [];
  /** How many files were stored since the list was empty, and how many bytes they have. */
  private stored = { count: 0, bytes: 0 };

  readonly #deps: UploadsDeps;
  readonly #jobs = new Map<number, Job>();
  readonly #receivers = new Map<unknown, UploadReceiver>();
  #nextId = 1;
  /** How many of the {@link PARALLEL} places are taken. */
  #taken = 0;
  readonly #waiting: Waiting[] = [];
  /** Progress that is not shown yet, by the id of its upload. */
  readonly #reported = new Map<number, UploadProgress>();
  /** When progress was shown last, in ms. */
  #toldAt = -Infinity;

  constructor(deps: UploadsDeps) {
    this.#deps = deps;
    makeObservable<this, 'begin' | 'change' | 'stored' | 'count' | 'tell'>(this, {
      items: observableRef,
      stored: observableRef,
      isBusy: computed,
      total: computed,
      begin: action,
      change: action,
      count: action,
      tell: action,
      dismiss: action,
      release: action,
    });
  }

  /** Whether any file is still on its way. */
  get isBusy(): boolean {
    return this.items.some(({ error }) => error === null);
  }

  /** How many files and bytes are stored of those that were added since the list was empty. Failed ones do not count. */
  get total(): UploadProgress & { readonly done: number; readonly count: number } {
    const running = this.items.filter(({ error }) => error === null);
    const sums = running.map(({ id, progress }) => progress ?? { loaded: 0, total: this.#jobs.get(id)?.size ?? 0 });
    const sum = sums.reduce((a, b) => ({ loaded: a.loaded + b.loaded, total: a.total + b.total }), NOTHING);
    const { count: done, bytes } = this.stored;
    return { done, count: done + running.length, loaded: bytes + sum.loaded, total: bytes + sum.total };
  }

  /** The uploads for a place, oldest first; observable. */
  waitingFor(place: unknown): readonly Upload[] {
    return this.items.filter((item) => item.place === place);
  }

  /** Gives the files that are still on their way to a place to another receiver, such as the composer that opens a draft again. */
  takeOver(receiver: UploadReceiver): void {
    if (this.#receivers.has(receiver.place)) this.#receivers.set(receiver.place, receiver);
  }

  /** Lets the files on their way to a place go to the drive only. */
  release(place: unknown): void {
    this.#receivers.delete(place);
    this.items = this.items.map((item) => (item.place === place ? { ...item, place: null } : item));
  }

  /** Uploads files. @returns the stored ones, in the order of the given ones */
  async add(files: readonly File[], wish: UploadWish): Promise<readonly WireDriveFile[]> {
    const results = await Promise.all(files.map((file) => this.addFile(file, wish)));
    return results.flatMap((result) => (result.ok ? [result.value] : []));
  }

  /** Uploads one file. Its failure is also shown in the list. */
  addFile(file: File, wish: UploadWish): Promise<Result<WireDriveFile>> {
    return this.#send(this.begin({ name: file.name, file }, this.#fileJob(file, wish)));
  }

  /** Makes the server fetch a file from an address. Its failure is also shown in the list. */
  addFromUrl(url: string, { folderId, to }: Pick<UploadWish, 'folderId' | 'to'>): Promise<Result<WireDriveFile>> {
    const run: Job['run'] = (_id, signal) => this.#deps.fetchFromUrl(url, { folderId, signal });
    return this.#send(this.begin({ name: url, file: null }, { receiver: to, size: 0, run }));
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
    const gone = this.items.find((item) => item.id === id);
    this.items = this.items.filter((item) => item !== gone);
    if (gone && this.waitingFor(gone.place).length === 0) this.#receivers.delete(gone.place);
    if (this.items.length === 0) this.stored = { count: 0, bytes: 0 };
  }

  #fileJob(file: File, { folderId, keepOriginal = this.#deps.keepsOriginal(), isSensitive, comment, to }: UploadWish): Omit<Job, 'abort'> {
    const keepMetadata = keepOriginal && this.#deps.keepsMetadata();
    return {
      receiver: to,
      size: file.size,
      run: async (id, signal) => {
        const prepared = keepOriginal ? file : await this.#deps.shrink(file);
        return this.#inTurn(prepared.size, signal, () =>
          this.#deps.upload(prepared, {
            name: prepared.name,
            folderId,
            force: true,
            keepMetadata,
            ...(isSensitive !== undefined && { isSensitive }),
            ...(comment !== undefined && { comment }),
            signal,
            onProgress: this.#progressOf(id),
          }),
        );
      },
    };
  }

  /**
   * Browsers report progress twenty times a second for each file, too fast to read. Files that are sent at the same time change together,
   * so that the page is drawn once for all of them.
   */
  #progressOf(id: number): NonNullable<UploadOptions['onProgress']> {
    return (loaded, total) => {
      this.#reported.set(id, { loaded, total });
      const now = this.#deps.now();
      if (loaded < total && now - this.#toldAt < PROGRESS_MS) return;
      this.#toldAt = now;
      this.tell();
    };
  }

  private begin(item: Pick<Upload, 'name' | 'file'>, job: Omit<Job, 'abort'>): number {
    const id = this.#nextId++;
    const place = job.receiver?.place ?? null;
    this.#jobs.set(id, { ...job, abort: new AbortController() });
    if (job.receiver) this.#receivers.set(place, job.receiver);
    this.items = [...this.items, { ...item, id, place, progress: null, error: null }];
    this.#deps.onBegun();
    return id;
  }

  private change(id: number, change: Partial<Upload>): void {
    this.items = this.items.map((item) => (item.id === id ? { ...item, ...change } : item));
  }

  /** Shows the progress that was reported since the last time. */
  private tell(): void {
    this.items = this.items.map((item) => {
      const progress = this.#reported.get(item.id);
      return progress && item.error === null ? { ...item, progress } : item;
    });
    this.#reported.clear();
  }

  private count(size: number): void {
    this.stored = { count: this.stored.count + 1, bytes: this.stored.bytes + size };
  }

  async #send(id: number): Promise<Result<WireDriveFile>> {
    const job = this.#jobs.get(id);
    if (!job) return fail(new CanceledError('canceled'));
    try {
      const stored = await job.run(id, job.abort.signal);
      this.#deps.onStored(stored);
      // A file whose upload was stopped after it was stored is not used.
      if (this.#jobs.has(id)) this.#deliver(id, job, stored);
      return ok(stored);
    } catch (thrown) {
      const error = toAppError(thrown);
      this.#reported.delete(id);
      if (!(error instanceof CanceledError)) this.change(id, { error, progress: null });
      return fail(error);
    }
  }

  #deliver(id: number, job: Job, stored: WireDriveFile): void {
    const place = job.receiver?.place;
    if (job.receiver) this.#receivers.get(place)?.arrive(stored, id);
    this.count(this.items.find((item) => item.id === id)?.progress?.total ?? job.size);
    this.dismiss(id);
  }

  /** Runs `send` when a file of this size may start, in bytes. Files start in the order of their calls. */
  async #inTurn<T>(size: number, signal: AbortSignal, send: () => Promise<T>): Promise<T> {
    const places = size >= LARGE ? PARALLEL : 1;
    await new Promise<void>((start) => {
      this.#waiting.push({ places, start });
      this.#startNext();
    });
    try {
      if (signal.aborted) throw new CanceledError('canceled');
      return await send();
    } finally {
      this.#taken -= places;
      this.#startNext();
    }
  }

  #startNext(): void {
    for (let [next] = this.#waiting; next && this.#taken + next.places <= PARALLEL; [next] = this.#waiting) {
      this.#waiting.shift();
      this.#taken += next.places;
      next.start();
    }
  }
}
