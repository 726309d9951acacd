import { extract, type MfmFn, type MfmMention, type MfmNode, type MfmUrl, type MfmLink, type MfmHashtag } from 'mfm-js';

/** Addresses in a text, each once (without its fragment), in order. Silent links ask for no preview, so they are left out. */
export function extractUrls(nodes: readonly MfmNode[]): readonly string[] {
  const found = find(nodes, (node): node is MfmUrl | MfmLink => node.type === 'url' || (node.type === 'link' && !node.props.silent));
  return firstOfEach(found.map(({ props }) => [props.url.replace(/#[^#]*$/, ''), props.url]));
}

/** Users mentioned in a text, each once. `host` is null where the text names none. */
export function extractMentions(nodes: readonly MfmNode[]): readonly MfmMention['props'][] {
  const found = find(nodes, (node): node is MfmMention => node.type === 'mention');
  return firstOfEach(found.map(({ props }) => [props.acct.toLowerCase(), props]));
}

/** Hashtags of a text without the sign, each once. */
export function extractHashtags(nodes: readonly MfmNode[]): readonly string[] {
  return [...new Set(find(nodes, (node): node is MfmHashtag => node.type === 'hashtag').map(({ props }) => props.hashtag))];
}

/** Functions that enlarge their content; a text with one is long however few characters it has (spec section 4). */
const SIZING: ReadonlySet<string> = new Set(['x2', 'x3', 'x4', 'scale']);

/** Whether a text contains markup that changes its size. */
export function hasSizeScaling(text: string): boolean {
  return /\$\[(?:x[234]|scale)[. ]/.test(text);
}

/** Functions that a public post asks about before it is sent (spec section 5, large MFM). */
export function hasLargeMarkup(nodes: readonly MfmNode[]): boolean {
  return (
    find(nodes, (node): node is MfmFn => node.type === 'fn' && (SIZING.has(node.props.name) || node.props.name === 'position')).length > 0
  );
}

function firstOfEach<V>(entries: readonly (readonly [string, V])[]): readonly V[] {
  const first = new Map<string, V>();
  for (const [key, value] of entries) if (!first.has(key)) first.set(key, value);
  return [...first.values()];
}

function find<N extends MfmNode>(nodes: readonly MfmNode[], matches: (node: MfmNode) => node is N): readonly N[] {
  return extract(nodes as MfmNode[], matches).filter(matches);
}
