/** Elements in which letters have a meaning of their own. */
const OWN_LETTERS = 'input, textarea, select, [contenteditable], [role="menu"]';

/** Elements in which letters or arrows have a meaning of their own. */
const OWN_KEYS = `${OWN_LETTERS}, [role="slider"], [role="tablist"], video, audio`;

/** Whether an element, or one around it, uses keys itself, so that no list may take them. */
export const usesKeysItself = (target: EventTarget | null): boolean => target instanceof Element && target.closest(OWN_KEYS) !== null;

/** Whether an element, or one around it, uses this key itself: tabs and sliders use arrows, but no letters. */
export const usesKey = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element && target.closest(key.length === 1 ? OWN_LETTERS : OWN_KEYS) !== null;
