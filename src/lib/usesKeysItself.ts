/** Elements in which letters and arrows have a meaning of their own. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="menu"], [role="slider"], [role="tablist"], video, audio';

/** Whether an element, or one around it, uses keys itself, so that no list may take them. */
export const usesKeysItself = (target: EventTarget | null): boolean => target instanceof Element && target.closest(OWN_KEYS) !== null;
