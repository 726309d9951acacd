import type { MfmFn, MfmHashtag, MfmMention, MfmNode } from 'mfm-js';
import { findNodes, firstOfEach } from './extractUrls';

/** Returns the users mentioned in a text, each once. `host` is null when the text names none. */
export function extractMentions(nodes: readonly MfmNode[]): readonly MfmMention['props'][] {
  const found = findNodes(nodes, (node): node is MfmMention => node.type === 'mention');
  return firstOfEach(found.map(({ props }) => [props.acct.toLowerCase(), props]));
}

/** Returns the hashtags of a text without the sign, each once. */
export function extractHashtags(nodes: readonly MfmNode[]): readonly string[] {
  return [...new Set(findNodes(nodes, (node): node is MfmHashtag => node.type === 'hashtag').map(({ props }) => props.hashtag))];
}

/** Functions that enlarge their content. A text with one of them is folded, however few characters it has. */
const SIZING: ReadonlySet<string> = new Set(['x2', 'x3', 'x4', 'scale']);

/** Returns whether a text contains markup that changes its size. */
export function hasSizeScaling(text: string): boolean {
  return /\$\[(?:x[234]|scale)[. ]/.test(text);
}

/** Functions for which the composer asks before it posts publicly, since they disturb other people's timelines. */
export function hasLargeMarkup(nodes: readonly MfmNode[]): boolean {
  return (
    findNodes(nodes, (node): node is MfmFn => node.type === 'fn' && (SIZING.has(node.props.name) || node.props.name === 'position'))
      .length > 0
  );
}
