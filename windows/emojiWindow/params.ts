/** Where chosen emoji go. */
export interface EmojiWindowParams {
  /** Told of every choice; the window stays. */
  readonly onPick: (emoji: string) => void;
  /** Aborts when nobody listens any more; the window goes with it. */
  readonly signal: AbortSignal;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    emojiWindow: { params: EmojiWindowParams };
  }
}
