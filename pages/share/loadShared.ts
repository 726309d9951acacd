import { untracked } from 'mobx';
import type { WireDriveFile } from '~/api/wire';
import { parseAcct } from '~/components/user/acct';
import type { ComposerParams } from '~/components/composer/params';
import type { AppError } from '~/lib/AppError';
import type { Result } from '~/lib/Result';
import type { PageProps } from '~/registry/definePage';
import type { Server } from '~/stores/server/Server';
import { defineQuery } from '~/stores/resources/definitions';
import { fileById } from '~/stores/resources/drive/driveFiles';
import { lookUp, refreshNote } from '~/stores/resources/content/notes';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { findUser, type UserName } from '~/stores/resources/users/users';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { shareText } from './shareText';
import type manifest from './manifest';

/** The parameters of the composer, and what could not be loaded for them. */
export interface Prepared {
  readonly params: ComposerParams;
  /** The reason why something is missing; null if everything was found. */
  readonly problem: AppError | null;
}

const VISIBILITIES = ['public', 'home', 'followers', 'specified'] as const;

const listIn = (text: string | undefined): readonly string[] => text?.split(',').filter((part) => part !== '') ?? [];

/** The input of the share page: the parameters of its address, and the recipients in it. */
export interface Shared {
  readonly params: PageProps<typeof manifest>['params'];
  readonly recipients: readonly UserName[];
}

/** Reads the recipients from the parameters of an address. */
export function sharedOf(params: PageProps<typeof manifest>['params'], server: Pick<Server, 'isOwnHost'>): Shared {
  return {
    params,
    recipients: [
      ...listIn(params.visibleUserIds).map((userId) => ({ userId })),
      ...untracked(() => listIn(params.visibleAccts).map((acct) => parseAcct(acct, server))),
    ],
  };
}

/**
 * Loads the notes, users and files that an address refers to, without those that do not exist. It fails if a retry may
 * help.
 */
export const sharedContent = defineQuery({
  keepMs: 0,
  fetch: loadShared,
});

async function loadShared(account: AccountScope, { params, recipients }: Shared): Promise<Prepared> {
  let problem: AppError | null = null;
  const found = async <T>(result: Promise<Result<T>>): Promise<T | null> => {
    const answer = await result;
    if (answer.ok) return answer.value;
    if (answer.error.retryable || answer.error.code === 'canceled') throw answer.error;
    problem ??= answer.error;
    return null;
  };
  const noteId = async (id: string | undefined, uri: string | undefined): Promise<string | null> => {
    if (id) return (await found(refreshNote(account, id))) === null ? null : id;
    const looked = uri ? await found(lookUp(account, uri)) : null;
    return looked?.kind === 'note' ? looked.noteId : null;
  };
  const file = (fileId: string) => found(settle(resourcesOf(account).read(fileById, fileId)));
  const [replyId, renoteId, users, files] = await Promise.all([
    noteId(params.replyId, params.replyUri),
    noteId(params.renoteId, params.renoteUri),
    Promise.all(recipients.map((name) => found(findUser(account, name)))),
    Promise.all(listIn(params.fileIds).map(file)),
  ]);
  return { params: paramsOf(params, { replyId, renoteId, users, files }), problem };
}

interface Found {
  readonly replyId: string | null;
  readonly renoteId: string | null;
  readonly users: readonly (string | null)[];
  readonly files: readonly (WireDriveFile | null | undefined)[];
}

function paramsOf(
  { title, text, url, visibility, localOnly }: PageProps<typeof manifest>['params'],
  { replyId, renoteId, users, files }: Found,
): ComposerParams {
  const known = VISIBILITIES.find((one) => one === visibility);
  return {
    instant: true,
    initialText: shareText({ title, text, url }),
    initialVisibleUserIds: users.filter((id) => id !== null),
    initialFiles: files.flatMap((file) => file ?? []),
    ...(known && { initialVisibility: known }),
    ...((localOnly === '0' || localOnly === '1') && { initialLocalOnly: localOnly === '1' }),
    ...(replyId !== null && { replyId }),
    ...(renoteId !== null && { renoteId }),
  };
}
