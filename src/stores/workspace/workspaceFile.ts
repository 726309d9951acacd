import { emptyWorkspace } from '~/services/workspace/document';
import { parseWorkspace, type WorkspaceFile } from '~/services/workspace/parseWorkspace';
import { defineDocument, type VersionedDocument } from '~/storage/VersionedDocument';

/** The stored workspace of one account on this device. @param account key of its scope */
export const workspaceFile = (account: string): VersionedDocument<WorkspaceFile> =>
  defineDocument({ key: workspaceKey(account), parse: parseWorkspace, fallback: () => ({ workspace: emptyWorkspace, visits: {} }) });

/** Key of an account's workspace in the browser's storage. @param account key of its scope */
const workspaceKey = (account: string): string => `workspace::${account}`;
