import { computed, makeAutoObservable, observableRef } from 'mobx';
import type { WireDriveFile } from '~/api/wire';
import type { DriveUploads } from '~/stores/drive/DriveUploads';

/** The most files that `notes/create` accepts for one note. */
export const MAX_FILES = 16;

/** The files of a note in progress, in the order in which the note shows them, and the uploads that will follow them. */
export class Attachments {
  files: readonly WireDriveFile[] = [];
  /** Running uploads; created with the first one. */
  uploads: DriveUploads | null = null;

  constructor(files: readonly WireDriveFile[] = []) {
    this.files = files;
    makeAutoObservable(this, { files: observableRef, uploads: observableRef, isReady: computed }, { autoBind: true });
  }

  /** Whether a note can be posted with these files: not too many, and none still on its way. */
  get isReady(): boolean {
    return this.files.length <= MAX_FILES && this.uploads?.isBusy !== true;
  }

  /** Attaches files, each once. */
  add(files: readonly WireDriveFile[]): void {
    const known = new Set(this.files.map(({ id }) => id));
    this.files = [...this.files, ...files.filter(({ id }) => !known.has(id))];
  }

  /** Replaces an attached file with its newer version. */
  put(file: WireDriveFile): void {
    this.files = this.files.map((known) => (known.id === file.id ? file : known));
  }

  /** Detaches a file; it stays in the drive. */
  drop(fileId: string): void {
    this.files = this.files.filter(({ id }) => id !== fileId);
  }

  /** Replaces all files. */
  reset(files: readonly WireDriveFile[]): void {
    this.files = files;
  }

  /** Forgets the files and the uploads, because another account with a drive of its own posts the note. */
  leaveDrive(): void {
    this.files = [];
    this.uploads = null;
  }

  setUploads(uploads: DriveUploads): void {
    this.uploads = uploads;
  }
}
