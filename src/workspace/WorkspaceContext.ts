import { createContext, use } from 'react';
import { InvariantError } from '~/lib/AppError';
import type { LazyLoader } from '~/registry/lazyLoader';
import type { RouteTable } from '~/router/RouteTable';

/** The services that frames need to show a route. */
export interface Workspace {
  readonly routes: RouteTable;
  readonly loader: LazyLoader;
}

export const WorkspaceContext = createContext<Workspace | null>(null);

/** The workspace around the calling component. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new InvariantError('useWorkspace() outside the workspace');
  return workspace;
}
