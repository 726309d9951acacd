import type { MfmLink, MfmNode, MfmUrl } from 'mfm-js';

/** Returns the addresses in a text in order, each once and without its fragment. Silent links want no preview and are left out. */
export function extractUrls(nodes: readonly MfmNode[]): readonly string[] {
  const found = findNodes(nodes, (node): node is MfmUrl | MfmLink => node.type === 'url' || (node.type === 'link' && !node.props.silent));
  return firstOfEach(found.map(({ props }) => [props.url.replace(/#[^#]*$/, ''), props.url]));
}

/** Keeps the first value of each key, in order. */
export function firstOfEach<V>(entries: readonly (readonly [string, V])[]): readonly V[] {
  const first = new Map<string, V>();
  for (const [key, value] of entries) if (!first.has(key)) first.set(key, value);
  return [...first.values()];
}

/** Yields the nodes of one type at any depth, parents first. */
export function findNodes<N extends MfmNode>(nodes: readonly MfmNode[], matches: (node: MfmNode) => node is N): readonly N[] {
  return nodes.flatMap((node) => [...(matches(node) ? [node] : []), ...findNodes(node.children ?? [], matches)]);
}
