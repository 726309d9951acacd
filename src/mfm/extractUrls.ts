import type { MfmLink, MfmNode, MfmUrl } from 'mfm-js';

/** Addresses in a text, each once (without its fragment), in order. Silent links ask for no preview, so they are left out. */
export function extractUrls(nodes: readonly MfmNode[]): readonly string[] {
  const found = findNodes(nodes, (node): node is MfmUrl | MfmLink => node.type === 'url' || (node.type === 'link' && !node.props.silent));
  return firstOfEach(found.map(({ props }) => [props.url.replace(/#[^#]*$/, ''), props.url]));
}

/** The first value of every key, in order. */
export function firstOfEach<V>(entries: readonly (readonly [string, V])[]): readonly V[] {
  const first = new Map<string, V>();
  for (const [key, value] of entries) if (!first.has(key)) first.set(key, value);
  return [...first.values()];
}

/** The nodes of one kind, wherever they stand, each before those in it. */
export function findNodes<N extends MfmNode>(nodes: readonly MfmNode[], matches: (node: MfmNode) => node is N): readonly N[] {
  return nodes.flatMap((node) => [...(matches(node) ? [node] : []), ...findNodes(node.children ?? [], matches)]);
}
