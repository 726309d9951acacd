import { defineWindow } from '~/registry/defineWindow';

/** The emoji to describe. */
interface EmojiDetailParams {
  /** The name of an emoji of this server, without colons. */
  readonly name: string;
}

export default defineWindow<EmojiDetailParams>({
  id: 'emojiDetail',
  title: 'emojiDetailWindow.title',
  neededOffline: true,
});
