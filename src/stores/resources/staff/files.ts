import type { Req } from '~/api/endpoints';
import type { WireDriveFile, WireFileForStaff } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { UserId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineCollection, defineEntity, defineQuery } from '../definitions';

/** Files of anybody. They are kept apart from those of the viewer's drive, whose folders take in every file without a folder. */
export const foreignFiles = defineEntity<WireDriveFile>();

/** Which files {@link filesForStaff} lists. Empty texts match all. */
export interface FileFilter {
  readonly origin: NonNullable<Req<'admin/drive/files'>['origin']>;
  readonly host: string;
  readonly userId: UserId;
  /** A MIME type, or the beginning of one followed by an asterisk. */
  readonly type: string;
}

const BATCH = 30;

/** The files that the server stores, newest first. */
export const filesForStaff = defineCollection<FileFilter, WireDriveFile>({
  entity: foreignFiles,
  batchSizes: () => ({ first: BATCH, next: BATCH }),
  async fetch(account, { origin, host, userId, type }, { limit, untilId, signal }) {
    const params = { origin, hostname: host || null, userId: userId || null, type: type || null, limit, ...(untilId && { untilId }) };
    const found = await account.api.call('admin/drive/files', params, { signal });
    const files = foreignFiles.of(account);
    return foreignFiles.many(
      account,
      found.map((file) => files.put(file)),
    );
  },
});

/** A file of anybody. */
export const foreignFile = defineQuery({
  records: foreignFiles.of,
  fetch: async (account, fileId: string, signal) =>
    foreignFiles.of(account).put(await account.api.call('drive/files/show', { fileId }, { signal })),
  read: foreignFiles.one,
});

/** What only the staff sees of a file. */
export const fileForStaff = defineQuery({
  fetch: (account, fileId: string, signal): Promise<WireFileForStaff> => account.api.call('admin/drive/show-file', { fileId }, { signal }),
});

/** Marks a file of anybody as sensitive, or removes the mark. */
export async function markForeignFile(account: AccountScope, fileId: string, isSensitive: boolean): Promise<Result> {
  const answer = await settle(account.api.call('drive/files/update', { fileId, isSensitive }));
  if (!answer.ok) return answer;
  foreignFiles.of(account).patch(fileId, (file) => ({ ...file, isSensitive: answer.value.isSensitive }));
  return ok();
}

/** Deletes a file of anybody. */
export async function deleteForeignFile(account: AccountScope, fileId: string): Promise<Result> {
  const answer = await settle(account.api.call('drive/files/delete', { fileId }));
  if (answer.ok) foreignFiles.of(account).remove(fileId);
  return answer;
}

/** Deletes the copies of files of other servers. */
export const cleanRemoteFiles = (account: AccountScope): Promise<Result> => settle(account.api.call('admin/drive/clean-remote-files', {}));

/** Finds a file by its id or its address. @returns its id */
export async function findFile(account: AccountScope, idOrUrl: string): Promise<Result<string>> {
  const answer = await settle(
    account.api.call('admin/drive/show-file', /^https?:\/\//i.test(idOrUrl) ? { url: idOrUrl } : { fileId: idOrUrl }),
  );
  return answer.ok ? ok(answer.value.id) : answer;
}
