import { CustomEmoji } from '~/emoji/CustomEmoji';
import { useMfmSurroundings } from '../MfmContext';
import { Pressable } from '../Pressable';
import type { NodeProps } from './props';

/** Servers have no longer ones, and asking for one would be an address that none takes. */
const LONGEST_NAME = 128;

/** From this size on an emoji is shown in its own size (spec section 9). */
const ORIGINAL_FROM = 2.5;

/** A custom emoji by name, of the writer's server. Where that server told us its emoji, a name not among them is text. */
export function EmojiCode({ node }: NodeProps<'emojiCode'>) {
  const { host, emojis, plain, scale } = useMfmSurroundings();
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
