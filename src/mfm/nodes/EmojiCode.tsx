import { CustomEmoji } from '~/emoji/CustomEmoji';
import { useMfmContext } from '../MfmContext';
import { Pressable } from '../Pressable';
import type { NodeProps } from './props';

/** The longest name that servers allow. A longer one would make an address that no server accepts. */
const LONGEST_NAME = 128;

/** From this scale on an emoji is shown in its original size. */
const ORIGINAL_FROM = 2.5;

/** A custom emoji of the author's server. When that server sent its emoji, an unknown name stays text. */
export function EmojiCode({ node }: NodeProps<'emojiCode'>) {
  const { host, emojis, plain, scale } = useMfmContext();
  const { name } = node.props;
  const url = emojis !== undefined && Object.hasOwn(emojis, name) ? emojis[name] : undefined;
  const isNobodys = (host !== null && emojis !== undefined && url === undefined) || name.length > LONGEST_NAME;
  if (isNobodys) return `:${name}:`;
  return (
    <Pressable emoji={`:${name}:`}>
      <CustomEmoji name={name} host={host} url={url} size={plain ? 'text' : 'large'} isOriginal={scale >= ORIGINAL_FROM} />
    </Pressable>
  );
}
