import type { DeckNode, DeckSplit, DeckTabs, PaneId } from './document';

/** The side of a pane where another is put; `center` puts it behind, as a tab. */
export type DockEdge = 'left' | 'right' | 'top' | 'bottom' | 'center';

export const isSplit = (node: DeckNode): node is DeckSplit => typeof node !== 'string' && node.type === 'split';
export const isTabs = (node: DeckNode): node is DeckTabs => typeof node !== 'string' && node.type === 'tabs';

/** Every pane of a part, in the order of reading. */
export function leavesOf(node: DeckNode | null): readonly PaneId[] {
  if (node === null) return [];
  if (typeof node === 'string') return [node];
  return node.type === 'tabs' ? node.tabs : node.children.flatMap(leavesOf);
}

/** The columns beside each other. */
export function columnsOf(root: DeckNode | null): readonly DeckNode[] {
  if (root === null) return [];
  return isSplit(root) && root.direction === 'row' ? root.children : [root];
}

/** The column that a pane stands in, or -1. */
export const columnIndexOf = (root: DeckNode | null, pane: PaneId): number =>
  columnsOf(root).findIndex((column) => leavesOf(column).includes(pane));

/** Columns beside each other as a whole. */
export function rowOf(columns: readonly DeckNode[]): DeckNode | null {
  return normaliseNode({ type: 'split', direction: 'row', children: columns });
}

/** Brings a part into the one form that it has: no split or tabs of one, no split directly in a split of its own direction. */
export function normaliseNode(node: DeckNode | null): DeckNode | null {
  if (node === null || typeof node === 'string') return node;
  if (node.type === 'tabs') {
    if (node.tabs.length < 2) return node.tabs[0] ?? null;
    return { ...node, activeTabIndex: Math.min(Math.max(0, node.activeTabIndex), node.tabs.length - 1) };
  }
  const shares = sharesOf(node);
  const parts = node.children.flatMap((child, index) => {
    const share = shares[index]!;
    const normal = normaliseNode(child);
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

/** Shares of the children of a split, in percent; equal ones where they are not known. */
export function sharesOf({ children, splitPercentages }: DeckSplit): readonly number[] {
  const isUsable = splitPercentages?.length === children.length && splitPercentages.every((share) => share > 0);
  return isUsable ? splitPercentages : children.map(() => 100 / children.length);
}

/** A part in which each node was looked at once, from the inside out; null leaves one out. */
function mapNodes(node: DeckNode | null, change: (node: DeckNode) => DeckNode | null): DeckNode | null {
  if (node === null || typeof node === 'string' || node.type === 'tabs') return node && change(node);
  const shares = sharesOf(node);
  const kept = node.children.flatMap((child, index) => {
    const next = mapNodes(child, change);
    return next === null ? [] : [{ next, share: shares[index]! }];
  });
  return change({ ...node, children: kept.map(({ next }) => next), splitPercentages: kept.map(({ share }) => share) });
}

/** A part without a pane. */
export function removePane(root: DeckNode | null, pane: PaneId): DeckNode | null {
  return normaliseNode(
    mapNodes(root, (node) => {
      if (node === pane) return null;
      if (typeof node === 'string' || node.type === 'split' || !node.tabs.includes(pane)) return node;
      const place = node.tabs.indexOf(pane);
      const tabs = node.tabs.filter((tab) => tab !== pane);
      return { ...node, tabs, activeTabIndex: node.activeTabIndex > place ? node.activeTabIndex - 1 : node.activeTabIndex };
    }),
  );
}

/** A part in which a pane, or the tabs it is one of, is followed or preceded by another pane, or has it as a tab. */
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
  return normaliseNode(mapNodes(root, (node) => (isTarget(node) ? place(node) : node)));
}

/** A part whose panes each appear once, and only those that `isKnown`. */
export function onlyKnownPanes(root: DeckNode | null, isKnown: (pane: PaneId) => boolean): DeckNode | null {
  const seen = new Set<PaneId>();
  const keep = (pane: PaneId): boolean => isKnown(pane) && !seen.has(pane) && seen.add(pane).has(pane);
  return normaliseNode(
    mapNodes(root, (node) => {
      if (typeof node === 'string') return keep(node) ? node : null;
      if (node.type === 'split') return node;
      const active = node.tabs[node.activeTabIndex];
      const tabs = node.tabs.filter(keep);
      return { ...node, tabs, activeTabIndex: Math.max(0, tabs.indexOf(active ?? '')) };
    }),
  );
}

/** A part in which a tab is the one in front. */
export function showTab(root: DeckNode | null, pane: PaneId): DeckNode | null {
  return mapNodes(root, (node) => (isTabs(node) && node.tabs.includes(pane) ? { ...node, activeTabIndex: node.tabs.indexOf(pane) } : node));
}

/** The tabs that a pane is one of. */
export function tabsWith(root: DeckNode | null, pane: PaneId): DeckTabs | null {
  if (root === null || typeof root === 'string') return null;
  if (root.type === 'tabs') return root.tabs.includes(pane) ? root : null;
  return root.children.map((child) => tabsWith(child, pane)).find((found) => found !== null) ?? null;
}

/** The nearest split of a direction around a pane, with the place of the child that holds the pane. */
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

/** A part in which one split is replaced, found by its identity. */
export function replaceSplit(root: DeckNode | null, split: DeckSplit, next: DeckSplit): DeckNode | null {
  if (root === split) return next;
  if (root === null || !isSplit(root)) return root;
  return { ...root, children: root.children.map((child) => replaceSplit(child, split, next) ?? child) };
}
