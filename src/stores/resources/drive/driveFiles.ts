import type { WireDriveFile } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineCollection, defineEntity, defineQuery } from '../definitions';
import { DRIVE_BATCH, takeDriveFolder } from './driveFolders';
import { resourcesOf } from '../resourcesOf';

/** The fields of a file that can change. */
export type FileChange = Partial<Pick<WireDriveFile, 'name' | 'comment' | 'isSensitive' | 'folderId'>>;

/** Files of the viewer's drive. The `drive` channel reports changes from other tabs and devices. */
export const driveFiles = defineEntity<WireDriveFile>({
  limit: 1_000,
  follow: (account, records) =>
    account.hub.acquire(
      'drive',
      undefined,
      (type, body) => {
        if (type === 'fileCreated') driveFileStored(account, body as WireDriveFile);
        else if (type === 'fileUpdated') takeFile(account, body as WireDriveFile, 'arrive');
        else if (type === 'fileDeleted') {
          records.remove(body as string);
          resourcesOf(account).invalidate(driveUsage);
        }
      },
      () => {
        resourcesOf(account).reloadRecordsOf(records);
        resourcesOf(account).invalidate(driveUsage);
      },
    ),
});

function takeFile(account: AccountScope, { folder, ...file }: WireDriveFile, how: 'put' | 'arrive' = 'put'): string {
  if (folder) takeDriveFolder(account, folder);
  return driveFiles.of(account)[how](file);
}

/** Stores a file that a search has found. @returns its id */
export const takeFoundFile = (account: AccountScope, file: WireDriveFile): string => takeFile(account, file);

/** Stores a file that was just added to the drive, such as an upload. */
export function driveFileStored(account: AccountScope, file: WireDriveFile): void {
  takeFile(account, file, 'arrive');
  resourcesOf(account).invalidate(driveUsage);
}

/** The space of the drive and how much of it is used; bytes. */
export const driveUsage = defineQuery({
  fetch: (account, _: null, signal) => account.api.call('drive', {}, { signal }),
});

/** Which files {@link filesIn} lists. */
export interface FilesIn {
  /** null for files in no folder. */
  readonly folderId: string | null;
  /** Only files of this kind: `image/*` or a whole MIME type. */
  readonly type?: string;
  /** Newest first by default. */
  readonly order?: FileOrder;
}

/** How the files of a folder are sorted. `name` and `size` have a second form for the opposite direction. */
export const FILE_ORDERS = ['newest', 'oldest', 'name', 'nameBackwards', 'largest', 'smallest'] as const;
export type FileOrder = (typeof FILE_ORDERS)[number];

/** The servers' names of the orders. Their plus sign means descending. */
const SORTS = {
  newest: null,
  oldest: '-createdAt',
  name: '-name',
  nameBackwards: '+name',
  largest: '+size',
  smallest: '-size',
} as const satisfies Readonly<Record<FileOrder, string | null>>;

type Compare = (a: WireDriveFile, b: WireDriveFile) => number;
const byName: Compare = (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true });

/** The comparison of each order. All lists are newest first by default. */
const COMPARE: Readonly<Record<FileOrder, Compare | undefined>> = {
  newest: undefined,
  oldest: (a, b) => (a.id < b.id ? -1 : 1),
  name: byName,
  nameBackwards: (a, b) => byName(b, a),
  largest: (a, b) => b.size - a.size,
  smallest: (a, b) => a.size - b.size,
};

/**
 * Returns whether all files of a folder can be read in an order, batch by batch. Batches begin at an id, so by name or size there is
 * only the first one.
 */
export const sortsWholeFolder = (order: FileOrder): boolean => order === 'newest' || order === 'oldest';

/** The size of later batches, one less than the server's maximum, because people scroll large folders fast. */
const NEXT_FILES = 99;

/** The files in a folder. By name and size, there is only one batch. */
export const filesIn = defineCollection<FilesIn, WireDriveFile>({
  entity: driveFiles,
  compare: ({ order = 'newest' }) => COMPARE[order],
  includes: (file, { folderId, type }) => file.folderId === folderId && matchesType(file.type, type),
  batchSizes: ({ order = 'newest' }) => ({ first: sortsWholeFolder(order) ? DRIVE_BATCH : NEXT_FILES, next: NEXT_FILES }),
  looksAhead: true,
  async fetch(account, { folderId, type, order = 'newest' }, { limit, untilId: last, signal }) {
    const sort = SORTS[order];
    const after = last && (order === 'oldest' ? { sinceId: last } : { untilId: last });
    const params = { folderId, limit, ...(type && { type }), ...(sort && { sort }), ...after };
    const found = await account.api.call('drive/files', params, { signal });
    return driveFiles.many(
      account,
      found.map((file) => takeFile(account, file)),
    );
  },
});

/** The most files that servers return at once. */
const MOST_FILES = 100;

const PICTURES = 'image/*';

/** The pictures in a folder, newest first, or those in no folder for null: as many as one request returns. */
export const picturesIn = defineCollection<string | null, WireDriveFile>({
  entity: driveFiles,
  includes: (file, folderId) => file.folderId === folderId && matchesType(file.type, PICTURES),
  batchSizes: () => ({ first: MOST_FILES, next: MOST_FILES }),
  async fetch(account, folderId, { limit, signal }) {
    const found = await account.api.call('drive/files', { folderId, type: PICTURES, limit }, { signal });
    return takePictures(account, found);
  },
});

/** How many pictures {@link recentPictures} loads. */
export const RECENT_PICTURES = 9;

/** The newest pictures of the whole drive. New ones join at the front, so the list may become longer. */
export const recentPictures = defineCollection<null, WireDriveFile>({
  entity: driveFiles,
  includes: (file) => matchesType(file.type, PICTURES),
  batchSizes: () => ({ first: RECENT_PICTURES, next: RECENT_PICTURES }),
  async fetch(account, _, { limit, signal }) {
    const found = await account.api.call('drive/stream', { type: PICTURES, limit }, { signal });
    return takePictures(account, found);
  },
  // Some servers report new files here only.
  follow: (account) =>
    account.hub.acquire('main', undefined, (type, body) => {
      if (type === 'driveFileCreated') driveFileStored(account, body as WireDriveFile);
    }),
});

function takePictures(account: AccountScope, found: readonly WireDriveFile[]): readonly WireDriveFile[] {
  return driveFiles.many(
    account,
    found.map((file) => takeFile(account, file)),
  );
}

function matchesType(type: string, wanted: string | undefined): boolean {
  if (wanted === undefined) return true;
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

/** Loads a file by its id. */
export const fileById = defineQuery({
  records: driveFiles.of,
  fetch: async (account, fileId: string, signal) => takeFile(account, await account.api.call('drive/files/show', { fileId }, { signal })),
  read: driveFiles.one,
});

/** Changes a file. @returns the file as the server stored it */
export async function updateFile(account: AccountScope, fileId: string, change: FileChange): Promise<Result<WireDriveFile>> {
  const answer = await settle(account.api.call('drive/files/update', { fileId, ...change }));
  if (answer.ok) takeFile(account, answer.value, 'arrive');
  return answer;
}

/** Deletes files one after another; stops at the first failure. */
export async function deleteFiles(account: AccountScope, fileIds: readonly string[]): Promise<Result> {
  const result = await each(fileIds, async (fileId) => {
    const answer = await settle(account.api.call('drive/files/delete', { fileId }));
    if (answer.ok) driveFiles.of(account).remove(fileId);
    return answer;
  });
  resourcesOf(account).invalidate(driveUsage);
  return result;
}

async function each(ids: readonly string[], act: (id: string) => Promise<Result<unknown>>): Promise<Result> {
  for (const id of ids) {
    const result = await act(id);
    if (!result.ok) return result;
  }
  return ok();
}
