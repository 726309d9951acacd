import { withColumn } from './columns';
import type { WorkspaceFile } from './parseWorkspace';

/**
 * Copies the panes that showed `account` from another account's workspace into its own one. They continue there when
 * that other account signs out.
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
