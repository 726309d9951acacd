/** The receiver of chosen emoji. */
export interface EmojiWindowParams {
  /** Called with every choice. The window stays open. */
  readonly onPick: (emoji: string) => void;
  /** Closes the window when it is aborted. */
  readonly signal: AbortSignal;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    emojiWindow: { params: EmojiWindowParams };
  }
}
