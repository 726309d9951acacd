import type { MfmFn, MfmHashtag, MfmMention, MfmNode } from 'mfm-js';
import { findNodes, firstOfEach } from './extractUrls';

/** Users mentioned in a text, each once. `host` is null where the text names none. */
export function extractMentions(nodes: readonly MfmNode[]): readonly MfmMention['props'][] {
  const found = findNodes(nodes, (node): node is MfmMention => node.type === 'mention');
  return firstOfEach(found.map(({ props }) => [props.acct.toLowerCase(), props]));
}

/** Hashtags of a text without the sign, each once. */
export function extractHashtags(nodes: readonly MfmNode[]): readonly string[] {
  return [...new Set(findNodes(nodes, (node): node is MfmHashtag => node.type === 'hashtag').map(({ props }) => props.hashtag))];
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
    findNodes(nodes, (node): node is MfmFn => node.type === 'fn' && (SIZING.has(node.props.name) || node.props.name === 'position'))
      .length > 0
  );
}
