/** The emoji to describe. */
export interface EmojiDetailParams {
  /** The name of an emoji of this server, without colons. */
  readonly name: string;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    emojiDetail: { params: EmojiDetailParams };
  }
}
