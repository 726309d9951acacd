import { UnicodeEmoji } from '~/emoji/UnicodeEmoji';
import { Pressable } from '../Pressable';
import type { NodeProps } from './props';

export function UnicodeEmojiNode({ node }: NodeProps<'unicodeEmoji'>) {
  const { emoji } = node.props;
  return (
    <Pressable emoji={emoji}>
      <UnicodeEmoji emoji={emoji} />
    </Pressable>
  );
}
