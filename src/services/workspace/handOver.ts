import { withColumn } from './columns';
import type { WorkspaceFile } from './parseWorkspace';

/**
 * The workspace of an account with the panes that showed it in another one's workspace: when that other account is signed
 * out, they go on here.
 */
export function handedOver(own: WorkspaceFile, from: WorkspaceFile, account: string): WorkspaceFile {
  return Object.entries(from.workspace.panes)
    .filter(([id, pane]) => pane.account === account && own.workspace.panes[id] === undefined)
    .reduce<WorkspaceFile>(
      ({ workspace, visits }, [id, pane]) => ({
        workspace: withColumn(workspace, id, { ...pane, account: null }),
        visits: { ...visits, [id]: from.visits[id]! },
      }),
      own,
    );
}
