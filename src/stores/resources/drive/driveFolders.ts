import type { WireDriveFolder } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineCollection, defineEntity, defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** A stored folder of the drive; its parent folder is an id. */
export type DriveFolder = Readonly<Omit<WireDriveFolder, 'parent'>>;

/** How many folders or files a batch has. */
export const DRIVE_BATCH = 30;

/** Folders of the viewer's drive. The `drive` channel reports changes from other tabs and devices. */
export const driveFolders = defineEntity<DriveFolder>({
  follow: (account, records) =>
    account.hub.acquire(
      'drive',
      undefined,
      (type, body) => {
        if (type === 'folderCreated' || type === 'folderUpdated') takeDriveFolder(account, body as WireDriveFolder, 'arrive');
        else if (type === 'folderDeleted') records.remove(body as string);
      },
      () => resourcesOf(account).reloadRecordsOf(records),
    ),
});

/** Stores a folder with its parent folders. @param how `arrive` for one that was just created or changed. @returns its id */
export function takeDriveFolder(account: AccountScope, { parent, ...folder }: WireDriveFolder, how: 'put' | 'arrive' = 'put'): string {
  if (parent) takeDriveFolder(account, parent);
  return driveFolders.of(account)[how](folder);
}

/** The folders in a folder, newest first; null for those in no folder. */
export const foldersIn = defineCollection<string | null, DriveFolder>({
  entity: driveFolders,
  includes: (folder, folderId) => folder.parentId === folderId,
  batchSizes: () => ({ first: DRIVE_BATCH, next: DRIVE_BATCH }),
  looksAhead: true,
  async fetch(account, folderId, { limit, untilId, signal }) {
    const found = await account.api.call('drive/folders', { folderId, limit, ...(untilId && { untilId }) }, { signal });
    return driveFolders.many(
      account,
      found.map((folder) => takeDriveFolder(account, folder)),
    );
  },
});

/** A folder with all its parent folders, the outermost first; empty for null, the root of the drive. */
export const pathToFolder = defineQuery({
  records: driveFolders.of,
  fetch: async (account, folderId: string | null, signal) =>
    folderId === null ? '' : takeDriveFolder(account, await account.api.call('drive/folders/show', { folderId }, { signal })),
  read(account, id: string): readonly DriveFolder[] | undefined {
    const path: DriveFolder[] = [];
    // A folder inside itself would cause an endless loop.
    for (let at = driveFolders.one(account, id); at && !path.includes(at); at = driveFolders.one(account, at.parentId ?? ''))
      path.unshift(at);
    return id === '' || path.length > 0 ? path : undefined;
  },
});

async function change(account: AccountScope, call: Promise<WireDriveFolder>): Promise<Result> {
  const answer = await settle(call);
  if (!answer.ok) return answer;
  takeDriveFolder(account, answer.value, 'arrive');
  return ok();
}

/** Creates a folder in another one, or in the root. */
export function createFolder(account: AccountScope, name: string, parentId: string | null): Promise<Result> {
  return change(account, account.api.call('drive/folders/create', { name, ...(parentId !== null && { parentId }) }));
}

/** Renames or moves a folder; a `parentId` of null moves it to the root. */
export function updateFolder(
  account: AccountScope,
  folderId: string,
  params: { readonly name: string } | { readonly parentId: string | null },
): Promise<Result> {
  return change(account, account.api.call('drive/folders/update', { folderId, ...params }));
}

/** Deletes an empty folder; servers refuse to delete others. */
export async function deleteFolder(account: AccountScope, folderId: string): Promise<Result> {
  const answer = await settle(account.api.call('drive/folders/delete', { folderId }));
  if (answer.ok) driveFolders.of(account).remove(folderId);
  return answer;
}
