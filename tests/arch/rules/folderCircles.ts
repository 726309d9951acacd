import { importsOf } from '../lib/imports';
import type { SourceFile } from '../lib/tree';
import type { Violation } from '../lib/violations';

interface FolderEdge extends Violation {
  readonly from: string;
  readonly to: string;
}

/** The folder directly below `parent` that contains a path; null for a file in `parent` itself. */
function folderBelow(parent: string, path: string): string | null {
  const [folder, ...rest] = path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/') : [];
  return folder !== undefined && rest.length > 0 ? folder : null;
}

/** All folders that a folder imports, directly or through others. */
function reachable(start: string, edges: readonly FolderEdge[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (folder: string): void => {
    for (const { from, to } of edges) {
      if (from !== folder || found.has(to)) continue;
      found.add(to);
      visit(to);
    }
  };
  visit(start);
  return found;
}

/** Finds imports between the folders below `parent` that form a circle. Imports of types count as well. */
export function checkFolderCircles(files: readonly SourceFile[], parent: string): Violation[] {
  const edges = files.flatMap((file) =>
    importsOf(file).flatMap((edge): FolderEdge[] => {
      const from = folderBelow(parent, edge.from);
      const to = edge.to === null ? null : folderBelow(parent, edge.to);
      if (from === null || to === null || from === to) return [];
      return [{ from, to, path: edge.from, line: edge.line, message: `imports ${edge.to}, and ${to} imports ${from}` }];
    }),
  );
  const reached = new Map([...new Set(edges.map(({ to }) => to))].map((folder) => [folder, reachable(folder, edges)]));
  return edges.filter(({ from, to }) => reached.get(to)?.has(from));
}
