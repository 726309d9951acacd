/** How the picker is used. */
export interface EmojiPickerParams {
  /** Called with every choice; the picker stays open. Without it, the first choice closes the picker. */
  readonly onPick?: (emoji: string) => void;
  /** Called after the picker is closed to continue in a floating window. Without it, the picker does not offer that. */
  readonly onPopOut?: () => void;
  /** Whether to leave out the pinned emoji, for example while they are edited. */
  readonly withoutPinned?: boolean;
  /** The list of pinned emoji; by default, those for texts. */
  readonly pinned?: 'reactions' | 'pinnedEmojis';
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the chosen emoji: a character, or `:name:`. */
    emojiPicker: { params: EmojiPickerParams; result: string };
  }
}
