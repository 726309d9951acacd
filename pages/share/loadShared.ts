import { runInAction } from 'mobx';
import type { WireDriveFile } from '~/api/wire';
import { parseAcct } from '~/components/user/acct';
import type { ComposerParams } from '~/components/composer/params';
import { toAppError, type AppError } from '~/lib/AppError';
import type { PageProps } from '~/registry/definePage';
import type { InstanceStore } from '~/stores/instance/InstanceStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { shareText } from './shareText';
import type manifest from './manifest';

/** How the composer begins, and what could not be found for it. */
export interface Prepared {
  readonly params: ComposerParams;
  /** Why something is missing; null when everything was found. */
  readonly problem: AppError | null;
}

const VISIBILITIES = ['public', 'home', 'followers', 'specified'] as const;

const listIn = (text: string | undefined): readonly string[] => text?.split(',').filter((part) => part !== '') ?? [];

/**
 * Finds everything that an address names. What does not exist is left out.
 * @throws {AppError} where trying again may help, so that nothing is lost by a bad moment
 */
export async function loadShared(
  { api, ingest }: AccountScope,
  instance: Pick<InstanceStore, 'isOwnHost'>,
  shared: PageProps<typeof manifest>['params'],
  signal: AbortSignal,
): Promise<Prepared> {
  let problem: AppError | null = null;
  const attempt = async <T>(load: () => Promise<T>): Promise<T | null> => {
    try {
      return await load();
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.retryable || error.code === 'cancelled') throw error;
      problem ??= error;
      return null;
    }
  };
  const noteId = (id: string | undefined, uri: string | undefined): Promise<string | null> =>
    attempt(async () => {
      if (id) return ingest.note(await api.call('notes/show', { noteId: id }, { signal }), 'fetch');
      const found = uri ? await api.call('ap/show', { uri }, { signal }) : null;
      return found?.type === 'Note' ? ingest.note(found.object, 'fetch') : null;
    });
  const userIds = listIn(shared.visibleUserIds);
  const recipients = [
    ...(userIds.length > 0 ? [{ userIds }] : []),
    ...runInAction(() => listIn(shared.visibleAccts).map((acct) => parseAcct(acct, instance))),
  ].map((who) =>
    attempt(async () => {
      const found = await api.call('users/show', who, { signal });
      return ingest.users([found].flat(), 'fetch');
    }),
  );
  const files = listIn(shared.fileIds).map((fileId) => attempt(() => api.call('drive/files/show', { fileId }, { signal })));
  const [replyId, renoteId, foundUsers, foundFiles] = await Promise.all([
    noteId(shared.replyId, shared.replyUri),
    noteId(shared.renoteId, shared.renoteUri),
    Promise.all(recipients),
    Promise.all(files),
  ]);
  return { params: paramsOf(shared, { replyId, renoteId, users: foundUsers, files: foundFiles }), problem };
}

interface Found {
  readonly replyId: string | null;
  readonly renoteId: string | null;
  readonly users: readonly (readonly string[] | null)[];
  readonly files: readonly (WireDriveFile | null)[];
}

function paramsOf(
  { title, text, url, visibility, localOnly }: PageProps<typeof manifest>['params'],
  { replyId, renoteId, users, files }: Found,
): ComposerParams {
  const known = VISIBILITIES.find((one) => one === visibility);
  return {
    instant: true,
    initialText: shareText({ title, text, url }),
    initialVisibleUserIds: users.flatMap((ids) => ids ?? []),
    initialFiles: files.filter((file) => file !== null),
    ...(known && { initialVisibility: known }),
    ...((localOnly === '0' || localOnly === '1') && { initialLocalOnly: localOnly === '1' }),
    ...(replyId !== null && { replyId }),
    ...(renoteId !== null && { renoteId }),
  };
}
