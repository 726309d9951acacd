import type { MfmNode } from 'mfm-js';
import type { ComponentType, ReactNode } from 'react';
import { useMfmContext } from './MfmContext';
import { BlockCode } from './nodes/BlockCode';
import { Bold } from './nodes/Bold';
import { Center } from './nodes/Center';
import { EmojiCode } from './nodes/EmojiCode';
import { Fn } from './nodes/Fn';
import { Formula } from './nodes/Formula';
import { Hashtag } from './nodes/Hashtag';
import { InlineCode } from './nodes/InlineCode';
import { Italic } from './nodes/Italic';
import { LinkNode } from './nodes/LinkNode';
import { Mention } from './nodes/Mention';
import { Plain } from './nodes/Plain';
import type { NodeProps } from './nodes/props';
import { Quote } from './nodes/Quote';
import { Search } from './nodes/Search';
import { Small } from './nodes/Small';
import { Strike } from './nodes/Strike';
import { UnicodeEmojiNode } from './nodes/UnicodeEmojiNode';
import { Url } from './nodes/Url';

type Views = { readonly [T in Exclude<MfmNode['type'], 'text'>]: ComponentType<NodeProps<T>> };

/** The view of each type of node. */
const views: Views = {
  blockCode: BlockCode,
  bold: Bold,
  center: Center,
  emojiCode: EmojiCode,
  fn: Fn,
  hashtag: Hashtag,
  inlineCode: InlineCode,
  italic: Italic,
  link: LinkNode,
  mathBlock: Formula,
  mathInline: Formula,
  mention: Mention,
  plain: Plain,
  quote: Quote,
  search: Search,
  small: Small,
  strike: Strike,
  unicodeEmoji: UnicodeEmojiNode,
  url: Url,
};

/** Renders nodes in order. */
export function MfmNodes({ nodes }: { nodes: readonly MfmNode[] }) {
  const { plain, nowrap } = useMfmContext();
  // The nodes of a text are never reordered, so the index identifies them.
  return nodes.map((node, place) => {
    if (node.type === 'text')
      return plain || nowrap ? node.props.text.replaceAll(/\r\n?|\n/g, ' ') : node.props.text.replaceAll(/\r\n?/g, '\n');
    const View = views[node.type] as ComponentType<{ node: MfmNode; children?: ReactNode }> | undefined;
    if (!View) {
      // oxlint-disable-next-line no-console -- only a newer parser can do this, and its developers have to see it
      console.error(`No view for ${node.type}`);
      return null;
    }
    return (
      <View key={place} node={node}>
        {node.children && <MfmNodes nodes={node.children} />}
      </View>
    );
  });
}
