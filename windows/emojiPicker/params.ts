/** What an emoji is chosen for. */
export interface EmojiPickerParams {
  /** Told of every choice: the picker stays open then. Without it the first choice ends it. */
  readonly onPick?: (emoji: string) => void;
  /** Offers to go on in a window of its own; told when that is wanted, once the picker is closed. */
  readonly onPopOut?: () => void;
  /** Leaves out the pinned emoji, where they are what is being put together. */
  readonly withoutPinned?: boolean;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the chosen emoji: a character, or `:name:`. */
    emojiPicker: { params: EmojiPickerParams; result: string };
  }
}
