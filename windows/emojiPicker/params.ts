/** What an emoji is chosen for. */
export interface EmojiPickerParams {
  /** Told of every choice: the picker stays open then. Without it the first choice ends it. */
  readonly onPick?: (emoji: string) => void;
  /** Leaves out the pinned emoji, where they are what is being put together. */
  readonly withoutPinned?: boolean;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the chosen emoji: a character, or `:name:`. */
    emojiPicker: { params: EmojiPickerParams; result: string };
  }
}
