/** The key code of events that an input method handles. */
const IN_PROCESS = 229;

/**
 * Whether an input method handles this key, as for Japanese. Such a key means nothing else. Safari ends the composition before it
 * reports the Enter that ended it, so only the key code of that event tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
  event.isComposing || event.keyCode === IN_PROCESS;

/** Whether keys pressed in this element type text, so that they are not shortcuts. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Elements in which letters have a meaning of their own. */
const OWN_LETTERS = 'input, textarea, select, [contenteditable], [role="menu"]';

/** Elements in which letters or arrows have a meaning of their own. */
const OWN_KEYS = `${OWN_LETTERS}, [role="slider"], [role="tablist"], video, audio`;

/** Whether an element, or one around it, uses keys itself, so that no list may take them. */
export const usesKeysItself = (target: EventTarget | null): boolean => target instanceof Element && target.closest(OWN_KEYS) !== null;

/** Whether an element, or one around it, uses this key itself: tabs and sliders use arrows, but no letters. */
export const usesKey = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element && target.closest(key.length === 1 ? OWN_LETTERS : OWN_KEYS) !== null;
