/** Whether keys that are pressed here write a text, so that none of them is a shortcut. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
