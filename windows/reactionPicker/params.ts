/** What is reacted to. */
export interface ReactionPickerParams {
  /** The note: what it accepts decides what is offered. */
  readonly noteId: string;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the chosen reaction as it travels: a character, or `:name@.:`. */
    reactionPicker: { params: ReactionPickerParams; result: string };
  }
}
