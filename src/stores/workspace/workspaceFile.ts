import { emptyWorkspace } from '~/services/workspace/document';
import { parseWorkspace, type WorkspaceFile } from '~/services/workspace/parseWorkspace';
import { defineDocument, type VersionedDocument } from '~/storage/VersionedDocument';
import { workspaceKey } from './workspaceKey';

/** The stored workspace of one account on this device. @param account key of its scope */
export const workspaceFile = (account: string): VersionedDocument<WorkspaceFile> =>
  defineDocument({ key: workspaceKey(account), parse: parseWorkspace, fallback: () => ({ workspace: emptyWorkspace, visits: {} }) });
