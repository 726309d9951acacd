import { use } from 'react';
import type { WorkspacePart } from './lazyParts';
import { useWorkspace } from './WorkspaceContext';

/**
 * A part of the workspace, inside a `Suspense`. Unlike `lazy` of React, what was fetched already is shown at once, and
 * not after the fallback, which React then keeps on screen for a third of a second.
 */
export function LoadedPart<P extends object>({ part, props }: { part: WorkspacePart<P>; props: P }) {
  const { loader } = useWorkspace();
  const { default: View } = use(loader.load(part.id, part));
  return <View {...props} />;
}
