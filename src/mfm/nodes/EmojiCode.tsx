import { CustomEmoji } from '~/emoji/CustomEmoji';
import { useMfmSurroundings } from '../MfmContext';
import { Pressable } from '../Pressable';
import type { NodeProps } from './props';

/** A custom emoji by name, of the writer's server. Where that server told us its emoji, a name not among them is text. */
export function EmojiCode({ node }: NodeProps<'emojiCode'>) {
  const { host, emojis, plain } = useMfmSurroundings();
  const { name } = node.props;
  const url = emojis !== undefined && Object.hasOwn(emojis, name) ? emojis[name] : undefined;
  if (host !== null && emojis !== undefined && url === undefined) return `:${name}:`;
  return (
    <Pressable emoji={`:${name}:`}>
      <CustomEmoji name={name} host={host} url={url} size={plain ? 'text' : 'large'} />
    </Pressable>
  );
}
