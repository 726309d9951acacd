/** Returns the text box of the note in the composer that a button belongs to. */
export const noteField = (button: HTMLButtonElement | null | undefined): HTMLTextAreaElement | null =>
  button?.form?.querySelector('textarea') ?? null;
