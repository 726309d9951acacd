import type { ApiClient } from '~/api/ApiClient';
import type { WireDriveFile, WireDriveFolder } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import { settle } from '../settle';

/** What shows files or folders and wants to know what became of them. */
export interface DriveSink {
  putFile(file: WireDriveFile): void;
  dropFile(fileId: string): void;
  putFolder?(folder: WireDriveFolder): void;
  dropFolder?(folderId: string): void;
  /** Files were deleted: there is more room. */
  refreshUsage?(): Promise<void>;
}

/** What may change about a file. */
export type FileChange = Partial<Pick<WireDriveFile, 'name' | 'comment' | 'isSensitive' | 'folderId'>>;

/**
 * What the viewer can do with files and folders. Every method settles with a value and never throws; what the server says
 * goes to the one who shows it, without waiting for the live connection to say the same.
 */
export class DriveActions {
  readonly #api: ApiClient;
  readonly #sink: DriveSink;

  constructor(api: ApiClient, sink: DriveSink) {
    this.#api = api;
    this.#sink = sink;
  }

  async changeFile(fileId: string, change: FileChange): Promise<Result> {
    const answer = await settle(this.#api.call('drive/files/update', { fileId, ...change }));
    if (!answer.ok) return answer;
    this.#sink.putFile(answer.value);
    return ok();
  }

  /** Moves files one after the other; stops at the first that is refused. */
  moveFiles(fileIds: readonly string[], folderId: string | null): Promise<Result> {
    return each(fileIds, (id) => this.changeFile(id, { folderId }));
  }

  /** Deletes files one after the other; stops at the first that is refused. */
  async removeFiles(fileIds: readonly string[]): Promise<Result> {
    const result = await each(fileIds, async (fileId) => {
      const answer = await settle(this.#api.call('drive/files/delete', { fileId }));
      if (answer.ok) this.#sink.dropFile(fileId);
      return answer;
    });
    void this.#sink.refreshUsage?.();
    return result;
  }

  createFolder(name: string, parentId: string | null): Promise<Result> {
    return this.#changeFolder(this.#api.call('drive/folders/create', { name, ...(parentId !== null && { parentId }) }));
  }

  renameFolder(folderId: string, name: string): Promise<Result> {
    return this.#changeFolder(this.#api.call('drive/folders/update', { folderId, name }));
  }

  moveFolder(folderId: string, parentId: string | null): Promise<Result> {
    return this.#changeFolder(this.#api.call('drive/folders/update', { folderId, parentId }));
  }

  async removeFolder(folderId: string): Promise<Result> {
    const answer = await settle(this.#api.call('drive/folders/delete', { folderId }));
    if (answer.ok) this.#sink.dropFolder?.(folderId);
    return answer;
  }

  /** Lets the server fetch a file; it arrives by the `drive` channel. */
  uploadFromUrl(url: string, folderId: string | null): Promise<Result> {
    return settle(this.#api.call('drive/files/upload-from-url', { url, folderId }));
  }

  async #changeFolder(call: Promise<WireDriveFolder>): Promise<Result> {
    const answer = await settle(call);
    if (!answer.ok) return answer;
    this.#sink.putFolder?.(answer.value);
    return ok();
  }
}

async function each(ids: readonly string[], act: (id: string) => Promise<Result>): Promise<Result> {
  for (const id of ids) {
    const result = await act(id);
    if (!result.ok) return result;
  }
  return ok();
}
