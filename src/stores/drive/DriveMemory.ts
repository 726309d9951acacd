import { action, makeObservable, observable, observableRef } from 'mobx';
import type { FileOrder } from '../resources/drive/driveFiles';

/** A dialog that chooses from the drive. */
export type DriveChooserKind = 'files' | 'move' | 'use';

/** The state of an account's drive that lasts until the page is reloaded. Use it with `account.part(createDriveMemory)`. */
export class DriveMemory {
  /** How files are sorted. */
  order: FileOrder = 'newest';
  /** The ids of the folders whose branch of the tree is open. */
  readonly openBranches = observable.set<string>(undefined, { deep: false });
  readonly #lastFolders = new Map<DriveChooserKind, string | null>();

  constructor() {
    makeObservable(this, { order: observableRef, sortBy: action, setBranch: action });
  }

  sortBy(order: FileOrder): void {
    this.order = order;
  }

  /** Opens or closes a branch of the tree. */
  setBranch(folderId: string, isOpen: boolean): void {
    if (isOpen) this.openBranches.add(folderId);
    else this.openBranches.delete(folderId);
  }

  /** The folder in which a chooser was confirmed last, null for the root of the drive; undefined if it never was. */
  lastFolder(chooser: DriveChooserKind): string | null | undefined {
    return this.#lastFolders.get(chooser);
  }

  rememberFolder(chooser: DriveChooserKind, folderId: string | null): void {
    this.#lastFolders.set(chooser, folderId);
  }
}

/** Makes the memory of an account's drive. */
export const createDriveMemory = (): DriveMemory => new DriveMemory();
