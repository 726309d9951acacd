/** The key code of events that an input method handles. */
const IN_PROCESS = 229;

/**
 * Whether an input method handles this key, as for Japanese. Such a key means nothing else. Safari ends the composition before it
 * reports the Enter that ended it, so only the key code of that event tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
  event.isComposing || event.keyCode === IN_PROCESS;
