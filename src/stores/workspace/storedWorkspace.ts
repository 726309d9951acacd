import { readStoredPanes, type StoredPanes } from '~/services/workspace/storedPanes';
import type { LocalStore } from '~/storage/LocalStore';
import { workspaceKey } from './workspaceKey';

/**
 * What the last visit left open, read before the code for workspaces is loaded; null if it left nothing, or if the address asks to
 * ignore it (`?safe`), so that a broken one can be repaired.
 * @param account key of the scope that the workspace belongs to
 */
export function storedWorkspace(local: Pick<LocalStore, 'get'>, account: string, isSafe: boolean): StoredPanes | null {
  const text = isSafe ? null : local.get(workspaceKey(account));
  return text === null ? null : readStoredPanes(text);
}
