import { computed, makeAutoObservable, observableRef } from 'mobx';
import type { WireDriveFile } from '~/api/wire';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { Upload, UploadReceiver, Uploads } from '~/stores/uploads/Uploads';

/** The most files that `notes/create` accepts for one note. */
export const MAX_FILES = 16;

/** A note in progress, or a part of a thread, as far as its files are concerned. */
export interface FileOwner {
  readonly attachments: Attachments;
  /** `place` identifies it for uploads. */
  readonly draft: { readonly place: unknown };
  readonly author: { readonly account: AccountScope };
}

/** The files of a note in progress, in the order in which the note shows them, and the uploads that will join them. */
export class Attachments implements UploadReceiver {
  files: readonly WireDriveFile[] = [];
  /** The uploads of the account that the files belong to. */
  uploads: Uploads | null = null;
  /** Identifies the note for uploads: the key of its draft, so that they find it when it is opened again. */
  place: unknown = this;
  /** Whether the writer posts files without a description anyway. They are asked once. */
  mayLackDescriptions = false;

  /** Which upload each file came with. */
  readonly #arrivals = new Map<string, number>();

  constructor(files: readonly WireDriveFile[] = []) {
    this.files = files;
    makeAutoObservable(
      this,
      { files: observableRef, uploads: observableRef, place: observableRef, isReady: computed, isWaiting: computed, waiting: computed },
      { autoBind: true },
    );
  }

  /** Whether a note can be posted with these files: not too many, and none still uploading. */
  get isReady(): boolean {
    return this.files.length <= MAX_FILES && !this.isWaiting;
  }

  /** Whether a file is still uploading. */
  get isWaiting(): boolean {
    return this.waiting.some(({ error }) => error === null);
  }

  /** The uploads that will be attached, and those that failed. */
  get waiting(): readonly Upload[] {
    return this.uploads?.waitingFor(this.place) ?? [];
  }

  /** How many more files can be attached. */
  get room(): number {
    return Math.max(0, MAX_FILES - this.files.length - this.waiting.length);
  }

  /** Sets where files upload to, and takes over the running uploads of this place. */
  connect(uploads: Uploads, place: unknown): void {
    this.uploads = uploads;
    this.place = place;
    uploads.takeOver(this);
  }

  /** Attaches files, each once, as many as there is room for. @returns how many were left out */
  add(files: readonly WireDriveFile[]): number {
    const known = new Set(this.files.map(({ id }) => id));
    const added = files.filter(({ id }) => !known.has(id));
    const fitting = added.slice(0, this.room);
    this.files = [...this.files, ...fitting];
    return added.length - fitting.length;
  }

  /** Attaches an uploaded file. Uploads end in any order, and their files stand in the order of choice. */
  arrive(file: WireDriveFile, uploadId: number): void {
    const later = this.files.findIndex(({ id }) => (this.#arrivals.get(id) ?? 0) > uploadId);
    this.#arrivals.set(file.id, uploadId);
    this.insert(file, later === -1 ? this.files.length : later);
  }

  /** Puts a file, such as one that was just taken away, at a place. */
  insert(file: WireDriveFile, index: number): void {
    const others = this.files.filter(({ id }) => id !== file.id);
    this.files = others.toSpliced(index, 0, file);
  }

  /** Moves a file to another place. */
  move(from: number, to: number): void {
    const file = this.files[from];
    if (file && to >= 0 && to < this.files.length) this.insert(file, to);
  }

  /** Replaces an attached file with its newer version, or with another file. */
  put(file: WireDriveFile, formerId: string = file.id): void {
    this.files = this.files.map((known) => (known.id === formerId ? file : known));
  }

  /** Detaches a file; it stays in the drive. */
  drop(fileId: string): void {
    this.files = this.files.filter(({ id }) => id !== fileId);
  }

  /** Replaces all files. */
  reset(files: readonly WireDriveFile[]): void {
    this.files = files;
  }

  /** Forgets the files, because another account with a drive of its own posts the note. Running uploads go to the drive only. */
  leaveDrive(): void {
    this.uploads?.release(this.place);
    this.files = [];
    this.uploads = null;
  }

  postWithoutDescriptions(): void {
    this.mayLackDescriptions = true;
  }
}
