import type { MfmNode } from 'mfm-js';

/** What stands on lines of its own, so that its words do not run into those beside it. */
const BLOCKS: ReadonlySet<MfmNode['type']> = new Set(['quote', 'center', 'blockCode', 'mathBlock', 'search']);

/** Returns the words of a marked-up text without its marks, for excerpts and titles. Codes of custom emoji stay. */
export const wordsOf = (nodes: readonly MfmNode[]): string =>
  nodes
    .map((node, place) => {
      const before = nodes[place - 1];
      return (before && (BLOCKS.has(before.type) || BLOCKS.has(node.type)) ? '\n' : '') + wordsOfNode(node);
    })
    .join('');

function wordsOfNode(node: MfmNode): string {
  switch (node.type) {
    case 'text':
      return node.props.text;
    case 'url':
      return node.props.url;
    case 'mention':
      return node.props.acct;
    case 'hashtag':
      return `#${node.props.hashtag}`;
    case 'emojiCode':
      return `:${node.props.name}:`;
    case 'unicodeEmoji':
      return node.props.emoji;
    case 'blockCode':
    case 'inlineCode':
      return node.props.code;
    case 'mathBlock':
    case 'mathInline':
      return node.props.formula;
    case 'search':
      return node.props.query;
    default:
      return wordsOf(node.children ?? []);
  }
}
