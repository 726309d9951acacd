import { customReaction, reactionUrl } from '~/services/reactions';
import { CustomEmoji } from './CustomEmoji';
import { UnicodeEmoji } from './UnicodeEmoji';

interface ReactionEmojiProps {
  reaction: string;
  /** `note.reactionEmojis`: the addresses of custom emojis by `name@host`. */
  emojis?: Readonly<Record<string, string>>;
}

/** The picture of a reaction. */
export function ReactionEmoji({ reaction, emojis }: ReactionEmojiProps) {
  const custom = customReaction(reaction);
  if (!custom) return <UnicodeEmoji emoji={reaction} />;
  const { name, host } = custom;
  return <CustomEmoji name={name} host={host} url={emojis && reactionUrl({ reactionEmojis: emojis }, reaction)} />;
}
