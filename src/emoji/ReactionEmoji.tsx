import { CustomEmoji } from './CustomEmoji';
import { reactionParts } from './reactionParts';
import { UnicodeEmoji } from './UnicodeEmoji';

interface ReactionEmojiProps {
  reaction: string;
  /** `note.reactionEmojis`: addresses of other servers' emoji by `name@host`. */
  emojis?: Readonly<Record<string, string>>;
}

/** The picture of a reaction. */
export function ReactionEmoji({ reaction, emojis }: ReactionEmojiProps) {
  const parts = reactionParts(reaction);
  if (parts.kind === 'unicode') return <UnicodeEmoji emoji={parts.char} />;
  const { name, host } = parts;
  return <CustomEmoji name={name} host={host} url={host === null ? undefined : emojis?.[`${name}@${host}`]} />;
}
