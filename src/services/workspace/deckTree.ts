import type { DeckNode, DeckSplit, DeckTabs, PaneId } from './document';

/** The side of a pane where another one is docked; `center` adds it as a tab. */
export type DockEdge = 'left' | 'right' | 'top' | 'bottom' | 'center';

/** Whether a node is a split. */
export const isSplit = (node: DeckNode): node is DeckSplit => typeof node !== 'string' && node.type === 'split';
/** Whether a node is a group of tabs. */
export const isTabs = (node: DeckNode): node is DeckTabs => typeof node !== 'string' && node.type === 'tabs';

/** All panes of a node in reading order. */
export function leavesOf(node: DeckNode | null): readonly PaneId[] {
  if (node === null) return [];
  if (typeof node === 'string') return [node];
  return node.type === 'tabs' ? node.tabs : node.children.flatMap(leavesOf);
}

/** The columns, from start to end. */
export function columnsOf(root: DeckNode | null): readonly DeckNode[] {
  if (root === null) return [];
  return isSplit(root) && root.direction === 'row' ? root.children : [root];
}

/** Index of the column that contains a pane, or -1. */
export const columnIndexOf = (root: DeckNode | null, pane: PaneId): number =>
  columnsOf(root).findIndex((column) => leavesOf(column).includes(pane));

/** Joins columns into one node. */
export function rowOf(columns: readonly DeckNode[]): DeckNode | null {
  return normalizeNode({ type: 'split', direction: 'row', children: columns });
}

/** Normalizes a node: no split or tabs with one child, no split directly inside a split of the same direction. */
export function normalizeNode(node: DeckNode | null): DeckNode | null {
  if (node === null || typeof node === 'string') return node;
  if (node.type === 'tabs') {
    if (node.tabs.length < 2) return node.tabs[0] ?? null;
    return { ...node, activeTabIndex: Math.min(Math.max(0, node.activeTabIndex), node.tabs.length - 1) };
  }
  const shares = sharesOf(node);
  const parts = node.children.flatMap((child, index) => {
    const share = shares[index]!;
    const normal = normalizeNode(child);
    if (normal === null) return [];
    if (!isSplit(normal) || normal.direction !== node.direction) return [{ child: normal, share }];
    const inner = sharesOf(normal);
    return normal.children.map((grandchild, place) => ({ child: grandchild, share: (share * inner[place]!) / 100 }));
  });
  if (parts.length < 2) return parts[0]?.child ?? null;
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  return {
    type: 'split',
    direction: node.direction,
    children: parts.map(({ child }) => child),
    splitPercentages: parts.map(({ share }) => (share / total) * 100),
  };
}

/** Shares of the children of a split, in percent; equal when they are unknown. */
export function sharesOf({ children, splitPercentages }: DeckSplit): readonly number[] {
  const isUsable = splitPercentages?.length === children.length && splitPercentages.every((share) => share > 0);
  return isUsable ? splitPercentages : children.map(() => 100 / children.length);
}

/** Maps every node from the inside out; returning null removes a node. */
export function mapNodes(node: DeckNode | null, change: (node: DeckNode) => DeckNode | null): DeckNode | null {
  if (node === null || typeof node === 'string' || node.type === 'tabs') return node && change(node);
  const shares = sharesOf(node);
  const kept = node.children.flatMap((child, index) => {
    const next = mapNodes(child, change);
    return next === null ? [] : [{ next, share: shares[index]! }];
  });
  return change({ ...node, children: kept.map(({ next }) => next), splitPercentages: kept.map(({ share }) => share) });
}

/** Removes a pane. */
export function removePane(root: DeckNode | null, pane: PaneId): DeckNode | null {
  return normalizeNode(
    mapNodes(root, (node) => {
      if (node === pane) return null;
      if (typeof node === 'string' || node.type === 'split' || !node.tabs.includes(pane)) return node;
      const place = node.tabs.indexOf(pane);
      const tabs = node.tabs.filter((tab) => tab !== pane);
      return { ...node, tabs, activeTabIndex: node.activeTabIndex > place ? node.activeTabIndex - 1 : node.activeTabIndex };
    }),
  );
}

/** Docks a pane beside, above or below a target pane (or the tabs it belongs to), or adds it as a tab. */
export function dockPane(root: DeckNode | null, target: PaneId, edge: DockEdge, pane: PaneId): DeckNode | null {
  const place = (node: DeckNode): DeckNode => {
    if (edge === 'center') {
      const tabs = isTabs(node) ? node.tabs : [target];
      const index = tabs.indexOf(target) + 1;
      return { type: 'tabs', tabs: [...tabs.slice(0, index), pane, ...tabs.slice(index)], activeTabIndex: index };
    }
    const direction = edge === 'left' || edge === 'right' ? 'row' : 'column';
    const isBefore = edge === 'left' || edge === 'top';
    return { type: 'split', direction, children: isBefore ? [pane, node] : [node, pane] };
  };
  const isTarget = (node: DeckNode): boolean => node === target || (isTabs(node) && node.tabs.includes(target));
  return normalizeNode(mapNodes(root, (node) => (isTarget(node) ? place(node) : node)));
}

/** Keeps the first occurrence of each known pane and removes everything else. */
export function onlyKnownPanes(root: DeckNode | null, isKnown: (pane: PaneId) => boolean): DeckNode | null {
  const seen = new Set<PaneId>();
  const keep = (pane: PaneId): boolean => isKnown(pane) && !seen.has(pane) && seen.add(pane).has(pane);
  return normalizeNode(
    mapNodes(root, (node) => {
      if (typeof node === 'string') return keep(node) ? node : null;
      if (node.type === 'split') return node;
      const active = node.tabs[node.activeTabIndex];
      const tabs = node.tabs.filter(keep);
      return { ...node, tabs, activeTabIndex: Math.max(0, tabs.indexOf(active ?? '')) };
    }),
  );
}

/** Makes a pane the active one of its tabs. */
export function showTab(root: DeckNode | null, pane: PaneId): DeckNode | null {
  return mapNodes(root, (node) => (isTabs(node) && node.tabs.includes(pane) ? { ...node, activeTabIndex: node.tabs.indexOf(pane) } : node));
}

/** The group of tabs that contains a pane. */
export function tabsWith(root: DeckNode | null, pane: PaneId): DeckTabs | null {
  if (root === null || typeof root === 'string') return null;
  if (root.type === 'tabs') return root.tabs.includes(pane) ? root : null;
  return root.children.map((child) => tabsWith(child, pane)).find((found) => found !== null) ?? null;
}

/** The nearest split in a direction around a pane, with the index of the child that contains the pane. */
export function splitAround(
  root: DeckNode | null,
  pane: PaneId,
  direction: DeckSplit['direction'],
): { readonly split: DeckSplit; readonly index: number } | null {
  if (root === null || !isSplit(root)) return null;
  const index = root.children.findIndex((child) => leavesOf(child).includes(pane));
  if (index === -1) return null;
  return splitAround(root.children[index]!, pane, direction) ?? (root.direction === direction ? { split: root, index } : null);
}

/** Replaces one split, found by identity. */
export function replaceSplit(root: DeckNode | null, split: DeckSplit, next: DeckSplit): DeckNode | null {
  if (root === split) return next;
  if (root === null || !isSplit(root)) return root;
  return { ...root, children: root.children.map((child) => replaceSplit(child, split, next) ?? child) };
}
