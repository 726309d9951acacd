import type { DeckNode, PaneId } from './document';
import type { WorkspaceFile } from './parseWorkspace';

/** Replaces the ids of some panes; everything else stays the same. */
export function renamePanes({ workspace, visits }: WorkspaceFile, renamed: ReadonlyMap<PaneId, PaneId>): WorkspaceFile {
  const name = (id: PaneId): PaneId => renamed.get(id) ?? id;
  const byName = <T>(all: Readonly<Record<PaneId, T>>): Record<PaneId, T> =>
    Object.fromEntries(Object.entries(all).map(([id, one]) => [name(id), one]));
  const { deck, panes, windows, startPane } = workspace;
  return {
    workspace: {
      ...workspace,
      panes: byName(panes),
      deck: {
        root: deck.root && renameNode(deck.root, name),
        widths: byName(deck.widths),
        collapsed: deck.collapsed.map(name),
        maximised: deck.maximised && name(deck.maximised),
      },
      windows: windows.map((window) => ({ ...window, paneId: name(window.paneId) })),
      startPane: startPane && name(startPane),
    },
    visits: byName(visits),
  };
}

function renameNode(node: DeckNode, name: (id: PaneId) => PaneId): DeckNode {
  if (typeof node === 'string') return name(node);
  if (node.type === 'tabs') return { ...node, tabs: node.tabs.map(name) };
  return { ...node, children: node.children.map((child) => renameNode(child, name)) };
}
