import type { WireEmojiDetailed } from '~/api/wire';
import { defineWindow } from '~/registry/defineWindow';

/** The emoji to change; null for a new one. */
interface EmojiFormParams {
  readonly emoji: WireEmojiDetailed | null;
}

export default defineWindow<EmojiFormParams>({
  id: 'emojiForm',
  title: 'emojiFormWindow.title',
});
