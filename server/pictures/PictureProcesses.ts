import { fork, type ChildProcess } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Sharp, SharpOptions } from 'sharp';
import type { Disposable } from '~/lib/disposable';
import type { Load } from '../lib/Jobs';
import { projectRoot } from '../lib/projectRoot';

/** Methods of the picture library that a job may call. */
type StepName =
  | 'rotate'
  | 'resize'
  | 'webp'
  | 'jpeg'
  | 'png'
  | 'avif'
  | 'raw'
  | 'ensureAlpha'
  | 'flatten'
  | 'greyscale'
  | 'normalise'
  | 'threshold'
  | 'joinChannel'
  | 'keepIccProfile'
  | 'withExif';

/** A call of the picture library: `['resize', { width: 100 }]`. */
export type PictureStep = { [Name in StepName]: readonly [Name, ...Parameters<Sharp[Name]>] }[StepName];

/** Work on one picture. */
export interface PictureJob {
  /** The encoded picture or its path, or null for one that `options` describe. */
  readonly source: string | Uint8Array | null;
  readonly options?: SharpOptions;
  readonly steps: readonly PictureStep[];
}

/** A finished picture, encoded or raw as the steps say. */
export interface MadePicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The metadata of a picture. */
export interface PictureMetadata {
  /** Pixels as stored. */
  readonly width: number;
  readonly height: number;
  /** EXIF orientation, 1 to 8. */
  readonly orientation?: number;
  /** Whether it has metadata that showing it does not need: camera, place, author. */
  readonly hasMetadata: boolean;
}

/** A picture that cannot be made. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  /** @param isLasting whether it is the picture's fault: it is broken, or takes too long. */
  constructor(
    message: string,
    readonly isLasting = false,
  ) {
    super(message);
  }
}

/** Limits of the work on pictures. */
export interface PictureLimits {
  /** Processes, and so pictures at a time. */
  readonly processes: number;
  /** A picture that takes longer is given up, in ms. */
  readonly timeMs: number;
  /** A picture for which a process takes more memory is given up, in MB. A process without work has 70. */
  readonly memoryMb: number;
  /** An encoded picture with more bytes is refused; without it, any size is read. */
  readonly sourceBytes?: number;
  /** Further pictures may wait; those beyond are refused. */
  readonly waiting: number;
  /** How much lower than that of the instance their priority is, 0 to 19. */
  readonly niceness: number;
}

/** A process without work ends after this time, in ms. */
const IDLE_MS = 30_000;
/** 100 megapixels: larger than any camera, small enough that decoding cannot exhaust memory. */
const MAX_PIXELS = 100_000_000;

/** Options that every picture from elsewhere gets. */
const CAREFUL: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' };

type Wants = 'picture' | 'metadata';

interface Work extends PictureJob {
  readonly wants: Wants;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Worker {
  readonly child: ChildProcess;
  work: Work | null;
  timer: NodeJS.Timeout | null;
}

/**
 * Decodes and encodes pictures in processes of their own, a few at a time, each with a limit of time and memory. So a hostile picture
 * costs a slot for a moment, and nothing else of the instance waits for it. Processes start with the first picture.
 */
export class PictureProcesses implements Disposable {
  readonly #limits: PictureLimits;
  readonly #workers = new Set<Worker>();
  readonly #waiting: Work[] = [];
  #isDisposed = false;
  #started = 0;

  constructor(limits: PictureLimits) {
    this.#limits = limits;
  }

  /** Pictures that are being worked on, and those that wait for a process. */
  get load(): Load {
    const active = [...this.#workers].filter(({ work }) => work !== null).length;
    return { started: this.#started, active, waiting: this.#waiting.length };
  }

  /**
   * Makes a picture.
   * @throws {PictureError} when it is broken or takes too long, or too many are waiting.
   */
  make(job: PictureJob): Promise<MadePicture> {
    return this.#add(job, 'picture') as Promise<MadePicture>;
  }

  /**
   * Reads the metadata of a picture.
   * @throws {PictureError} as {@link make}.
   */
  metadata(source: string | Uint8Array): Promise<PictureMetadata> {
    return this.#add({ source, steps: [] }, 'metadata') as Promise<PictureMetadata>;
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const work of this.#waiting.splice(0)) work.reject(new PictureError('the instance stops'));
    for (const worker of this.#workers) this.#end(worker, new PictureError('the instance stops'));
  }

  #add(job: PictureJob, wants: Wants): Promise<unknown> {
    if (this.#isDisposed) return Promise.reject(new PictureError('the instance stops'));
    const { source } = job;
    if (source instanceof Uint8Array && source.length > (this.#limits.sourceBytes ?? Infinity))
      return Promise.reject(new PictureError('the picture has too many bytes', true));
    if (this.#waiting.length >= this.#limits.waiting) return Promise.reject(new PictureError('too many pictures are waiting'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...job, wants, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const idle = [...this.#workers].find(({ work }) => work === null);
    const worker = idle ?? (this.#workers.size < this.#limits.processes ? this.#start() : null);
    const work = worker && this.#waiting.shift();
    if (!worker || !work) return;
    worker.work = work;
    this.#started++;
    if (worker.timer) clearTimeout(worker.timer);
    worker.timer = setTimeout(() => this.#end(worker, new PictureError('the picture takes too long', true)), this.#limits.timeMs);
    const { source, options, steps, wants } = work;
    worker.child.ref();
    worker.child.channel?.ref();
    worker.child.send({ source, options: { ...CAREFUL, ...options }, steps, wants });
  }

  #start(): Worker {
    const child = fork(join(projectRoot(), 'server', 'pictures', 'pictureProcess.mjs'), [String(this.#limits.memoryMb)], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const worker: Worker = { child, work: null, timer: null };
    this.#workers.add(worker);
    if (child.pid !== undefined && this.#limits.niceness > 0) lowerPriority(child.pid, this.#limits.niceness);
    child.on('message', (answer: { result?: unknown; error?: string }) => this.#finish(worker, answer));
    child.on('error', (error) => this.#end(worker, new PictureError(error.message)));
    child.on('exit', () => this.#end(worker, new PictureError('the picture could not be decoded', true)));
    return worker;
  }

  #finish(worker: Worker, answer: { result?: unknown; error?: string }): void {
    const { work } = worker;
    if (!work) return;
    worker.work = null;
    if (worker.timer) clearTimeout(worker.timer);
    worker.timer = setTimeout(() => this.#end(worker, new PictureError('idle')), IDLE_MS);
    // A process without work does not keep the instance from ending.
    worker.timer.unref();
    worker.child.unref();
    worker.child.channel?.unref();
    if (answer.error === undefined) work.resolve(answer.result);
    else work.reject(new PictureError(answer.error, true));
    this.#next();
  }

  /** Ends a process. Its picture, if it has one, is given up. */
  #end(worker: Worker, why: PictureError): void {
    if (!this.#workers.delete(worker)) return;
    if (worker.timer) clearTimeout(worker.timer);
    worker.child.removeAllListeners();
    // Messages to a process that is ending are lost, which is expected.
    worker.child.on('error', () => undefined);
    worker.child.kill('SIGKILL');
    worker.work?.reject(why);
    this.#next();
  }
}

/** Some systems do not allow it; then pictures have the same priority. */
function lowerPriority(pid: number, by: number): void {
  try {
    setPriority(pid, Math.min(19, getPriority() + by));
  } catch {
    // Nothing depends on it.
  }
}
