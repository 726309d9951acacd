import type { MfmNode } from 'mfm-js';
import type { ComponentType, ReactNode } from 'react';
import { useMfmContext } from './MfmContext';
import { BlockCode } from './nodes/BlockCode';
import { EmojiCode } from './nodes/EmojiCode';
import { Formula } from './nodes/Formula';
import { LinkNode } from './nodes/LinkNode';
import { Mention } from './nodes/Mention';
import type { NodeProps } from './nodes/props';
import { Search } from './nodes/Search';
import { Url } from './nodes/Url';
import styles from './nodes/nodes.module.css';
import { lazyMarkup } from './lazyMarkup';
import { Link } from '~/router/Link';
import { UnicodeEmoji } from '~/emoji/UnicodeEmoji';
import { Pressable } from './Pressable';

type Views = { readonly [T in Exclude<MfmNode['type'], 'text'>]: ComponentType<NodeProps<T>> };

/** A function: its content first, with the effect once that has loaded. */
const Fn = lazyMarkup(
  ({ Effect }) => Effect,
  ({ children }: NodeProps<'fn'>) => children,
);

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

function Bold({ children }: NodeProps<'bold'>) {
  return <b>{children}</b>;
}

function Center({ children }: NodeProps<'center'>) {
  const { nowrap } = useMfmContext();
  return nowrap ? children : <div className={styles.center}>{children}</div>;
}

function Hashtag({ node }: NodeProps<'hashtag'>) {
  const { isNote } = useMfmContext();
  const tag = node.props.hashtag;
  // A text that was cut off can end with a lone surrogate, which cannot be encoded in an address.
  const whole = tag.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
  return (
    <Link to={`/${isNote ? 'tags' : 'user-tags'}/${encodeURIComponent(whole)}`} className={styles.hashtag}>
      #{tag}
    </Link>
  );
}

function InlineCode({ node }: NodeProps<'inlineCode'>) {
  return <code className={styles.inlineCode}>{node.props.code}</code>;
}

function Italic({ children }: NodeProps<'italic'>) {
  return <i className={styles.italic}>{children}</i>;
}

/** Text between `<plain>` tags, which the parser does not read. */
function Plain({ children }: NodeProps<'plain'>) {
  return children;
}

function Quote({ children }: NodeProps<'quote'>) {
  const { nowrap } = useMfmContext();
  return nowrap ? <q className={styles.inlineQuote}>{children}</q> : <blockquote className={styles.quote}>{children}</blockquote>;
}

function Small({ children }: NodeProps<'small'>) {
  return <small className={styles.small}>{children}</small>;
}

function Strike({ children }: NodeProps<'strike'>) {
  return <del>{children}</del>;
}

function UnicodeEmojiNode({ node }: NodeProps<'unicodeEmoji'>) {
  const { emoji } = node.props;
  return (
    <Pressable emoji={emoji}>
      <UnicodeEmoji emoji={emoji} />
    </Pressable>
  );
}
