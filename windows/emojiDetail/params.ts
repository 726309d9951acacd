/** Which emoji is described. */
export interface EmojiDetailParams {
  /** Of this server, without colons. */
  readonly name: string;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    emojiDetail: { params: EmojiDetailParams };
  }
}
