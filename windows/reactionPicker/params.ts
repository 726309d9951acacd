/** The target of the reaction. */
export interface ReactionPickerParams {
  /** The id of the note, which decides which emoji are offered. */
  readonly noteId: string;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the chosen reaction as the server takes it: a character, or `:name@.:`. */
    reactionPicker: { params: ReactionPickerParams; result: string };
  }
}
