import type { WireEmojiDetailed } from '~/api/wire';

/** The emoji to change; null for a new one. */
export interface EmojiFormParams {
  readonly emoji: WireEmojiDetailed | null;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    emojiForm: { params: EmojiFormParams };
  }
}
